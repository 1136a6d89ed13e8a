internal import Clocks
package import Programs
package import TerminalCodes
package import Testing

extension ProgramTester {
  /// Presses a key by name, such as "j", "ctrl-c" or "shift-tab".
  package mutating func press(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let press = KeyPress(named: name) else {
      Issue.record("unknown key '\(name)'", sourceLocation: sourceLocation)
      return
    }
    self.press(press)
  }

  /// Presses a key.
  package mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    press(KeyPress(key, modifiers))
  }

  /// Presses a key.
  package mutating func press(_ press: KeyPress) { receive(.key(press)) }

  /// Types characters, each in its own turn.
  package mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Pastes a text.
  package mutating func paste(_ text: String) { receive(.paste(text)) }

  /// Delivers a reply of the terminal.
  package mutating func reply(_ reply: Reply) { receive(.reply(reply)) }

  /// Delivers a message to the program.
  package mutating func message(_ message: P.Message) { turn([.message(message)]) }

  /// Delivers bytes in one read; an incomplete sequence is flushed when the decoder's patience
  /// ends.
  package mutating func bytes(_ bytes: [UInt8]) {
    let events = decoder.decode(bytes)
    inputDeadline = decoder.patience.map { now.instant.advanced(by: $0) }
    if !events.isEmpty { turn(events.map { .terminal($0) }) }
  }

  /// Delivers several events in one read.
  package mutating func receive(_ events: InputEvent...) {
    turn(events.map { .terminal($0) })
  }
}
