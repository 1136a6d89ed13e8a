package import Countdowns
package import Programs
package import TerminalCodes

/// The key bindings shared by all programs that show a timer.
package enum TimerKeys<Command: Hashable & Sendable> {
  package typealias Binding = KeyBinding<Command>

  /// Returns the keys that change the time.
  static func changing(_ command: (TimerCommand) -> Command, rank: Int? = nil) -> [Binding] {
    func listing(_ step: Int) -> Binding.Listing { rank.map { .footer(rank: $0 + step) } ?? .help }
    return [
      Binding(command(.add(.seconds(60))), ["+", "="], "add a minute", listing(0)),
      Binding(command(.take(.seconds(60))), ["-", "_"], "remove a minute", listing(1)),
      // The minus sign of some keyboard layouts.
      Binding(command(.take(.seconds(60))), ["−"], "remove a minute", .hidden),
      Binding(command(.add(.seconds(10))), ["]"], "add ten seconds"),
      Binding(command(.take(.seconds(10))), ["["], "remove ten seconds"),
    ]
  }

  /// Returns the keys while the alarm rings.
  package static func ringing(_ command: (TimerCommand) -> Command, stop: [KeyPress] = [])
    -> [Binding]
  {
    [
      Binding(
        command(.acknowledge), [KeyPress(.enter), " "] + stop, "stop the alarm",
        .footer(rank: 0)),
      Binding(command(.snooze), ["s"], "snooze the alarm", .footer(rank: 1)),
    ]
  }
}
