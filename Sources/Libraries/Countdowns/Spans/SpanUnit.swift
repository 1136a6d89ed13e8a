internal import Texts

/// A unit of fixed length, from the microsecond to the week.
enum SpanUnit: CaseIterable {
  case microsecond, millisecond, second, minute, hour, day, week

  /// The spellings in systemd.time(7), plus the plurals of its abbreviations; case-sensitive.
  var spellings: [String] {
    switch self {
    // The micro sign and the Greek mu look alike, and keyboards have one or the other.
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
    let spellings = SpanUnit.allCases.flatMap(\.spellings)
    throw .unknownUnit(
      spelling, nearest: NearestNames.nearest(to: spelling, among: spellings).first)
  }

  /// Returns whether a word is a unit of months or years, whose length depends on the date.
  static func isVague(_ word: String) -> Bool {
    let names = ["mo", "mos", "mon", "mons", "month", "months", "y", "yr", "yrs", "year", "years"]
    return word == "M" || names.contains(word.lowercased())
  }
}
