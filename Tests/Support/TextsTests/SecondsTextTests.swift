import TestSupport
import Testing

@testable import Texts

struct SecondsTextTests {
  @Test(arguments: [
    (Duration.seconds(300), "300"), (.zero, "0"), (.milliseconds(1500), "1.5"),
    (.milliseconds(1), "0.001"), (.nanoseconds(1), "0.000000001"),
    (Duration(secondsComponent: 2, attosecondsComponent: 1), "2.000000000000000001"),
    (.milliseconds(10_050), "10.05"),
  ])
  func text(_ duration: Duration, _ text: String) {
    #expect(SecondsText.text(duration) == text)
  }
}

@Suite("Reading seconds")
struct SecondsReadingTests {
  @Test(
    "Texts that are written are read",
    arguments: [.zero, .seconds(61), .nanoseconds(1), .milliseconds(1_250)] as [Duration])
  func roundTrip(duration: Duration) {
    #expect(SecondsText.duration(SecondsText.text(duration)) == duration)
  }

  @Test(
    "Nonsense isn't read",
    arguments: ["", ".", "1.", ".5", "-1", "1e3", "99999999999", "1.1234567890123456789", "１"])
  func nonsense(text: String) {
    #expect(SecondsText.duration(text) == nil)
  }
}

@Suite("Seconds in a range")
struct SecondsInRangeTests {
  private static let all: ClosedRange<Duration> =
    .seconds(-10_000_000_000)...(.seconds(10_000_000_000))

  @Test("Durations survive a round trip", arguments: 0..<200)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let duration = Duration(
      secondsComponent: .random(in: 0..<9_000_000_000, using: &random),
      attosecondsComponent: .random(in: 0..<1_000_000_000_000_000_000, using: &random))
    for signed in [duration, .zero - duration] {
      #expect(SecondsText.duration(SecondsText.text(signed), in: Self.all) == signed)
    }
  }

  @Test(
    "Plain numbers are parsed",
    arguments: [("0", 0), ("-0", 0), ("1.5", 1500), ("-7200.25", -7_200_250)])
  func examples(text: String, milliseconds: Int) {
    #expect(SecondsText.duration(text, in: Self.all) == .milliseconds(milliseconds))
  }

  @Test(
    "Anything but a decimal number in range is rejected",
    arguments: [
      "", "-", "--1", "+1", ".5", "1.", "1.2.3", "1e3", "1,5", " 1", "٣", "1.0000000000000000001",
      "1234567890123", "10000000001",
    ])
  func refused(text: String) {
    #expect(SecondsText.duration(text, in: Self.all) == nil)
  }
}
