/// Text of manual pages in mdoc.
package enum ManualText {
  /// Returns sentences as lines of mdoc.
  ///
  /// Options such as --all, `code`, variables such as $HOME, and pages such as sleep(1) become
  /// macros. A blank line separates paragraphs.
  package static func lines(_ text: String) -> String {
    text.pieces(separatedBy: "\n\n").filter { !$0.isEmpty }.map { paragraph in
      var filler = ManualFiller()
      for word in words(of: paragraph) { filler.add(word) }
      return filler.finish()
    }.joined(separator: "\n.Pp\n")
  }

  /// Returns text escaped as one or more arguments of a macro.
  package static func argument(_ text: String) -> String {
    text.split(separator: " ").map { escaped(String($0)) }.joined(separator: " ")
  }

  /// Returns text escaped as a line that isn't parsed as a macro.
  package static func line(_ text: String) -> String {
    let line = text.replacing(each: "\\", with: "\\e")
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }

  /// The characters that mdoc treats as punctuation if they are separate arguments.
  static let delimiters: Set<Character> = [".", ",", ":", ";", "(", ")", "[", "]", "?", "!", "|"]

  private static func escaped(_ word: String) -> String {
    if let first = word.first, word.count == 1, delimiters.contains(first) { return "\\&" + word }
    var result = macros.contains(word) ? "\\&" : ""
    for character in word { result += signs[character] ?? String(character) }
    return result
  }

  /// The macros that can be called within a line.
  private static let macros = Set(
    """
    Ac Ad An Ao Ap Aq Ar At Bc Bo Bq Bx Cd Cm Dc Do Dq Dv Ec Em Eo Er Es Ev Fa Fc Fl Fn Fo Fr Ft Fx Ic \
    In Lb Li Lk Ms Mt Nm No Ns Nx Oc Oo Op Ot Ox Pa Pc Pf Po Pq Qc Ql Qo Qq Sc So Sq Sx Sy Ta Tn Ux \
    Va Vt Xc Xo Xr
    """.split(separator: " ").map(String.init))

  private static let signs: [Character: String] = [
    "\\": "\\e", "-": "\\-", "^": "\\(ha", "~": "\\(ti", "`": "\\(ga", "'": "\\(aq", "\"": "\\(dq",
  ]

  /// Splits text into words at blanks outside backticks.
  private static func words(of text: Substring) -> [ManualWord] {
    var words: [String] = []
    var word = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if character.isWhitespace, !isCode {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { ManualWord($0) }
  }
}

/// A word of a manual page, possibly with a macro.
private struct ManualWord {
  /// The characters before the macro's part, or the whole word without one.
  var before = ""
  /// The characters after the macro's part.
  var after = ""
  /// The macro with its argument, if any.
  var macro: String?

  init(_ word: String) {
    let text = word.replacing(each: "’", with: "'")
    let opening = text.prefix { "([“".contains($0) }
    let rest = text.dropFirst(opening.count)
    guard
      let (macro, after) = Self.code(rest) ?? Self.option(rest) ?? Self.variable(rest)
        ?? Self.page(rest)
    else {
      before = text
      return
    }
    (before, self.macro, self.after) = (String(opening), macro, String(after))
  }

  var endsSentence: Bool {
    let text = (macro == nil ? before : after).reversed().drop { ")”".contains($0) }
    return text.first.map { ".!?".contains($0) } == true
  }

  private static func code(_ text: Substring) -> (String, Substring)? {
    guard text.first == "`", let end = text.dropFirst().firstIndex(of: "`") else { return nil }
    let code = text[text.index(after: text.startIndex)..<end]
    // The names of our programs change when they are installed under others.
    let isCommand = code.hasPrefix("timer ") || code.hasPrefix("shape ")
    let words = ManualText.argument(String(code))
    return ((isCommand ? "Ic " : "Li ") + words, text[text.index(after: end)...])
  }

  private static func option(_ text: Substring) -> (String, Substring)? {
    let hyphens = text.prefix { $0 == "-" }
    let name = text.dropFirst(hyphens.count).prefix { $0 == "-" || $0.isLetter }
    guard name.first?.isLowercase == true,
      hyphens.count == 2 || hyphens.count == 1 && name.count == 1
    else { return nil }
    return ("Fl \(hyphens.dropFirst())\(name)", text[name.endIndex...])
  }

  private static func variable(_ text: Substring) -> (String, Substring)? {
    guard text.first == "$" else { return nil }
    let name = text.dropFirst().prefix { $0 == "_" || $0.isUppercase }
    return name.isEmpty ? nil : ("Ev \(name)", text[name.endIndex...])
  }

  private static func page(_ text: Substring) -> (String, Substring)? {
    guard let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
    let rest = text[text.index(after: open)...]
    guard let section = rest.first, section.isNumber, rest.dropFirst().first == ")" else {
      return nil
    }
    return ("Xr \(text[..<open]) \(section)", rest.dropFirst(2))
  }

  func line(_ macro: String) -> String {
    let isEnclosed = before == "(" && after.hasPrefix(")")
    let after = isEnclosed ? after.dropFirst() : after[...]
    let isPunctuation = after.allSatisfy { ManualText.delimiters.contains($0) }
    let end =
      isPunctuation
      ? after.map { " \($0)" }.joined() : " Ns " + ManualText.argument(String(after))
    if isEnclosed { return ".Pq \(macro)\(end)" }
    if before.isEmpty { return ".\(macro)\(end)" }
    return ".No \(before) Ns \(macro)\(end)"
  }
}

/// A builder that fills lines with words, starting a new line for each sentence and macro.
private struct ManualFiller {
  private static let width = 80
  private var lines: [String] = []
  private var line = ""

  mutating func add(_ word: ManualWord) {
    guard let macro = word.macro else {
      if !line.isEmpty, line.count + 1 + word.before.count > Self.width { flush() }
      line += (line.isEmpty ? "" : " ") + word.before
      if word.endsSentence { flush() }
      return
    }
    flush()
    lines.append(word.line(macro))
  }

  private mutating func flush() {
    if !line.isEmpty { lines.append(ManualText.line(line)) }
    line = ""
  }

  mutating func finish() -> String {
    flush()
    return lines.joined(separator: "\n")
  }
}
