/// The words of a command line, split as a shell does, without any expansion.
///
/// Single quotes preserve everything. In double quotes, a backslash escapes only a double quote, a
/// backslash, `$` and a backtick; elsewhere it escapes any character.
package struct ShellWords {
  package private(set) var words: [String] = []
  private var word = ""
  private var hasWord = false
  private var quote: Unicode.Scalar?

  /// Splits a text.
  package init(_ text: String) throws(ShellWordsError) {
    var isEscaped = false
    for character in text.unicodeScalars {
      guard character.isSeparator || !character.isControl else { throw .controlCharacter }
      if isEscaped {
        if quote == "\"", !#""\$`"#.unicodeScalars.contains(character) { word.append("\\") }
        add(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else {
        take(character)
      }
    }
    if isEscaped { throw .openBackslash }
    if let quote { throw .openQuote(Character(quote)) }
    end()
  }

  private mutating func take(_ character: Unicode.Scalar) {
    if let open = quote {
      if character == open { quote = nil } else { add(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      hasWord = true
    } else if character.isSeparator {
      end()
    } else {
      add(character)
    }
  }

  private mutating func add(_ character: Unicode.Scalar) {
    word.unicodeScalars.append(character)
    hasWord = true
  }

  private mutating func end() {
    if hasWord { words.append(word) }
    (word, hasWord) = ("", false)
  }
}

extension Unicode.Scalar {
  /// Whether the character separates words.
  fileprivate var isSeparator: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }

  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

/// The reason a text can't be split into words.
package enum ShellWordsError: Error, Hashable, Sendable {
  case openQuote(Character)
  case openBackslash
  case controlCharacter
}

extension ShellWordsError: CustomStringConvertible {
  /// A sentence for the user.
  package var description: String {
    switch self {
    case .openQuote(let mark):
      "The command has a \(mark) that isn’t closed; close it, or write \\\(mark)."
    case .openBackslash: "The command ends with a backslash; write two for one of them."
    case .controlCharacter: "The command has a control character; it may have only visible ones."
    }
  }
}
