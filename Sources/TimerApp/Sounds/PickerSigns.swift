internal import Cells
internal import TerminalCodes

/// The signs of the sound picker, as far as the terminal has them.
struct PickerSigns: Hashable, Sendable {
  /// Before the row of the cursor.
  let cursor: String
  /// Before the chosen sound.
  let chosen: String
  /// Before the sound that plays.
  let playing: String
  /// The keys that move the cursor.
  let arrows: String
  /// The track and the thumb of the scroll bar.
  let track: String, thumb: String

  /// How many bars of a picture a column can hold.
  let barsPerCell: Int

  init(_ capabilities: Capabilities) {
    let isPlain = !capabilities.isUTF8 || [.ascii, .half].contains(capabilities.glyphs)
    barsPerCell = isPlain ? 1 : 2
    cursor = isPlain ? ">" : "▸"
    chosen = isPlain ? "*" : "✓"
    playing = isPlain ? "~" : "♪"
    arrows = isPlain ? "j k" : "↑ ↓"
    track = isPlain ? "|" : "│"
    thumb = isPlain ? "#" : "┃"
  }
}
