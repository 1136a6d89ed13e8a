internal import Clocks
internal import Quotes

/// The result of running the command for a symbol.
enum FeedOutcome: Hashable, Sendable {
  case bytes([UInt8])
  /// A clause such as “ended with status 1”.
  case failed(String)
}

/// Schedules the user's command for symbols, a few at a time, and keeps track of the results.
struct FeedRound: Hashable, Sendable {
  let interval: Duration
  /// When the next round begins; `nil` during a round.
  private(set) var due: Instant?
  /// When the last round began.
  private var began: Instant?
  private(set) var running: Set<String> = []
  private(set) var waiting: [String] = []
  /// The error clause of each symbol whose last command failed.
  private(set) var errors: [String: String] = [:]
  /// When each symbol was last answered successfully.
  private(set) var answers: [String: Instant] = [:]

  /// The symbol that stands for all symbols, for a command that prints all of them.
  static let all = ""

  /// The maximum number of concurrent commands.
  static let maxConcurrent = 4

  init(interval: Duration) { self.interval = interval }

  /// Whether a round is in progress.
  var isBusy: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Begins a round, and returns the symbols to query now.
  mutating func begin(_ symbols: [String], at now: Instant) -> [String] {
    if !isBusy { began = now }
    due = nil
    let known = running.union(waiting)
    waiting += symbols.filter { !known.contains($0) }
    return next()
  }

  /// Records an answer, and returns the symbols to query now.
  ///
  /// `faults` are the error clauses of symbols in the answer, which may be about all symbols.
  mutating func take(
    _ symbol: String, error: String?, faults: [String: String] = [:], at now: Instant
  ) -> [String] {
    running.remove(symbol)
    if symbol == Self.all { errors = faults }
    let error = error ?? faults[symbol]
    errors[symbol] = error
    if error == nil { answers[symbol] = now }
    let next = next()
    if !isBusy { due = max(now, (began ?? now).advanced(by: interval)) }
    return next
  }

  private mutating func next() -> [String] {
    let count = min(waiting.count, max(0, Self.maxConcurrent - running.count))
    let next = Array(waiting.prefix(count))
    waiting.removeFirst(count)
    running.formUnion(next)
    return next
  }

  /// Returns the error clause of a symbol whose last command failed.
  func error(of symbol: String) -> String? { errors[symbol] ?? errors[Self.all] }

  /// Returns a note about a symbol, such as “5 min old: printed nothing”.
  func note(of symbol: String, at now: Instant) -> String? {
    guard let error = error(of: symbol) else { return nil }
    let answered = answers[symbol] ?? (errors[symbol] == nil ? answers[Self.all] : nil)
    guard let last = answered else { return error }
    return "\(QuoteAge.words(last.duration(to: now))) old: \(error)"
  }
}

/// Formats the age of a price.
enum QuoteAge {
  /// Formats an age, such as “5 min”.
  static func words(_ age: Duration) -> String {
    let seconds = max(0, age.components.seconds)
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60) min"
    case ..<86_400: return "\(seconds / 3600) h"
    default: return "\(seconds / 86_400) d"
    }
  }
}
