/// The characters of marks, borders and scroll bars that a terminal can show.
package enum Symbols: Hashable, Sendable {
  /// The usual block and line characters.
  case unicode
  /// ASCII characters.
  case ascii

  /// The marker before the row under the cursor.
  package var cursor: String { self == .unicode ? "▸" : ">" }
  /// The mark of the selected item.
  package var check: String { self == .unicode ? "✓" : "*" }
  /// The mark of the playing item.
  package var playing: String { self == .unicode ? "♪" : "~" }
  /// The mark of a paused item.
  package var paused: String { self == .unicode ? "‖" : "=" }
  /// The separator between parts of a line.
  package var dot: String { self == .unicode ? "·" : "|" }
  /// The track of a scroll bar.
  package var track: String { self == .unicode ? "│" : "|" }
  /// The thumb of a scroll bar.
  package var thumb: String { self == .unicode ? "┃" : "#" }
  /// The horizontal line of a border.
  package var horizontal: String { self == .unicode ? "─" : "-" }
  /// The vertical line of a border.
  package var vertical: String { self == .unicode ? "│" : "|" }
  /// The corners of a border, clockwise from the top left.
  package var corners: [String] { self == .unicode ? ["╭", "╮", "╯", "╰"] : ["+", "+", "+", "+"] }
  /// A switch that is off.
  package var off: String { self == .unicode ? "○──" : "[ ]" }
  /// A switch that is on.
  package var on: String { self == .unicode ? "──●" : "[x]" }
  /// The mark for the previous value.
  package var previous: String { self == .unicode ? "‹" : "<" }
  /// The mark of a row that Enter opens.
  package var enter: String { self == .unicode ? "↵" : ">" }
  /// The mark that leads to the next value.
  package var next: String { self == .unicode ? "›" : ">" }
}
