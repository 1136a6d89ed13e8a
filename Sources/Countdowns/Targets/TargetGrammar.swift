internal import Clocks

/// Reads targets: a time of day, optionally with a day and an offset from UTC.
struct TargetGrammar {
  private var day: Target.Day?
  private var time: TimeOfDay?
  private var secondsEast: Int?

  /// Returns whether a word can only belong to a target: a day, a date, noon, or a time with am or
  /// pm.
  static func isUnmistakable(_ word: String) -> Bool {
    if namedDay(word) != nil || namedTime(word) != nil { return true }
    if looksLikeDate(word) || isMeridiem(word) { return true }
    let clock = word.dropLast(2)
    return isMeridiem(String(word.suffix(2))) && !clock.isEmpty
      && clock.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == ":" }
  }

  /// Reads the words after `until`.
  static func read(_ words: [String]) throws(ReadingError) -> Target {
    guard !words.isEmpty else { throw .missingTarget }
    var grammar = TargetGrammar()
    do {
      for word in joined(words) { try grammar.take(word) }
    } catch {
      if isSpan(words) { throw .spanAsTarget(words.joined(separator: " ")) }
      throw error
    }
    return try grammar.target(of: words)
  }

  /// Returns the target for words; a date without a time means its first instant, as in
  /// systemd.time(7).
  private func target(of words: [String]) throws(ReadingError) -> Target {
    let text = words.joined(separator: " ")
    var time = time
    if case .date? = day, time == nil { time = Self.namedTime("midnight") }
    guard let time else { throw .missingTimeOfDay(text) }
    switch day ?? .next {
    case .today, .tomorrow, .weekday:
      // Around midnight the two zones disagree on what today is.
      guard secondsEast == nil else { throw .misplacedOffset(text) }
    case .next, .date: break
    }
    return Target(time, on: day ?? .next, secondsEast: secondsEast)
  }

  private mutating func take(_ word: String) throws(ReadingError) {
    if let named = TargetGrammar.namedDay(word) {
      guard day == nil else { throw .stray(word) }
      day = named
    } else if let named = TargetGrammar.namedTime(word) {
      guard time == nil else { throw .stray(word) }
      time = named
    } else if let offset = TargetGrammar.offset(word[...]) {
      guard secondsEast == nil else { throw .misplacedOffset(word) }
      secondsEast = offset
    } else if TargetGrammar.looksLikeDate(word) {
      try takeDate(word)
    } else if word.unicodeScalars.first?.isASCIIDigit == true {
      try takeTime(word)
    } else {
      throw .stray(word)
    }
  }

  private mutating func takeDate(_ word: String) throws(ReadingError) {
    guard day == nil else { throw .stray(word) }
    let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt".contains($0) }
    let fields = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let year = number(fields[0], digits: 4...4),
      let month = number(fields[1], digits: 2...2),
      let dayOfMonth = number(fields[2], digits: 2...2),
      let date = CivilDate(year: year, month: month, day: dayOfMonth)
    else { throw .notADate(word) }
    day = .date(date)
    guard parts.count == 2 else { return }
    guard !parts[1].isEmpty else { throw .missingTimeOfDay(word) }
    try takeTime(String(parts[1]))
  }

  private mutating func takeTime(_ word: String) throws(ReadingError) {
    guard time == nil else { throw .stray(word) }
    let clock: Substring
    if let last = word.last, "Zz".contains(last) {
      clock = word.dropLast()
      secondsEast = 0
    } else if let sign = word.lastIndex(where: { "+-".contains($0) }) {
      clock = word[..<sign]
      guard let offset = TargetGrammar.offset(word[sign...]) else { throw .misplacedOffset(word) }
      secondsEast = offset
    } else {
      clock = word[...]
    }
    // A time of day is required here, so 9, 930 and 1430 are times.
    let digits = TimeOfDay.colonForm(of: String(clock))
    guard let read = TimeOfDay(typed: clock) ?? digits.flatMap({ TimeOfDay(typed: $0) }) else {
      throw .notATimeOfDay(word)
    }
    time = read
  }
}

extension TargetGrammar {
  private static func namedDay(_ word: String) -> Target.Day? {
    switch word.lowercased() {
    case "today": .today
    case "tomorrow": .tomorrow
    default: Weekday(name: word).map(Target.Day.weekday)
    }
  }

  private static func namedTime(_ word: String) -> TimeOfDay? {
    switch word.lowercased() {
    case "noon", "midday": TimeOfDay(hour: 12, minute: 0)
    case "midnight": TimeOfDay(hour: 0, minute: 0)
    default: nil
    }
  }

  /// Returns whether a word is formatted like a date, valid or not: digits, hyphen, digits, hyphen.
  private static func looksLikeDate(_ word: String) -> Bool {
    let fields = word.split(separator: "-", omittingEmptySubsequences: false)
    return fields.count >= 3
      && fields.prefix(2).allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isASCIIDigit) }
  }

  private static func isMeridiem(_ word: String) -> Bool {
    ["am", "pm"].contains(word.lowercased())
  }

  /// Returns whether words are unambiguously a span: a bare number could be an hour, and `90:00` a
  /// typo.
  private static func isSpan(_ words: [String]) -> Bool {
    let text = words.joined()
    let isClock = text.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == ":" || $0 == "." }
    return !isClock && (try? Reading.span(words)) != nil
  }

  /// Joins separate am, pm and offsets to the word before them.
  private static func joined(_ words: [String]) -> [String] {
    var glued: [String] = []
    for word in words {
      let belongs = isMeridiem(word) || offset(word[...]) != nil
      if belongs, let last = glued.last, endsLikeTime(last), !looksLikeDate(last) {
        glued[glued.count - 1] += word
      } else {
        glued.append(word)
      }
    }
    return glued
  }

  private static func endsLikeTime(_ word: String) -> Bool {
    word.unicodeScalars.last?.isASCIIDigit == true || isMeridiem(String(word.suffix(2)))
  }

  /// Reads `Z` or `±hh:mm` as seconds east of UTC.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, "+-".contains(sign) else { return nil }
    let fields = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2, fields.allSatisfy({ $0.count == 2 }),
      let time = TimeOfDay(typed: text.dropFirst())
    else { return nil }
    return sign == "-" ? -time.secondOfDay : time.secondOfDay
  }
}
