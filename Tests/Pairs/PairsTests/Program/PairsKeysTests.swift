import Programs
import Testing

@testable import Pairs

struct PairsKeysTests {
  @Test("No table assigns a key twice, and every command has a key")
  func complete() {
    #expect(PairsKeys.all.flatMap(\.clashes).isEmpty)
    let bound = Set(PairsKeys.all.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(PairsKeyCommand.allCases))
  }
}
