internal import Clocks
internal import Quotes

/// The result of running the command for a symbol.
package enum FeedOutcome: Hashable, Sendable {
  case bytes([UInt8])
  /// A clause such as “ended with status 1”.
  case failed(String)
}

/// Schedules the user's command for symbols, a few at a time, and keeps track of the results.
///
/// Rounds begin at equal intervals. A round skips symbols whose command is still running, so a slow
/// one delays no other; it runs again as soon as it has ended.
struct FeedRound: Hashable, Sendable {
  let interval: Duration
  /// When the next round begins; `nil` before the first one.
  private(set) var due: Instant?
  private(set) var running: Set<String> = []
  /// The running symbols that a round has skipped.
  private(set) var overdue: Set<String> = []
  private(set) var waiting: [String] = []
  /// The error clause of each symbol whose last command failed.
  private(set) var errors: [String: String] = [:]
  /// When each symbol was last answered successfully.
  private(set) var answers: [String: Instant] = [:]

  /// The symbol that stands for all symbols, for a command that prints all of them.
  static let all = ""

  /// The maximum number of concurrent commands, not counting overdue ones.
  static let maxConcurrent = 4
  /// The maximum number of concurrent commands, with overdue ones.
  static let maxRunning = 16

  init(interval: Duration) { self.interval = interval }

  /// Whether commands are running.
  var isBusy: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Begins a round, and returns the symbols to query now.
  mutating func begin(_ symbols: [String], at now: Instant) -> [String] {
    if let due, due <= now { overdue.formUnion(running.intersection(symbols)) }
    due = now.advanced(by: interval)
    return ask(symbols)
  }

  /// Returns the symbols to query now, outside the rounds.
  mutating func ask(_ symbols: [String]) -> [String] {
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
    return overdue.remove(symbol) == nil ? next() : ask([symbol])
  }

  private mutating func next() -> [String] {
    let free = min(
      Self.maxConcurrent - running.count + overdue.count, Self.maxRunning - running.count)
    let count = min(waiting.count, max(0, free))
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
