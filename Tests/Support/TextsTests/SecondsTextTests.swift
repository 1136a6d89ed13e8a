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
