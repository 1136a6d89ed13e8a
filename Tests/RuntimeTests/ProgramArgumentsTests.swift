import Runtime
import Testing

struct ProgramArgumentsTests {
  @Test("They are those that the standard library finds, where that finds any")
  func same() {
    #expect(ProgramArguments.all == CommandLine.arguments)
    #expect([ProgramArguments.name].compactMap(\.self) + ProgramArguments.words == ProgramArguments.all)
  }
}
