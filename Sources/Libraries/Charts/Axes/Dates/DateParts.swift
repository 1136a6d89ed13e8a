internal import Clocks

/// The parts of a typed date.
struct DateParts {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: ClockTime?

  private struct ClockTime {
    var second: Int
    /// The length of the entered time in seconds: a minute or a second.
    var length: Int
    var word: String
  }

  /// Parses lowercase words.
  init(_ words: [String], names: DateNames) throws(DateEntryError) {
    for word in words { try read(word, names: names) }
    if let day, month == nil { throw .dayWithoutMonth(day) }
    if let time, day == nil, year != nil || month != nil { throw .timeWithoutDay(time.word) }
  }

  private mutating func read(_ word: String, names: DateNames) throws(DateEntryError) {
    if word.contains(":") {
      // “2024-05-17t17:30” is a single word with two parts.
      let halves = word.split(separator: "t", maxSplits: 1).map(String.init)
      if halves.count == 2 { try readDate(halves[0]) }
      try set(\.time, to: try Self.clockTime(halves.last ?? word), word)
    } else if let month = Self.month(word, names: names) {
      try set(\.month, to: month, word)
    } else if word.count <= 2, let number = Self.number(word) {
      try set(\.day, to: number, word)
    } else {
      try readDate(word)
    }
  }

  private mutating func readDate(_ word: String) throws(DateEntryError) {
    let fields = word.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = fields.map { Self.number(String($0)) }
    guard let first = numbers.first, let year = first, fields[0].count == 4, fields.count <= 3,
      fields.dropFirst().allSatisfy({ (1...2).contains($0.count) }), !numbers.contains(nil)
    else { throw .unknown(word) }
    try set(\.year, to: year, word)
    if numbers.count > 1 { try set(\.month, to: numbers[1], word) }
    if numbers.count > 2 { try set(\.day, to: numbers[2], word) }
    guard (1...12).contains(month ?? 1) else { throw .noSuchDate(word) }
  }

  private mutating func set<Value>(
    _ part: WritableKeyPath<DateParts, Value?>, to value: Value?, _ word: String
  ) throws(DateEntryError) {
    guard self[keyPath: part] == nil else { throw .repeated(word) }
    self[keyPath: part] = value
  }

  private static func number(_ word: String) -> Int? {
    word.allSatisfy { ("0"..."9").contains($0) } ? Int(word) : nil
  }

  /// Returns the month with a name: in full, abbreviated, or its first three letters or more.
  private static func month(_ word: String, names: DateNames) -> Int? {
    let all = [names.months, names.shortMonths]
    let index =
      all.lazy.compactMap { $0.firstIndex { $0.lowercased() == word } }.first
      ?? (word.count < 3 ? nil : names.months.firstIndex { $0.lowercased().hasPrefix(word) })
    return index.map { $0 + 1 }
  }

  private static func clockTime(_ word: String) throws(DateEntryError) -> ClockTime {
    let fields = word.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count <= 2 ? number(String($0)) : nil }
    guard numbers.count == fields.count, (2...3).contains(numbers.count) else {
      throw .unknown(word)
    }
    let second = numbers.count == 3 ? numbers[2] : 0
    guard numbers[0] < 24, numbers[1] < 60, second < 60 else { throw .noSuchTime(word) }
    return ClockTime(
      second: (numbers[0] * 60 + numbers[1]) * 60 + second,
      length: numbers.count == 3 ? 1 : 60, word: word)
  }
}

extension DateParts {
  /// Returns the interval that the parts denote.
  func entry(
    on scale: DateScale, reference: Double, data: ClosedRange<Double>?
  ) throws(DateEntryError) -> DateEntry {
    if scale.isDaily, let time { throw .onlyDays(time.word) }
    if let year { return try entry(year: year, on: scale) }
    let today = scale.localTime(at: reference)
    guard month != nil else { return clockEntry(day: today.days, on: scale) }
    let here = today.date.year
    // A leap day may be four or eight years away.
    let years = data.map { Self.years(of: $0, around: here, on: scale) } ?? []
    let inData = years.compactMap { try? entry(year: $0, on: scale) }
      .filter { entry in data.map(entry.overlaps) ?? false }
      .min { ($0.start - reference).magnitude < ($1.start - reference).magnitude }
    if let inData { return inData }
    return try entry(year: here, on: scale)
  }

  /// Returns the years covered by the data, or those closest to a year if there are many.
  private static func years(
    of data: ClosedRange<Double>, around year: Int, on scale: DateScale
  ) -> [Int] {
    guard scale.reaches(data.lowerBound), scale.reaches(data.upperBound) else { return [] }
    let ends = [data.lowerBound, data.upperBound].map { scale.localTime(at: $0).date.year }
    // Clocks set back across New Year can put the later year first.
    let (first, last) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    let nearest = min(max(year, first), last)
    return Array(max(first, nearest - 8)...min(last, nearest + 8))
  }

  private func entry(year: Int, on scale: DateScale) throws(DateEntryError) -> DateEntry {
    let first = CivilDate.days(year: year, month: month ?? 1)
    guard let month else {
      return Self.entry(days: first..<CivilDate.days(year: year + 1), on: scale)
    }
    guard let day else {
      return Self.entry(days: first..<CivilDate.days(year: year, month: month + 1), on: scale)
    }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw .noSuchDate("\(year)-\(month)-\(day)")
    }
    return clockEntry(day: date.epochDay, on: scale)
  }

  private func clockEntry(day: Int, on scale: DateScale) -> DateEntry {
    guard let time else { return Self.entry(days: day..<day + 1, on: scale) }
    let local = Double(day) * 86_400 + Double(time.second)
    let start = scale.starts(ofLocalSecond: local).first ?? local
    return DateEntry(start: start, end: start + Double(time.length))
  }

  private static func entry(days: Range<Int>, on scale: DateScale) -> DateEntry {
    let ends = [days.lowerBound, days.upperBound].map { day in
      scale.starts(ofDay: day).first ?? Double(day) * scale.day
    }
    return DateEntry(start: ends[0], end: ends[1])
  }
}
