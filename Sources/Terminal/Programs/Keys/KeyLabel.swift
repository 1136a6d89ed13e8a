package import TerminalCodes
internal import Texts

/// The written and spoken names of keys.
package enum KeyLabel {
  /// The written form of a key.
  package enum Form: Hashable, Sendable {
    /// With arrows and a true minus sign.
    case unicode
    /// ASCII only.
    case ascii
  }

  /// Returns the written name of a key: `space`, `Enter`, `Ctrl-C`, `↑`.
  package static func text(_ press: KeyPress, _ form: Form = .unicode) -> String {
    modifiers(of: press).map(\.written).joined() + name(of: press, form)
  }

  /// Returns the name of a key in words suited to speech: “Control C”, “up arrow”, “plus”.
  package static func spoken(_ press: KeyPress) -> String {
    (modifiers(of: press).map(\.spoken) + [spokenName(of: press)]).joined(separator: " ")
  }

  /// Returns keys as alternatives in a sentence: “space or P”.
  package static func spoken(_ presses: [KeyPress]) -> String {
    var texts: [String] = []
    for press in presses {
      let text = spoken(press)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.listed("or")
  }
}

// MARK: - Names

extension KeyLabel {
  private static func modifiers(of press: KeyPress) -> [(written: String, spoken: String)] {
    var names: [(String, String)] = []
    let modifiers = press.modifiers
    if modifiers.contains(.control) { names.append(("Ctrl-", "Control")) }
    if modifiers.contains(.alt) { names.append(("Alt-", "Alt")) }
    if modifiers.contains(.shift) || isShiftedLetter(press) { names.append(("Shift-", "Shift")) }
    if modifiers.contains(.superKey) { names.append(("Super-", "Super")) }
    if modifiers.contains(.hyper) { names.append(("Hyper-", "Hyper")) }
    if modifiers.contains(.meta) { names.append(("Meta-", "Meta")) }
    return names
  }

  /// Returns whether Shift affects only the letter, which a modifier capitalizes anyway.
  private static func isShiftedLetter(_ press: KeyPress) -> Bool {
    guard case .character(let character) = press.key else { return false }
    return press.modifiers.contains(.control) && character.isUppercase
  }

  private static func name(of press: KeyPress, _ form: Form) -> String {
    let isASCII = form == .ascii
    switch press.key {
    case .character(" "): return "space"
    case .character("-"): return isASCII ? "-" : "−"
    case .character(let character):
      return press.modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: return "Enter"
    case .escape: return "Esc"
    case .tab: return "Tab"
    case .backspace: return "Backspace"
    case .delete: return "Del"
    case .insert: return "Ins"
    case .up: return isASCII ? "Up" : "↑"
    case .down: return isASCII ? "Down" : "↓"
    case .left: return isASCII ? "Left" : "←"
    case .right: return isASCII ? "Right" : "→"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDn"
    case .function(let number): return "F\(number)"
    }
  }

  private static func spokenName(of press: KeyPress) -> String {
    switch press.key {
    case .character(let character): return spoken(character, press.modifiers)
    case .escape: return "Escape"
    case .delete: return "Delete"
    case .insert: return "Insert"
    case .up: return "up arrow"
    case .down: return "down arrow"
    case .left: return "left arrow"
    case .right: return "right arrow"
    case .pageUp: return "page up"
    case .pageDown: return "page down"
    case .enter, .tab, .backspace, .home, .end, .function: return name(of: press, .ascii)
    }
  }

  private static func spoken(_ character: Character, _ modifiers: Modifiers) -> String {
    if let name = signs[character] { return name }
    guard character.isLetter else { return String(character) }
    let isCapital = character.isUppercase && !modifiers.contains(.control)
    return (isCapital ? "capital " : "") + character.uppercased()
  }

  private static let signs: [Character: String] = [
    " ": "space", "+": "plus", "-": "minus", "−": "minus", "=": "equals", "?": "question mark",
    "!": "exclamation mark", ".": "period", ",": "comma", ":": "colon", ";": "semicolon",
    "/": "slash", "\\": "backslash", "[": "left bracket", "]": "right bracket",
    "{": "left brace", "}": "right brace", "(": "left parenthesis", ")": "right parenthesis",
    "<": "less than", ">": "greater than", "*": "star", "#": "number sign", "&": "ampersand",
    "'": "apostrophe", "\"": "quotation mark", "_": "underscore", "|": "bar", "@": "at sign",
    "~": "tilde", "`": "backtick", "^": "caret", "%": "percent", "$": "dollar",
  ]
}
