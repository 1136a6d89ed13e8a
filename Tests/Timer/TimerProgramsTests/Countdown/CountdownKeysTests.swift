import Programs
import TerminalCodes
import Testing

@testable import TimerPrograms
@testable import Timers

struct CountdownKeysTests {
  @Test("No key map binds a key to two commands, and every command has a key")
  func complete() {
    #expect(CountdownProgram.keyMaps.flatMap(\.clashes).isEmpty)
    let bound = Set(CountdownProgram.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(CountdownKeyCommand.all).subtracting([.close]))
  }
}
