import Programs
import Testing

@testable import TimerPrograms
@testable import Timers

struct AttachKeysTests {
  @Test("No key map binds a key to two commands, and every command has a key")
  func complete() {
    #expect(AttachProgram.keyMaps.flatMap(\.clashes).isEmpty)
    let bound = Set(AttachProgram.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(CountdownKeyCommand.all).subtracting([.moveToBackground]))
  }

  @Test("The key maps of a view and of a countdown have different titles")
  func titles() {
    let titles = Set(CountdownProgram.keyMaps.map(\.title))
    #expect(titles.isDisjoint(with: AttachProgram.keyMaps.map(\.title)))
  }
}
