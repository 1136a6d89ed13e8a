internal import Charts
internal import Outputs

/// A command of the plain chart dialog.
enum PlainChartEntry: Hashable, Sendable {
  case move(PointReader.CursorMove)
  /// Moves the cursor by a number of points.
  case skip(Int)
  /// Selects a series, or lists them.
  case series(String?)
  /// Moves the cursor to a date or a number.
  case go(String)
  /// Shows an interval.
  case zoom(String)
  case hide(String)
  case show(String)
  /// Shows another chart, by its offset from this one.
  case turn(Int)
  /// Shows a chart by its number, from 1.
  case chart(Int)
  case all, values, describe, help, quit

  /// The commands and what they do, for help.
  static let summaries = [
    ("empty line or n, p", "reads the next or previous point"), ("+10, -10", "moves by ten points"),
    (">, <", "moves by a tenth of the window"),
    ("first, last, min, max", "reads the first, last, lowest or highest value"),
    ("values or v", "reads all series at this position"),
    ("s or next series, previous series", "goes to the next or previous series"),
    ("series, series NAME", "lists the series, or goes to one by name or number"),
    ("hide NAME, show NAME", "hides or shows a series"),
    ("/DATE or go DATE", "goes to a date such as 2024-05-17, May 17 or -3d, or to a number"),
    ("zoom DATE..DATE, all", "shows an interval, or everything"),
    ("describe or d", "describes what is shown"),
    ("next chart, previous chart, chart 2", "goes to another chart"),
    ("help or ?, quit or q", "shows this list, or quits"),
  ]

  /// The one-word commands.
  private static let words: [String: PlainChartEntry] = [
    "n": .move(.next), "next": .move(.next), "p": .move(.previous), "previous": .move(.previous),
    ">": .move(.tenthForward), "<": .move(.tenthBack), "first": .move(.first),
    "last": .move(.last), "min": .move(.minimum), "max": .move(.maximum),
    "s": .move(.nextSeries), "series": .series(nil), "all": .all, "values": .values,
    "v": .values, "describe": .describe, "d": .describe, "help": .help, "?": .help, "quit": .quit,
    "q": .quit, "exit": .quit,
  ]

  /// The two-word commands.
  private static let pairs: [String: PlainChartEntry] = [
    "next point": .move(.next), "previous point": .move(.previous),
    "next series": .move(.nextSeries), "previous series": .move(.previousSeries),
    "next chart": .turn(1), "previous chart": .turn(-1),
  ]

  /// Parses a line; an empty one moves to the next point.
  init(reading line: String) throws(CommandError) {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let text = parts.joined(separator: " ")
    guard let first = parts.first else {
      self = .move(.next)
      return
    }
    let rest = parts.dropFirst().joined(separator: " ")
    if let entry = Self.words[text.lowercased()] ?? Self.pairs[text.lowercased()] {
      self = entry
    } else if first.utf8.first == UInt8(ascii: "/") {
      self = .go(String(text.unicodeScalars.dropFirst()))
    } else if let entry = rest.isEmpty
      ? Self.skip(first) : Self.entry(first.lowercased(), rest)
    {
      self = entry
    } else {
      throw CommandError(words: "“\(text.prefix(40))” isn’t a command; type help for a list")
    }
  }

  private static func skip(_ word: String) -> PlainChartEntry? {
    guard let sign = word.first, "+-−".contains(sign), let count = Int(word.dropFirst()), count > 0
    else { return nil }
    return .skip(sign == "+" ? count : -count)
  }

  private static func entry(_ verb: String, _ rest: String) -> PlainChartEntry? {
    switch verb {
    case "series", "s": .series(rest)
    case "go": .go(rest)
    case "zoom": .zoom(rest)
    case "hide": .hide(rest)
    case "show": .show(rest)
    case "chart": Int(rest).map { .chart($0) }
    default: nil
    }
  }
}
