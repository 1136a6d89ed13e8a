/// A terminal's reply to a query.
package enum Reply: Hashable, Sendable {
  /// The primary device attributes (DA1), which every terminal reports, so they end a batch.
  case deviceAttributes([Int])
  /// The background color (OSC 11), each component from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The size of a cell in pixels (CSI 16 t).
  case cellSize(width: Int, height: Int)
  /// The size of the text area in pixels (CSI 14 t).
  case textAreaSize(width: Int, height: Int)
  /// The terminal's name and version (XTVERSION).
  case version(String)
  /// The number of colors that a sixel picture can have (XTSMGRAPHICS).
  case sixelRegisters(Int)
  /// The largest sixel picture in pixels (XTSMGRAPHICS).
  case sixelGeometry(width: Int, height: Int)
  /// Whether the kitty picture with an ID was accepted.
  case kittyGraphics(ok: Bool, id: UInt32)
  /// The active flags of kitty's keyboard protocol (CSI ? u); a terminal that replies supports it.
  case keyboardFlags(Int)
  /// The state of a private mode (DECRQM): 0 is unknown, 1 set, 2 reset, 3 permanently set, 4
  /// permanently reset.
  case mode(Int, state: Int)
  /// The cursor position, starting at 1 (DSR 6).
  ///
  /// Some keys, such as Shift-F3, look the same, so it is meaningful only after a query.
  case cursorPosition(row: Int, column: Int)
}
