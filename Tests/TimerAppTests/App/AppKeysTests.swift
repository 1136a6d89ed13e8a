import Programs
import TerminalCodes
import Testing

@testable import TimerApp

struct AppKeysTests {
  @Test("No key map binds a key to two commands")
  func clashes() { #expect(AppKeys.all.flatMap(\.clashes).isEmpty) }

  @Test("Every command has a key, so that the mouse is never required")
  func commands() {
    let bound = Set(AppKeys.all.flatMap(\.bindings).map(\.command))
    for command in AppCommand.allCases { #expect(bound.contains(command), "\(command)") }
  }

  @Test("No key of the wheels starts a typed time")
  func words() {
    let keys = (AppKeys.setting.bindings + AppKeys.general.bindings).flatMap(\.keys)
    for letter in ["u", "t", "m", "w", "f", "s", "p", "P"] as [Character] {
      #expect(!keys.contains { $0.key == .character(letter) && $0.modifiers.isEmpty }, "\(letter)")
    }
  }
}
