/// The words of a command line, split as a shell does, without any expansion.
///
/// Single quotes preserve everything. In double quotes, a backslash escapes only a double quote, a
/// backslash, `$` and a backtick; elsewhere it escapes any character.
struct ShellWords {
  private(set) var words: [String] = []
  private var word = ""
  private var hasWord = false
  private var quote: Unicode.Scalar?

  init(_ text: String) throws(FeedCommandError) {
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
  fileprivate var isSeparator: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r"
  }

  fileprivate var isControl: Bool {
    properties.generalCategory == .control
  }
}
