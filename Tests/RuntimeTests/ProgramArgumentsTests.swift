import Runtime
import Testing

struct ProgramArgumentsTests {
  @Test("They are those that the standard library finds, where that finds any")
  func same() {
    #expect(ProgramArguments.all == CommandLine.arguments)
    let words = [ProgramArguments.name].compactMap(\.self) + ProgramArguments.words
    #expect(words == ProgramArguments.all)
  }
}
