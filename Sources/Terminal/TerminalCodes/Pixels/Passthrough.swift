/// The multiplexer between the program and the terminal.
package enum Passthrough: Hashable, Sendable {
  /// No multiplexer.
  case none
  /// tmux, which passes wrapped sequences on if its `allow-passthrough` is on.
  case tmux

  /// Returns a sequence wrapped for the multiplexer.
  package func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    guard self == .tmux else { return sequence }
    var bytes = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence {
      if byte == 0x1B { bytes.append(0x1B) }
      bytes.append(byte)
    }
    return bytes + [0x1B, 0x5C]
  }
}
