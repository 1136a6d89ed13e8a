/// The way positions in a grid are addressed.
package enum Addressing: Hashable, Sendable {
  /// The grid fills the screen, and the cursor moves to absolute positions.
  case screen
  /// The grid occupies a few lines, and only positions relative to the first one are known.
  case inline
}

extension Addressing {
  /// Returns the bytes that write something at a position, starting at 0.
  ///
  /// An inline grid's cursor must be in the first cell, and returns there. The cursor of a grid
  /// that fills the screen is left at an arbitrary position.
  func at(column: Int, row: Int, _ bytes: [UInt8]) -> [UInt8] {
    var output = Sequences()
    switch self {
    case .screen:
      output.csi(row + 1, column + 1, final: "H")
      output.raw(bytes)
    case .inline:
      // DECSC and DECRC: where a picture leaves the cursor depends on the terminal.
      output.text("\u{1B}7")
      if row > 0 { output.csi(row, final: "B") }
      if column > 0 { output.csi(column, final: "C") }
      output.raw(bytes)
      output.text("\u{1B}8")
    }
    return output.bytes
  }
}
