internal import Clocks
internal import Quotes

/// What came of the command of a symbol.
enum FeedOutcome: Hashable, Sendable {
  case bytes([UInt8])
  /// A clause such as “ended with status 1”.
  case failed(String)
}

/// When the user's command is run for which symbols, a few at a time, and what came of it.
struct FeedRound: Hashable, Sendable {
  let interval: Duration
  /// When the next round begins; `nil` while one is under way.
  private(set) var due: Instant?
  /// When the last round began.
  private var began: Instant?
  private(set) var running: Set<String> = []
  private(set) var waiting: [String] = []
  /// The clause of each symbol whose last command has failed.
  private(set) var errors: [String: String] = [:]
  /// When the last good answer of each symbol came.
  private(set) var answers: [String: Instant] = [:]

  /// The symbol that stands for all, where one command names them itself.
  static let all = ""

  /// The most commands that run at once.
  static let mostAtOnce = 4

  init(interval: Duration) { self.interval = interval }

  /// Whether a round is under way.
  var isBusy: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Begins a round and returns the symbols to ask now.
  mutating func begin(_ symbols: [String], at now: Instant) -> [String] {
    if !isBusy { began = now }
    due = nil
    let known = running.union(waiting)
    waiting += symbols.filter { !known.contains($0) }
    return next()
  }

  /// Takes in an answer and returns the symbols to ask now.
  mutating func take(_ symbol: String, error: String?, at now: Instant) -> [String] {
    running.remove(symbol)
    errors[symbol] = error
    if error == nil { answers[symbol] = now }
    let next = next()
    if !isBusy { due = max(now, (began ?? now).advanced(by: interval)) }
    return next
  }

  private mutating func next() -> [String] {
    let count = min(waiting.count, max(0, Self.mostAtOnce - running.count))
    let next = Array(waiting.prefix(count))
    waiting.removeFirst(count)
    running.formUnion(next)
    return next
  }

  /// Returns the clause of a symbol whose last command has failed.
  func error(of symbol: String) -> String? { errors[symbol] ?? errors[Self.all] }

  /// Returns what is to be said of a symbol, such as “5 min old: printed nothing”.
  func note(of symbol: String, at now: Instant) -> String? {
    guard let error = error(of: symbol) else { return nil }
    guard let last = answers[symbol] ?? answers[Self.all] else { return error }
    return "\(QuoteAge.words(last.duration(to: now))) old: \(error)"
  }
}

/// The age of a price.
enum QuoteAge {
  /// Returns an age in words, such as “5 min”.
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
