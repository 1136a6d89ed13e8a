import Testing
import TestSupport

@testable import Sharing

@Suite("Milliseconds as text")
struct MillisecondsTextTests {
  @Test("Microseconds survive, for lengths and for wall times of today")
  func roundTrip() {
    var generator = SeededGenerator(seed: 1)
    for limit in [1_000_000, 4_000_000_000_000, 4_000_000_000_000_000] as [Int64] {
      for _ in 0..<1000 {
        let duration = Duration.microseconds(Int64.random(in: -limit...limit, using: &generator))
        #expect(MillisecondsText.duration(MillisecondsText.text(duration)) == duration)
      }
    }
  }

  @Test("Fractions of a microsecond are dropped")
  func text() {
    #expect(MillisecondsText.text(.nanoseconds(1_234_567)) == "1.234")
    #expect(MillisecondsText.text(.seconds(-2)) == "-2000")
    #expect(MillisecondsText.text(.zero) == "0")
  }

  @Test(
    "All forms of a JSON number are read",
    arguments: [("1.5", 1500), ("2e3", 2_000_000), ("-0.5", -500), ("1E-3", 1)])
  func forms(text: String, microseconds: Int64) {
    #expect(MillisecondsText.duration(text) == .microseconds(microseconds))
  }

  @Test(
    "Numbers that no duration can have are refused",
    arguments: ["1e999", "-1e999", "1e15", "nan", "inf", "", "9223372036854775808000"])
  func refused(text: String) { #expect(MillisecondsText.duration(text) == nil) }

  @Test("Whole numbers may have an exponent but no fraction")
  func whole() {
    #expect(MillisecondsText.whole("7") == 7 && MillisecondsText.whole("7.0") == 7)
    #expect(MillisecondsText.whole("7e1") == 70)
    for text in ["7.5", "1e99", "9007199254740993", "-9223372036854775808", "99999999999999999999"]
    {
      #expect(MillisecondsText.whole(text) == nil)
    }
  }
}
