/// A key as a person means it.
public enum Key: Hashable, Sendable {
  /// A character, a letter key with Shift included.
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
}

/// What a terminal sends.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(Key)
  /// An answer to a question.
  case reply(Reply)
}

/// A terminal's answer to a question.
public enum Reply: Hashable, Sendable {
  /// Its primary device attributes (DA1): every terminal answers that, so it ends a round.
  case deviceAttributes([Int])
  /// The background colour (OSC 11), each part from 0 to 255.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The size of a cell in pixels (CSI 16 t).
  case cellSize(width: Int, height: Int)
  /// The size of the text area in pixels (CSI 14 t).
  case textAreaSize(width: Int, height: Int)
  /// The terminal's name and version (XTVERSION).
  case version(String)
  /// How many colours a sixel picture can have (XTSMGRAPHICS).
  case sixelRegisters(Int)
  /// The largest sixel picture in pixels (XTSMGRAPHICS).
  case sixelGeometry(width: Int, height: Int)
  /// Whether a kitty picture of some number was taken.
  case kittyGraphics(ok: Bool, id: UInt32)
  /// The state of a private mode (DECRQM): 0 is unknown, 1 set, 2 reset, 3 and 4 the same for good.
  case mode(Int, state: Int)
  /// Where the cursor is, counted from 1 (DSR 6). F3 with Shift and the like look the same: it
  /// counts only when it was asked for.
  case cursorPosition(row: Int, column: Int)
}
