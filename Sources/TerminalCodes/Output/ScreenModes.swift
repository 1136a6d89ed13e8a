/// What the program changes of a terminal beside its text, and the bytes that put it back.
public enum ScreenModes {
  /// Puts back everything that a crash could leave on the alternate screen: the end of a
  /// half-written frame, colours, the screen, the cursor and the window's title.
  ///
  /// CAN first ends a sequence that was cut off.
  public static let crashOnScreen: StaticString =
    "\u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1049l\u{1B}[?25h\u{1B}[23;2t"

  /// The same where kitty pictures may be shown, which are deleted.
  public static let crashWithPictures: StaticString =
    "\u{18}\u{1B}\\\u{1B}_Ga=d,d=A,q=2\u{1B}\\\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?1049l\u{1B}[?25h\u{1B}[23;2t"

  /// Puts back everything that a crash could leave among other lines.
  public static let crashInline: StaticString =
    "\u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?25h\u{1B}[23;2t\r\n"

  /// Returns the bytes that take the screen for drawing.
  public static func enter(alternateScreen: Bool, titles: Bool) -> [UInt8] {
    var output = Sequences()
    if titles { output.csi(22, 2, final: "t") }
    if alternateScreen {
      output.mode(1049, true)
      output.csi(2, final: "J")
    }
    output.mode(25, false)
    output.mode(2004, true)
    return output.bytes
  }

  /// Returns the bytes that give the screen back.
  public static func leave(alternateScreen: Bool, titles: Bool) -> [UInt8] {
    var output = Sequences()
    // A frame may have been cut off in the middle: CAN ends a broken sequence.
    output.raw([0x18])
    output.mode(2026, false)
    output.csi(final: "m")
    output.mode(2004, false)
    if alternateScreen { output.mode(1049, false) }
    output.mode(25, true)
    if titles { output.csi(23, 2, final: "t") }
    return output.bytes
  }

  /// Returns the bytes that set the window's title.
  public static func title(_ text: String) -> [UInt8] {
    var output = Sequences()
    output.osc("2;\(text)")
    return output.bytes
  }

  /// Returns the bytes that show a share of work done at the window's tab or button (OSC 9;4), or
  /// with `nil` take it away.
  public static func progress(_ percent: Int?) -> [UInt8] {
    var output = Sequences()
    output.osc(percent.map { "9;4;1;\($0)" } ?? "9;4;0;0")
    return output.bytes
  }
}
