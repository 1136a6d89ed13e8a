/// The characters of marks, borders and scroll bars that a terminal can show.
package struct Symbols: Hashable, Sendable {
  /// Precedes the row under the cursor.
  package var cursor: String
  /// Marks what is chosen.
  package var check: String
  /// Marks what plays.
  package var playing: String
  /// The keys that move up and down, and left and right.
  package var upDown: String, leftRight: String
  /// Separates parts of a line.
  package var dot: String
  /// Stands for what was cut off.
  package var ellipsis: String
  /// The track and the thumb of a scroll bar.
  package var track: String, thumb: String
  /// The lines and corners of a border: horizontal, vertical, then clockwise from the upper left.
  package var horizontal: String, vertical: String
  package var corners: [String]
  /// A switch that is off and one that is on.
  package var off: String, on: String
  /// A radio button that is off and one that is on.
  package var unchosen: String, chosen: String
  /// The marks that lead to the previous value and to the next.
  package var previous: String, next: String

  /// Symbols for terminals that show the usual block and line characters.
  package static let unicode = Symbols(
    cursor: "▸", check: "✓", playing: "♪", upDown: "↑ ↓", leftRight: "← →", dot: "·",
    ellipsis: "…", track: "│", thumb: "┃", horizontal: "─", vertical: "│",
    corners: ["╭", "╮", "╯", "╰"], off: "○──", on: "──●", unchosen: "○", chosen: "●",
    previous: "‹", next: "›")

  /// Symbols within ASCII.
  package static let ascii = Symbols(
    cursor: ">", check: "*", playing: "~", upDown: "j k", leftRight: "h l", dot: "|",
    ellipsis: "...", track: "|", thumb: "#", horizontal: "-", vertical: "|",
    corners: ["+", "+", "+", "+"], off: "[ ]", on: "[x]", unchosen: "( )", chosen: "(*)",
    previous: "<", next: ">")
}
