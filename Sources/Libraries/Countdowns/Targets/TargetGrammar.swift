internal import Clocks

/// Reads targets: a day, a time of day or both, optionally with an offset from UTC.
struct TargetGrammar {
  private var day: Target.Day?
  private var weekday: Weekday?
  private var time: TimeOfDay?
  private var secondsEast: Int?

  /// Returns whether one of the words can only belong to a target: a day, a date, noon, or a time
  /// with am or pm.
  static func isUnmistakable(_ words: [String]) -> Bool {
    words.contains(where: isUnmistakable)
      || words.indices.contains { DateGrammar.startsWithMonth(words[$0...]) }
  }

  private static func isUnmistakable(_ word: String) -> Bool {
    if isNamedDay(word) || namedTime(word) != nil { return true }
    if DateGrammar.looksLikeDate(word) || isMeridiem(word) { return true }
    let clock = word.dropLast(2)
    return isMeridiem(String(word.suffix(2))) && !clock.isEmpty
      && clock.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == ":" }
  }

  /// Reads the words after `until`.
  static func read(_ words: [String]) throws(ReadingError) -> Target {
    var grammar = TargetGrammar()
    var rest = joined(words.filter { !fillers.contains($0.lowercased()) })[...]
    guard !rest.isEmpty else { throw .missingTarget }
    do {
      while let word = rest.first {
        if let (date, count) = try DateGrammar.namedDate(rest) {
          try grammar.set(date, of: word)
          rest = rest.dropFirst(count)
        } else {
          try grammar.take(word)
          rest.removeFirst()
        }
      }
    } catch {
      if isSpan(words) { throw .spanAsTarget(words.joined(separator: " ")) }
      throw error
    }
    return try grammar.target(of: words)
  }

  /// Words that may stand between a day and a time.
  private static let fillers: Set = ["at", "@", "on", "the", "of", "o'clock", "o’clock"]

  /// Returns the target for words; a day without a time means its first instant, as a date does in
  /// systemd.time(7).
  private func target(of words: [String]) throws(ReadingError) -> Target {
    let text = words.joined(separator: " ")
    let day = day ?? weekday.map { .weekday($0) } ?? .next
    var time = time
    if time == nil, day != .next, day != .today { time = Self.namedTime("midnight") }
    guard let time else { throw .missingTimeOfDay(text) }
    switch day {
    case .today, .tomorrow, .weekday:
      // Around midnight the two zones disagree on what today is.
      guard secondsEast == nil else { throw .misplacedOffset(text) }
      return Target(time, on: day)
    case .next, .date, .yearly:
      return Target(time, on: day, secondsEast: secondsEast, weekday: weekday)
    }
  }

  private mutating func take(_ word: String) throws(ReadingError) {
    if Self.isNamedDay(word) {
      try takeDay(word)
    } else if let named = Self.namedTime(word) {
      guard time == nil else { throw .stray(word) }
      time = named
    } else if let offset = Self.offset(word[...]) {
      guard secondsEast == nil else { throw .misplacedOffset(word) }
      secondsEast = offset
    } else if DateGrammar.looksLikeDate(word) {
      try takeDate(word)
    } else if word.unicodeScalars.first?.isASCIIDigit == true {
      try takeTime(word)
    } else if DateGrammar.month(word) != nil {
      throw .notADate(word)
    } else {
      throw Self.isZoneName(word) ? .namedZone(word) : .stray(word)
    }
  }

  /// Sets a day other than a weekday; a date may have a weekday besides.
  private mutating func set(_ day: Target.Day, of word: String) throws(ReadingError) {
    guard self.day == nil else { throw .stray(word) }
    self.day = day
  }

  private mutating func takeDay(_ word: String) throws(ReadingError) {
    guard let named = Weekday(name: word) else {
      guard weekday == nil else { throw .stray(word) }
      return try set(word.lowercased() == "today" ? .today : .tomorrow, of: word)
    }
    guard weekday == nil, day != .today, day != .tomorrow else { throw .stray(word) }
    weekday = named
  }

  private mutating func takeDate(_ word: String) throws(ReadingError) {
    let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt".contains($0) }
    do {
      try set(try DateGrammar.date(parts[0]), of: word)
    } catch .notADate(_) {
      throw .notADate(word)
    }
    guard parts.count == 2 else { return }
    guard !parts[1].isEmpty else { throw .missingTimeOfDay(word) }
    try takeTime(String(parts[1]))
  }

  private mutating func takeTime(_ word: String) throws(ReadingError) {
    guard time == nil else { throw .stray(word) }
    let clock: Substring
    if let zone = Self.zoneOfUTC(endOf: word) {
      clock = word.dropLast(zone.count)
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
  private static func isNamedDay(_ word: String) -> Bool {
    ["today", "tomorrow"].contains(word.lowercased()) || Weekday(name: word) != nil
  }

  private static func namedTime(_ word: String) -> TimeOfDay? {
    switch word.lowercased() {
    case "noon", "midday": TimeOfDay(hour: 12, minute: 0)
    case "midnight": TimeOfDay(hour: 0, minute: 0)
    default: nil
    }
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

  /// Joins a separate am or pm to the word before it.
  private static func joined(_ words: [String]) -> [String] {
    var glued: [String] = []
    for word in words {
      if isMeridiem(word), let last = glued.last, last.unicodeScalars.last?.isASCIIDigit == true,
        !DateGrammar.looksLikeDate(last)
      {
        glued[glued.count - 1] += word
      } else {
        glued.append(word)
      }
    }
    return glued
  }
}

// MARK: - Offsets

extension TargetGrammar {
  private static let namesOfUTC = ["utc", "gmt", "z"]

  /// Returns the name of UTC with which a word ends, if it does.
  private static func zoneOfUTC(endOf word: String) -> String? {
    namesOfUTC.first { word.lowercased().hasSuffix($0) }
  }

  /// Reads `UTC`, `GMT`, `Z`, `±hh:mm` or `UTC±h` as seconds east of UTC.
  private static func offset(_ text: Substring) -> Int? {
    let lowered = text.lowercased()
    if namesOfUTC.contains(lowered) { return 0 }
    let isFree = ["utc", "gmt"].contains(lowered.prefix(3))
    let signed = isFree ? text.dropFirst(3) : text
    guard let sign = signed.first, "+-".contains(sign) else { return nil }
    let fields = signed.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2 || isFree && fields.count == 1,
      let hour = number(fields[0], digits: isFree ? 1...2 : 2...2),
      let minute = fields.count == 1 ? 0 : number(fields[1], digits: 2...2),
      let time = TimeOfDay(hour: hour, minute: minute)
    else { return nil }
    return sign == "-" ? -time.secondOfDay : time.secondOfDay
  }

  /// Abbreviations of time zones, some of which stand for several offsets.
  private static let zones: Set = [
    "acst", "aedt", "aest", "akdt", "akst", "awst", "bst", "cdt", "cest", "cet", "cst", "edt",
    "eest", "eet", "est", "hst", "ist", "jst", "kst", "mdt", "msk", "mst", "nzdt", "nzst", "pdt",
    "pst", "wet", "west",
  ]

  private static func isZoneName(_ word: String) -> Bool {
    zones.contains(word.lowercased())
      || word.contains(where: { $0 == "/" })
        && word.unicodeScalars.first?.properties.isAlphabetic == true
  }
}
