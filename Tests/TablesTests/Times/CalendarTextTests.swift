import TestSupport
import Testing

@testable import Tables

@Suite("Texts of dates and times")
struct CalendarTextTests {
  private func read(_ text: String) -> CalendarText? {
    let bytes = Array(text.utf8)
    return CalendarText(bytes.span, 0..<bytes.count)
  }

  @Test(
    "Times of day, fractions, halves of the day and zones",
    arguments: [
      ("2019-11-05T09:30:00", 34_200_000_000, nil), ("2019-11-05 09:30", 34_200_000_000, nil),
      ("2019-11-05T09:30:00Z", 34_200_000_000, 0),
      ("2019-11-05T09:30:00.5+01:30", 34_200_500_000, 90),
      ("2019-11-05 09:30:00 -0500", 34_200_000_000, -300),
      ("2019-11-05T09:30:00.123456789-08", 34_200_123_456, -480),
      ("2019-11-05 09:30:00 UTC", 34_200_000_000, 0), ("11/5/2019 9:30", 34_200_000_000, nil),
      ("11/5/2019 9:30 PM", 77_400_000_000, nil), ("11/5/2019, 12:05 am", 300_000_000, nil),
      ("2011.12.08,18:49", 67_740_000_000, nil), ("09:30", 34_200_000_000, nil),
      ("2019-11-05t23:59:59,999", 86_399_999_000, nil),
    ] as [(String, Int64, Int?)])
  func clocks(text: String, microseconds: Int64, zone: Int?) {
    #expect(read(text)?.microseconds == microseconds)
    #expect(read(text)?.zone == zone)
    #expect(read(text)?.hasClock == true)
  }

  @Test("The offset and length of the year decide the order")
  func orders() {
    #expect(read("2019-11-05")?.order == .yearFirst)
    #expect(read("2019/1/5")?.order == .yearFirst)
    #expect(read("2011.12.08")?.order == .yearFirst)
    #expect(read("5.11.2019")?.order == .dayFirst)
    #expect(read("11/5/2019")?.order == .yearLast)
    #expect(read("11-5-2019")?.order == .yearLast)
    #expect(read("9:30")?.hasDate == false)
  }

  @Test(
    "Other texts aren't times",
    arguments: [
      "", "2019", "2019-11", "2019-11-05-01", "11/5/19", "19-11-05", "2019-11/05", "2019-11-05T",
      "2019-11-05T9", "2019-11-05T24:00", "2019-11-05T09:60", "2019-11-05T09:30:60", "13:00 PM",
      "0:30 AM", "2019-11-05T09:30+25:00", "2019-11-05T09:30 CET", "2019-11-05x09:30", "3080.8",
      "1.2.3", "2019-11-05T09:30:", "2019-11-05T09:30:00.", "20191105",
    ])
  func refused(text: String) { #expect(read(text) == nil) }

  @Test("No part of a text or random bytes crash")
  func random() {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("0123456789-/.: TZ+,amp".utf8)
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
      _ = CalendarText(bytes.span, 0..<bytes.count)
    }
  }
}
