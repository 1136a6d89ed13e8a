import Runtime
import Testing

struct ProgramArgumentsTests {
  @Test("The arguments equal the standard library's, if it finds any")
  func same() {
    #expect(ProgramArguments.all == CommandLine.arguments)
    let words = [ProgramArguments.name].compactMap(\.self) + ProgramArguments.words
    #expect(words == ProgramArguments.all)
  }
}
