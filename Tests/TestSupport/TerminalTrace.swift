/// What bytes sent to a terminal did to its modes, and the text among them.
public struct TerminalTrace: Sendable {
  /// Whether the cursor is seen.
  public private(set) var showsCursor = true
  /// Whether the alternate screen is shown.
  public private(set) var isAlternate = false
  /// Whether a frame is held back by synchronised output.
  public private(set) var isHeld = false
  /// Whether text would have a colour or an attribute.
  public private(set) var isStyled = false
  /// How many titles lie on the terminal's stack.
  public private(set) var titles = 0
  /// How often the bell was struck.
  public private(set) var bells = 0
  /// The last title.
  public private(set) var title: String?
  /// The characters that aren't part of a sequence.
  public private(set) var text = ""

  /// Whether all modes are as they were before.
  public var isRestored: Bool {
    showsCursor && !isAlternate && !isHeld && !isStyled && titles == 0
  }

  /// Follows the bytes from a fresh terminal on.
  public init(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": sequence(&rest)
      case "\u{07}": bells += 1
      case "\u{18}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func sequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[":
      let parameters = rest.prefix { 0x20...0x3F ~= $0.value }
      rest = rest.dropFirst(parameters.count)
      // A sequence that is cut off ends here: what comes instead, CAN, is no final byte.
      guard let final = rest.popFirst(), final.value >= 0x40 else { return }
      control(String(String.UnicodeScalarView(parameters)), final)
    case "]":
      let content = rest.prefix { $0 != "\u{07}" && $0 != "\u{1B}" }
      rest = rest.dropFirst(content.count)
      if rest.popFirst() == "\u{1B}" { _ = rest.popFirst() }
      let words = String(String.UnicodeScalarView(content))
      if words.hasPrefix("2;") { title = String(words.dropFirst(2)) }
    case "P", "_":
      // A picture: its bytes are no text.
      rest = rest.drop { $0 != "\u{1B}" }.dropFirst(2)
    default: break
    }
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    switch (parameters, final) {
    case ("?25", "h"), ("?25", "l"): showsCursor = final == "h"
    case ("?1049", "h"), ("?1049", "l"): isAlternate = final == "h"
    case ("?2026", "h"), ("?2026", "l"): isHeld = final == "h"
    case (_, "m"): isStyled = !parameters.isEmpty && parameters != "0"
    case ("22;2", "t"): titles += 1
    case ("23;2", "t"): titles -= 1
    default: break
    }
  }
}
