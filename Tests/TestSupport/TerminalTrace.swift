/// The effect of bytes on a terminal's modes, and the text among them.
package struct TerminalTrace: Sendable {
  /// Whether the cursor is visible.
  package private(set) var showsCursor = true
  /// Whether the alternate screen is shown.
  package private(set) var isAlternate = false
  /// Whether the cursor was ever hidden.
  package private(set) var hasHiddenCursor = false
  /// Whether the alternate screen was ever shown.
  package private(set) var hasBeenAlternate = false
  /// Whether a frame is held back by synchronized output.
  package private(set) var isHeld = false
  /// Whether text would have a color or an attribute.
  package private(set) var isStyled = false
  /// The private input modes currently set: mouse and focus reports, bracketed paste.
  package private(set) var inputModes: Set<Int> = []
  /// The flags of kitty's keyboard protocol on the terminal's stack.
  package private(set) var keyboardFlags: [Int] = []
  /// The number of titles on the terminal's stack.
  package private(set) var titles = 0
  /// The number of bells.
  package private(set) var bells = 0
  /// The last title.
  package private(set) var title: String?
  /// The characters that aren't part of a sequence.
  package private(set) var text = ""

  /// Whether all modes are restored.
  package var isRestored: Bool {
    showsCursor && !isAlternate && !isHeld && !isStyled && titles == 0 && inputModes.isEmpty
      && keyboardFlags.isEmpty
  }

  /// Traces the bytes from a fresh terminal.
  package init(_ bytes: [UInt8]) {
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
      // A truncated sequence ends here: CAN, which replaces its end, isn't a final byte.
      guard let final = rest.popFirst(), final.value >= 0x40 else { return }
      control(String(String.UnicodeScalarView(parameters)), final)
    case "]":
      let content = rest.prefix { $0 != "\u{07}" && $0 != "\u{1B}" }
      rest = rest.dropFirst(content.count)
      if rest.popFirst() == "\u{1B}" { _ = rest.popFirst() }
      let words = String(String.UnicodeScalarView(content))
      if words.hasPrefix("2;") { title = String(words.dropFirst(2)) }
    case "P", "_":
      // A picture, whose bytes aren't text.
      rest = rest.drop { $0 != "\u{1B}" }.dropFirst(2)
    default: break
    }
  }

  private static let knownInputModes: Set = [
    "?9", "?1000", "?1002", "?1003", "?1004", "?1005", "?1006", "?1015", "?1016", "?2004",
  ]

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    switch (parameters, final) {
    case ("?25", "h"), ("?25", "l"):
      showsCursor = final == "h"
      hasHiddenCursor = hasHiddenCursor || !showsCursor
    case ("?1049", "h"), ("?1049", "l"):
      isAlternate = final == "h"
      hasBeenAlternate = hasBeenAlternate || isAlternate
    case ("?2026", "h"), ("?2026", "l"): isHeld = final == "h"
    case (let mode, "h") where Self.knownInputModes.contains(mode):
      if let number = Int(mode.dropFirst()) { inputModes.insert(number) }
    case (let mode, "l") where Self.knownInputModes.contains(mode):
      if let number = Int(mode.dropFirst()) { inputModes.remove(number) }
    case (let flags, "u") where flags.hasPrefix(">"):
      keyboardFlags.append(Int(flags.dropFirst()) ?? 0)
    case ("<", "u"): _ = keyboardFlags.popLast()
    case (_, "m"): isStyled = !parameters.isEmpty && parameters != "0"
    case ("22;2", "t"): titles += 1
    case ("23;2", "t"): titles -= 1
    default: break
    }
  }
}
