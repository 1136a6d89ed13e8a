import Programs
import Testing

struct ActionTests {
  @Test("A containing program gets the common actions, but neither effects nor the end")
  func passedOn() {
    let actions: [Action<Int>] = [
      .perform(1), .say("two"), .copy("three"), .raiseWindow, .redraw, .end(status: 0), .interrupt,
      .quit, .suspend,
    ]
    let passed: [Action<String>] = actions.compactMap { $0.passedOn() }
    #expect(
      passed == [
        .say("two"), .copy("three"), .raiseWindow, .redraw, .interrupt, .quit, .suspend,
      ])
  }
}
