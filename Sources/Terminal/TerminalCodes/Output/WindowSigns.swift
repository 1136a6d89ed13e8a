/// The sequences for the parts of a window other than its text.
package enum WindowSigns {
  /// Returns the bytes that set the window's title.
  package static func title(_ text: String) -> [UInt8] {
    var output = Sequences()
    output.osc("2;\(text)")
    return output.bytes
  }

  /// Returns the bytes that show progress in the window's tab or taskbar button (OSC 9;4), or
  /// remove it if `nil`.
  package static func progress(_ percent: Int?) -> [UInt8] {
    var output = Sequences()
    output.osc(percent.map { "9;4;1;\($0)" } ?? "9;4;0;0")
    return output.bytes
  }
}

extension WindowSigns {
  /// The bytes that raise the window above others (XTWINOPS 5), which xterm, mintty and others
  /// support.
  package static let raise = Array("\u{1B}[5t".utf8)

  /// Returns the bytes that put text on the clipboard (OSC 52).
  package static func clipboard(_ text: String) -> [UInt8] {
    var output = Sequences()
    output.osc("52;c;" + String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self))
    return output.bytes
  }
}
