package import Programs
package import TerminalCodes
internal import Widgets

/// The program-specific part of random stories.
package struct StoryPlan<P: Program>: Sendable {
  /// Creates the program of a story.
  package var program: @Sendable (inout SeededGenerator) -> P
  /// Returns a message for the program; `nil` for none.
  package var message: @Sendable (P, inout SeededGenerator) -> P.Message?
  /// The keys to press besides those of the key tables and those that move.
  package var keys: [KeyPress]
  /// Returns whether nothing may wake the program once all animations have ended.
  package var rests: @Sendable (P) -> Bool
  /// Returns whether a pane's items are stacked without gaps.
  package var isColumn: @Sendable (P.Owner) -> Bool
  /// Returns whether the program may request an action.
  package var allows: @Sendable (Action<P.Effect>) -> Bool

  package init(
    keys: [KeyPress] = [], rests: @escaping @Sendable (P) -> Bool = { _ in true },
    isColumn: @escaping @Sendable (P.Owner) -> Bool = { _ in true },
    allows: @escaping @Sendable (Action<P.Effect>) -> Bool = { _ in true },
    message: @escaping @Sendable (P, inout SeededGenerator) -> P.Message? = { _, _ in nil },
    program: @escaping @Sendable (inout SeededGenerator) -> P
  ) {
    self.program = program
    self.message = message
    self.keys = keys
    self.rests = rests
    self.isColumn = isColumn
    self.allows = allows
  }

  /// The keys that a story presses.
  var allKeys: [KeyPress] {
    let moves = [
      "tab", "tab", "shift-tab", "up", "down", "left", "right", "enter", "space", "home", "end",
      "page-up", "page-down", "esc", "字", "backspace", "ctrl-l",
    ].compactMap { KeyPress(named: $0) }
    let own = P.keyMaps.flatMap { $0.bindings.flatMap(\.keys) }
    return moves + own.filter { !moves.contains($0) } + keys
  }
}
