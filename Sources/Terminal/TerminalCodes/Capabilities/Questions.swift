/// The queries that are sent with the first frame, in one batch.
package enum Questions {
  /// Returns the bytes that query the background color, the size of a cell if it is unknown and,
  /// last, the device attributes.
  ///
  /// Every terminal replies to those, so their reply ends the batch.
  ///
  /// - Parameters:
  ///   - asksCellSize: Whether to query the size of a cell.
  ///   - asksName: Whether to query the terminal's name and version (XTVERSION), which reveal
  ///     whether it is likely to support kitty's pictures, and synchronized output (mode 2026).
  ///   - asksKeyboard: Whether to query kitty's keyboard protocol.
  /// - Returns: The bytes.
  package static func batch(
    asksCellSize: Bool, asksName: Bool = false, asksKeyboard: Bool = false
  ) -> [UInt8] {
    var output = Sequences()
    if asksName {
      output.text("\u{1B}[>0q")
      output.text("\u{1B}[?2026$p")
    }
    if asksKeyboard { output.text("\u{1B}[?u") }
    output.osc("11;?")
    if asksCellSize {
      output.csi(16, final: "t")
      output.csi(14, final: "t")
    }
    output.csi(final: "c")
    return output.bytes
  }

  /// The picture ID in the query for kitty's protocol.
  package static let pictureID: UInt32 = 31

  /// Returns the bytes of a second batch, about pixels, also ended by the device attributes; empty
  /// if there is nothing to query.
  ///
  /// - Parameters:
  ///   - kitty: Whether to query kitty's protocol; terminals that don't support it may print the
  ///     query.
  ///   - sixel: Whether to query the number of colors and the largest picture (XTSMGRAPHICS), which
  ///     terminals without sixels may interpret as scrolling.
  /// - Returns: The bytes.
  package static func pixels(kitty: Bool, sixel: Bool) -> [UInt8] {
    guard kitty || sixel else { return [] }
    var output = Sequences()
    if kitty { output.text("\u{1B}_Gi=\(pictureID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\") }
    if sixel {
      output.text("\u{1B}[?1;1;0S")
      output.text("\u{1B}[?2;1;0S")
    }
    output.csi(final: "c")
    return output.bytes
  }

  /// Returns the bytes that print each scalar in the first column, query the cursor position after
  /// it and clear the row, and query the device attributes last.
  package static func widths(of scalars: [Unicode.Scalar]) -> [UInt8] {
    var output = Sequences()
    for scalar in scalars {
      output.raw([0x0D])
      output.scalar(scalar)
      output.csi(6, final: "n")
    }
    output.raw([0x0D])
    output.csi(final: "K")
    output.csi(final: "c")
    return output.bytes
  }
}
