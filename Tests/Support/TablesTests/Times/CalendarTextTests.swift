import Clocks
import TestSupport
import Testing

@testable import Tables

@Suite("Dates and times as text")
struct CalendarTextTests {
  private func read(_ text: String) -> CalendarText? {
    let bytes = Array(text.utf8)
    return CalendarText(bytes.span, 0..<bytes.count)
  }

  @Test(
    "Times of day have fractions, am or pm, and zones",
    arguments: [
      ("2019-11-05T09:30:00", 34_200_000_000, nil), ("2019-11-05 09:30", 34_200_000_000, nil),
      ("2019-11-05T09:30:00Z", 34_200_000_000, 0),
      ("2019-11-05T09:30:00.5+01:30", 34_200_500_000, 90),
      ("2019-11-05 09:30:00 -0500", 34_200_000_000, -300),
      ("2019-11-05T09:30:00.123456789-08", 34_200_123_456, -480),
      ("2019-11-05 09:30:00 UTC", 34_200_000_000, 0), ("11/5/2019 9:30", 34_200_000_000, nil),
      ("11/5/2019 9:30 PM", 77_400_000_000, nil), ("11/5/2019, 12:05 am", 300_000_000, nil),
      ("2019110509", 32_400_000_000, nil), ("201911050930", 34_200_000_000, nil),
      ("20191105093000", 34_200_000_000, nil), ("2011.12.08,18:49", 67_740_000_000, nil),
      ("09:30", 34_200_000_000, nil),
      ("2019-11-05t23:59:59,999", 86_399_999_000, nil), ("20150311T000000", 0, nil),
      ("20150311T093000.5Z", 34_200_500_000, 0), ("2015-03-11T0930", 34_200_000_000, nil),
    ] as [(String, Int64, Int?)])
  func clocks(text: String, microseconds: Int64, zone: Int?) {
    #expect(read(text)?.microseconds == microseconds)
    #expect(read(text)?.zone == zone)
    #expect(read(text)?.hasClock == true)
  }

  @Test("Only years of 53 weeks have week 53")
  func longYears() {
    for year in ["2015", "2020", "2026"] { #expect(read("\(year)-W53") != nil) }
    for year in ["2019", "2021", "2024"] {
      #expect(read("\(year)-W53") == nil && read("\(year)-W53-1") == nil)
      #expect(read("\(year)-W52-7") != nil)
    }
  }

  @Test("The position and length of the year determine the order")
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
    "Months have names, and years may have two digits",
    arguments: [
      ("5 Nov 2019", 18_205), ("05-Nov-2019", 18_205), ("5. November 2019", 18_205),
      ("5-nov-19", 18_205), ("Nov 5, 2019", 18_205), ("November 5th, 2019", 18_205),
      ("NOV. 5 2019", 18_205), ("Tue, 05 Nov 2019", 18_205), ("Tuesday 2019-11-05", 18_205),
      ("2019 Nov 5", 18_205), ("Sept 1, 1969", -122), ("05.11.19", 18_205), ("5/Nov/2019", 18_205),
      ("20191105", 18_205), ("1 Jan 69", -365), ("1 Jan 68", 35_794), ("2019-11", 18_201),
      ("11/2019", 18_201), ("Nov 2019", 18_201), ("Nov-19", 18_201), ("2019 Nov", 18_201),
      ("2019-W01", 17_896), ("2020W53", 18_624),
      ("2024-W07-3", 19_767), ("2019-Q4", 18_170), ("2019Q4", 18_170), ("Q4 2019", 18_170),
      ("Q1-2020", 18_262),
    ])
  func names(text: String, day: Int) {
    #expect(read(text)?.date(isDayFirst: true)?.epochDay == day)
    #expect(read(text)?.hasDate == true)
  }

  @Test("Two-digit years occur with day or month first")
  func shortYears() {
    #expect(read("11/5/19")?.order == .yearLast)
    #expect(read("11/5/19")?.date(isDayFirst: false)?.epochDay == 18_205)
    #expect(read("11/5/19")?.date(isDayFirst: true)?.epochDay == 18_027)
    #expect(read("5 Nov 2019 9:30 PM")?.microseconds == 77_400_000_000)
  }

  @Test(
    "Other texts aren't times",
    arguments: [
      "", "2019", "2019-13", "13/2019", "2019-11-05-01", "19-11-05", "11.2019", "2019.11",
      "2019-11/05", "2019-11-05T", "2019-11-05T9", "2019-11-05T24:00", "2019-11-05T09:60",
      "2019-11-05T09:30:60", "13:00 PM", "0:30 AM", "2019-11-05T09:30+25:00",
      "2019-11-05T09:30 CET", "2019-11-05x09:30", "3080.8", "1.2.3", "1.10.12", "2.30.10",
      "30.30.10", "5.11.19", "5/1024", "mon tue 2019-11-05", "2019-11-05T09:30:",
      "2019-11-05T09:30:00.", "20191305", "31011105", "2019110524", "1704067200", "2019-11-05T09",
      "2019-11-05 09", "2019-11T09:30", "Now 5, 2019", "Mar 10",
      "May", "5 Nov", "Nov 5", "Nov 5, 191", "2019-Q5", "Q4", "Novembers 2019", "Monday",
      "Mon, 5 of Nov 2019", "2019 Novem", "5th Nov 2019 x",
    ])
  func refused(text: String) { #expect(read(text) == nil) }

  @Test("Truncated texts and random bytes never trap")
  func random() {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("0123456789-/.: TZ+,ampnovjeQ".utf8)
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
      _ = CalendarText(bytes.span, 0..<bytes.count)
    }
  }
}
