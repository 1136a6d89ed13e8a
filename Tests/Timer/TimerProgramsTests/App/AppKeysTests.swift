import Programs
import TerminalCodes
import Testing

@testable import TimerPrograms
@testable import Timers

struct AppKeysTests {
  @Test("No key map binds a key to two commands")
  func clashes() { #expect(AppKeys.all.flatMap(\.clashes).isEmpty) }

  @Test("Every command has a key, so that the mouse is never required")
  func commands() {
    let bound = Set(AppKeys.all.flatMap(\.bindings).map(\.command))
    for command in AppKeyCommand.all { #expect(bound.contains(command), "\(command)") }
  }

  @Test("Every word with which a time begins can be typed, unless its first letter is a key")
  func words() {
    let keys = (AppKeys.setting.bindings + AppKeys.general.bindings).filter { $0.command != .undo }
      .flatMap(\.keys)
    for word in [
      "until 14:30", "tomorrow", "wed 9am", "fri", "sat", "monday", "midnight", "noon", "P1D",
      "Until",
    ] {
      let letter = word.first ?? " "
      let isKey = keys.contains { $0.key == .character(letter) && $0.modifiers.isEmpty }
      #expect(isKey || TimeEntry.canBegin(with: letter, after: ""), "\(word)")
    }
    for letter in "bcegklqrvxyzBRX" as String {
      #expect(!TimeEntry.canBegin(with: letter, after: ""), "\(letter)")
    }
    for unit in "hmsdwaHM" as String { #expect(TimeEntry.canBegin(with: unit, after: "5")) }
    for letter in "qrbx" as String { #expect(!TimeEntry.canBegin(with: letter, after: "5")) }
  }
}
