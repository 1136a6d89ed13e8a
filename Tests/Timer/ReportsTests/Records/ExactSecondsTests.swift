import Testing

@testable import Reports

@Suite("Exact seconds")
struct ExactSecondsTests {
  private static let all: ClosedRange<Duration> =
    .seconds(-10_000_000_000)...(.seconds(10_000_000_000))

  @Test("Durations survive a round trip", arguments: 0..<200)
  func roundTrip(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let duration = random.duration(upTo: .seconds(9_000_000_000))
    for signed in [duration, .zero - duration] {
      #expect(ExactSeconds.duration(ExactSeconds.text(signed), in: Self.all) == signed)
    }
  }

  @Test(
    "Plain numbers are parsed",
    arguments: [("0", 0), ("-0", 0), ("1.5", 1500), ("-7200.25", -7_200_250)])
  func examples(text: String, milliseconds: Int) {
    #expect(ExactSeconds.duration(text, in: Self.all) == .milliseconds(milliseconds))
  }

  @Test(
    "Anything but a decimal number in range is rejected",
    arguments: [
      "", "-", "--1", "+1", ".5", "1.", "1.2.3", "1e3", "1,5", " 1", "٣", "1.0000000000000000001",
      "1234567890123", "10000000001",
    ])
  func refused(text: String) {
    #expect(ExactSeconds.duration(text, in: Self.all) == nil)
  }
}
