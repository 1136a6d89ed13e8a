/// A unit of fixed length, from the microsecond to the week.
enum SpanUnit: CaseIterable {
  case microsecond, millisecond, second, minute, hour, day, week

  /// The spellings of systemd.time(7), then the plurals of its abbreviations; case matters.
  var spellings: [String] {
    switch self {
    // The micro sign and the Greek letter look alike, and keyboards have either.
    case .microsecond: ["us", "usec", "\u{B5}s", "\u{3BC}s"]
    case .millisecond: ["ms", "msec"]
    case .second: ["s", "sec", "second", "seconds", "secs"]
    case .minute: ["m", "min", "minute", "minutes", "mins"]
    case .hour: ["h", "hr", "hour", "hours", "hrs"]
    case .day: ["d", "day", "days"]
    case .week: ["w", "week", "weeks"]
    }
  }

  var attoseconds: Int128 {
    switch self {
    case .microsecond: 1_000_000_000_000
    case .millisecond: 1_000_000_000_000_000
    case .second: 1_000_000_000_000_000_000
    case .minute: 60 * SpanUnit.second.attoseconds
    case .hour: 60 * SpanUnit.minute.attoseconds
    case .day: 24 * SpanUnit.hour.attoseconds
    case .week: 7 * SpanUnit.day.attoseconds
    }
  }

  /// The unit of a bare number after this unit: `1h30` is 1 h 30 min.
  var unitOfTail: SpanUnit? {
    switch self {
    case .microsecond, .millisecond, .second: nil
    case .minute: .second
    case .hour: .minute
    case .day: .hour
    case .week: .day
    }
  }
}

extension SpanUnit {
  /// Reads a spelling; the error suggests the nearest unit.
  init(spelling: String) throws(ReadingError) {
    if let unit = SpanUnit.allCases.first(where: { $0.spellings.contains(spelling) }) {
      self = unit
      return
    }
    if SpanUnit.isVague(spelling) { throw .vagueUnit(spelling) }
    throw .unknownUnit(spelling, nearest: SpanUnit.nearestSpelling(to: spelling))
  }

  /// Returns whether a word means months or years, whose length depends on the date.
  static func isVague(_ word: String) -> Bool {
    let names = [
      "mo", "mos", "mon", "mons", "month", "months", "y", "yr", "yrs", "year", "years",
    ]
    return word == "M" || names.contains(word.lowercased())
  }
}

extension SpanUnit {
  /// Returns the spelling with the fewest typing errors, if one is near enough to guess.
  static func nearestSpelling(to word: String) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count <= 12 else { return nil }
    var nearest: (spelling: String, distance: Int)?
    for spelling in SpanUnit.allCases.flatMap(\.spellings) {
      let distance = editDistance(typed, Array(spelling))
      // If half of the word is wrong, another word was meant.
      guard 2 * distance < min(typed.count, spelling.count) + 1, distance <= 2 else { continue }
      if distance < nearest?.distance ?? .max { nearest = (spelling, distance) }
    }
    return nearest?.spelling
  }
}

/// Returns the Levenshtein distance: the number of letters to add, remove or change.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let changed = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[second.count]
}
