import Testing

@testable import TerminalIO

struct ProcessAgeTests {
  @Test("A process is at least as old as its processor time, unless it ran another program before")
  func age() {
    for (milliseconds, age) in [(0.0, 0.0), (1.25, 1.25), (5, 5), (5.001, 0), (60_000, 0)] {
      #expect(ProcessAge.age(after: .milliseconds(milliseconds)) == .milliseconds(age))
    }
  }

  @Test("The age of this process is a part of its start, or unknown")
  func own() {
    #expect((.zero...ProcessAge.longestStart).contains(ProcessAge.least))
  }
}
