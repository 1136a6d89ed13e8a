import Countdowns
import Testing

struct ColonFormTests {
  @Test(
    "Minutes and hours with colons are parsed",
    arguments: [
      ("90:00", Duration.seconds(5400)), ("0:05.5", .milliseconds(5500)), ("4:3", nil),
      ("100:59", .seconds(6059)), ("30:00:00", .seconds(108_000)),
      ("1:30:00.25", .milliseconds(5_400_250)),
      ("1:99", nil), ("1:60", nil), ("1:60:00", nil), ("1:2:03", nil), ("1:2:3:4", nil),
      (":30", nil),
      ("5:", nil), ("1.5:00", nil), ("1:05.5:00", nil), ("1:-5", nil), ("1:030", nil),
      ("1:00m", nil),
      ("1:30Z", nil), (".5:00", nil), ("1:.50", nil),
    ])
  func minutesAndHoursWithColonsAreParsed(_ text: String, _ span: Duration?) throws {
    if let span {
      #expect(try Reading(words: [text]) == .span(span, hint: nil))
    } else {
      #expect(throws: ReadingError.notAColonForm(text)) { try Reading(words: [text]) }
    }
  }

  @Test(
    "A span that may be a time of day has a hint",
    arguments: [("14:30", 870), ("0:30", 30), ("23:59", 1439), ("14:30:15", 52_215)])
  func spanThatMayBeATimeOfDayHasAHint(_ text: String, _ seconds: Int) throws {
    let hint = "time of day: until \(text)"
    #expect(try Reading(words: [text]) == .span(.seconds(seconds), hint: hint))
  }

  @Test(
    "A span that can't be a time of day has no hint",
    arguments: [("24:00", 1440), ("90:00", 5400), ("014:30", 870)])
  func spanThatCantBeATimeOfDayHasNoHint(_ text: String, _ seconds: Int) throws {
    #expect(try Reading(words: [text]) == .span(.seconds(seconds), hint: nil))
  }

  @Test(
    "A span with colons can't have other words beside it",
    arguments: [
      ("1d 10:30:00", ReadingError.notAlone("10:30:00")), ("5:00 min", .notAlone("5:00")),
      ("5m until 14:30", .notAlone("14:30")), ("-1:30", .negative("-1:30")),
      ("0:00", .zero("0:00")),
      ("9999999999:00", .tooLong("9999999999:00")),
    ])
  func spanWithColonsCantHaveOtherWordsBesideIt(_ text: String, _ error: ReadingError) {
    #expect(throws: error) { try Reading(words: [text]) }
  }
}
