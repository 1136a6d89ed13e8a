import Charts
import Testing

@testable import Quotes

@Suite struct ISOTimeTests {
  private func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return ISOTime.seconds(bytes.span, 0..<bytes.count, zone: .utc)
  }

  @Test(
    "The most common times are parsed to the microsecond",
    arguments: [
      ("2019-11-06T08:30:00Z", 1_573_029_000), ("2019-11-06 08:30:15", 1_573_029_015),
      ("2019-11-06T08:30:00.25", 1_573_029_000.25),
      ("2019-11-06t08:30:00.1234567z", 1_573_029_000.123456),
    ])
  func times(text: String, expected: Double) { #expect(seconds(text) == expected) }

  @Test(
    "Other spellings are left to the general parser",
    arguments: [
      "", "2019-11-06", "2019-11-06T08:30", "2019-13-06T08:30:00", "2019-11-06T24:30:00",
      "2019-11-06T08:30:00.", "2019-11-06T08:30:00+01:00", "2019-11-06T08:30:00Zx",
    ])
  func others(text: String) { #expect(seconds(text) == nil) }
}
