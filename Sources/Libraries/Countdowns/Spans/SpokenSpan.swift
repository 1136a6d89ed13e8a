/// Rewrites spoken spans in digits: `half an hour` as `0.5 hour`, `two hours and 5 minutes` as `2
/// hours 5 minutes`.
struct SpokenSpan {
  /// The words that remain to be read.
  private var rest: ArraySlice<String>
  private var result: [String] = []

  /// Returns the span in digits, or the words themselves if they aren't a spoken span.
  static func rewritten(_ words: [String]) -> [String] {
    guard words.contains(where: { isSpoken($0.lowercased()) }) else { return words }
    var span = SpokenSpan(rest: words[...])
    while !span.rest.isEmpty {
      guard span.readTerm() else { return words }
    }
    return span.result
  }

  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
    "twenty-five": 25, "thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50, "sixty": 60,
    "ninety": 90,
  ]
  /// Fractions in quarters.
  private static let fractions = ["half": 2, "quarter": 1]
  private static let articles: Set = ["a", "an"]

  private static func isSpoken(_ word: String) -> Bool {
    word == "and" || articles.contains(word) || numbers[word] != nil || fractions[word] != nil
  }
}

// MARK: - Terms

extension SpokenSpan {
  /// Reads a number with its unit; returns `false` if there is none.
  private mutating func readTerm() -> Bool {
    if !result.isEmpty { _ = take("and") }
    guard let word = rest.first else { return false }
    if word.unicodeScalars.first?.isASCIIDigit == true, number(word, digits: 1...6) == nil {
      // The number has decimals, its unit or both.
      result.append(word)
      rest.removeFirst()
      if let unit = takeUnit() { result.append(unit) }
      return true
    }
    guard var quarters = takeQuarters(), let unit = takeUnit() else { return false }
    if let fraction = fraction(after: "and"), !startsUnit(rest.dropFirst(fraction.count)) {
      quarters += fraction.quarters
      rest = rest.dropFirst(fraction.count)
    }
    result += [Self.digits(quarters), unit]
    return true
  }

  /// Reads a number before a unit, in quarters: `an`, `half an`, `three quarters of an`, `two and a
  /// half`.
  private mutating func takeQuarters() -> Int? {
    if let fraction = fraction(after: nil) {
      rest = rest.dropFirst(fraction.count)
      return takeArticle(fraction.quarters)
    }
    if takesArticle() { return 4 }
    guard let word = rest.first?.lowercased(),
      let number = Self.numbers[word] ?? number(word, digits: 1...6)
    else { return nil }
    rest.removeFirst()
    if take("quarters") { return takeArticle(number) }
    guard let fraction = fraction(after: "and"), startsUnit(rest.dropFirst(fraction.count)) else {
      return number * 4
    }
    rest = rest.dropFirst(fraction.count)
    return number * 4 + fraction.quarters
  }

  /// Skips the `of an` between a fraction and its unit.
  private mutating func takeArticle(_ quarters: Int) -> Int {
    _ = take("of")
    _ = takesArticle()
    return quarters
  }

  /// Returns the fraction with which the rest begins, after a word if one is given, and the number
  /// of its words.
  private func fraction(after word: String?) -> (quarters: Int, count: Int)? {
    var words = rest.prefix(3).map { $0.lowercased() }[...]
    if let word {
      guard words.first == word else { return nil }
      words = words.dropFirst()
    }
    if let article = words.first, Self.articles.contains(article) { words = words.dropFirst() }
    guard let quarters = words.first.flatMap({ Self.fractions[$0] }) else { return nil }
    return (quarters, words.startIndex + 1)
  }

  private func startsUnit(_ words: ArraySlice<String>) -> Bool {
    guard let word = words.first else { return false }
    return word.lowercased() == "of" || Self.articles.contains(word.lowercased())
      || Self.unit(word) != nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.first?.lowercased() == word else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takesArticle() -> Bool { take("a") || take("an") }

  private mutating func takeUnit() -> String? {
    guard let unit = rest.first.flatMap(Self.unit) else { return nil }
    rest.removeFirst()
    return unit
  }

  /// Returns the spelling of a unit; the case of a short one matters.
  private static func unit(_ word: String) -> String? {
    let spelling = word.count > 2 ? word.lowercased() : word
    return SpanUnit.allCases.contains { $0.spellings.contains(spelling) } ? spelling : nil
  }

  private static func digits(_ quarters: Int) -> String {
    "\(quarters / 4)" + ["", ".25", ".5", ".75"][quarters % 4]
  }
}
