/// The questions that go out with the first frame, in one batch.
public enum Questions {
  /// Returns the bytes that ask for the background colour, for the size of a cell when it isn't
  /// known, and last for the device attributes, which every terminal answers: after those nothing
  /// more comes.
  ///
  /// - Parameters:
  ///   - asksCellSize: Whether the size of a cell is asked for.
  ///   - asksName: Whether the terminal's name and version are asked for (XTVERSION), which tells
  ///     whether it is likely to know kitty's pictures, and whether it can hold back a half-drawn
  ///     frame (mode 2026).
  /// - Returns: The bytes.
  public static func batch(asksCellSize: Bool, asksName: Bool = false) -> [UInt8] {
    var output = Sequences()
    if asksName {
      output.text("\u{1B}[>0q")
      output.text("\u{1B}[?2026$p")
    }
    output.osc("11;?")
    if asksCellSize {
      output.csi(16, final: "t")
      output.csi(14, final: "t")
    }
    output.csi(final: "c")
    return output.bytes
  }

  /// The number of the picture in the question for kitty's protocol.
  public static let pictureID: UInt32 = 31

  /// Returns the bytes of a second batch, about pixels, ended by the device attributes again;
  /// none when nothing is asked.
  ///
  /// - Parameters:
  ///   - kitty: Whether kitty's protocol is asked for: terminals that don't know it may print the
  ///     question.
  ///   - sixel: Whether the number of colours and the largest picture are asked for (XTSMGRAPHICS),
  ///     which terminals without sixels may take for scrolling.
  /// - Returns: The bytes.
  public static func pixels(kitty: Bool, sixel: Bool) -> [UInt8] {
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

  /// Returns the bytes that print each scalar in the first column, ask where the cursor stands then,
  /// and leave the row empty; ended by the device attributes.
  public static func widths(of scalars: [Unicode.Scalar]) -> [UInt8] {
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
