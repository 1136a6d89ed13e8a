import Countdowns
import Testing

struct SpanErrorTests {
  @Test(
    "A duration is parsed as people type it",
    arguments: [
      ("5m", Duration.seconds(300)), ("1h30m", .seconds(5400)), ("1h 30", .seconds(0)),
      ("90", .seconds(90)),
      ("4:30", .seconds(270)), ("PT1H", .seconds(3600)), ("half an hour", .seconds(1800)),
      (" 250 ms ", .milliseconds(250)),
    ])
  func parses(_ text: String, _ span: Duration) throws {
    guard span > .zero else {
      #expect(throws: SpanError.self) { try Duration(reading: text) }
      return
    }
    #expect(try Duration(reading: text) == span)
    #expect(try Duration(reading: SpanText.typed(span)) == span)
  }

  @Test(
    "An error is a sentence about a countdown",
    arguments: [
      ("", "a countdown needs a span, such as 5m"), ("-", "a countdown needs a span, such as 5m"),
      ("until 14:30", "“until 14:30” is a time of day; a countdown needs a span, such as 5m"),
      ("0s", "“0s” is zero; a countdown needs a span above zero, such as 5m"),
      ("-5m", "“-5m” is negative; a countdown needs a span above zero, such as 5m"),
      ("soon", "“soon” isn’t part of a span; write 5m, 1h30m or 4:30"),
    ])
  func sentences(_ text: String, _ sentence: String) {
    #expect(throws: SpanError.self) { try Duration(reading: text) }
    do throws(SpanError) { _ = try Duration(reading: text) } catch {
      #expect(error.description == sentence)
    }
  }
}
