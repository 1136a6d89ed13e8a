/// The questions that go out with the first frame, in one batch.
public enum Questions {
  /// Returns the bytes that ask for the background colour, for the size of a cell when it isn't
  /// known, and last for the device attributes, which every terminal answers: after those nothing
  /// more comes.
  public static func batch(asksCellSize: Bool) -> [UInt8] {
    var output = Sequences()
    output.osc("11;?")
    if asksCellSize {
      output.csi(16, final: "t")
      output.csi(14, final: "t")
    }
    output.csi(final: "c")
    return output.bytes
  }
}
