import Programs
import Testing

@testable import TimerApp

struct AttachKeysTests {
  @Test("No table gives a key to two commands, and every command has a key")
  func complete() {
    #expect(AttachProgram.keyMaps.flatMap(\.clashes).isEmpty)
    let bound = Set(AttachProgram.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(CountdownCommand.allCases))
  }

  @Test("Keys that a countdown has too are in tables with other titles")
  func titles() {
    let titles = Set(CountdownProgram.keyMaps.map(\.title))
    #expect(titles.isDisjoint(with: AttachProgram.keyMaps.map(\.title)))
  }
}
