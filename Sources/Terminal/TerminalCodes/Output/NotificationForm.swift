/// A control sequence that shows a desktop notification.
package enum NotificationForm: Hashable, Sendable {
  /// iTerm2's OSC 9: a text.
  case osc9
  /// rxvt-unicode's OSC 777: a title and a text.
  case osc777
  /// kitty's OSC 99: a title and a text, with metadata.
  case osc99

  /// Returns the bytes that show a message.
  ///
  /// See <https://iterm2.com/documentation-escape-codes.html> and
  /// <https://sw.kovidgoyal.net/kitty/desktop-notifications/>.
  package func bytes(title: String, text: String) -> [UInt8] {
    var output = Sequences()
    switch self {
    case .osc9: output.osc("9;\(title): \(text)")
    case .osc777: output.osc("777;notify;\(plain(title));\(text)")
    case .osc99:
      output.osc("99;i=timer:d=0:p=title;\(title)")
      output.osc("99;i=timer:d=1:p=body;\(text)")
    }
    return output.bytes
  }

  /// Returns a title without semicolons, which would end it.
  private func plain(_ title: String) -> String {
    String(String.UnicodeScalarView(title.unicodeScalars.map { $0 == ";" ? "," : $0 }))
  }
}
