/// A way to show pixels on a terminal.
package enum PixelProtocol: String, Hashable, Sendable, CaseIterable {
  /// DEC's pictures in bands of six rows (VT340), in xterm, foot, mlterm and others.
  case sixel
  /// The kitty graphics protocol, in kitty, Ghostty, Konsole and others.
  case kitty
  /// The inline files of iTerm2 (OSC 1337), in iTerm2, WezTerm and others.
  case iterm2
}
