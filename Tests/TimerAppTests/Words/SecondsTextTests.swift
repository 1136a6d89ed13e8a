import Testing

@testable import TimerApp

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
