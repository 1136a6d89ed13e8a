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
/// one delays no other for more than a second; it runs again as soon as it has ended.
struct FeedRound: Hashable, Sendable {
  let interval: Duration
  /// When the next round begins; `nil` before the first one.
  private(set) var due: Instant?
  /// When the command of each symbol for which it is running was started.
  private var starts: [String: Instant] = [:]
  /// The running symbols that a round has skipped.
  private(set) var overdue: Set<String> = []
  private(set) var waiting: [String] = []
  /// The error clause of each symbol whose last command failed.
  private(set) var errors: [String: String] = [:]
  /// When each symbol was last answered successfully, and when it was first queried.
  private(set) var answers: [String: Instant] = [:]
  private var firsts: [String: Instant] = [:]

  /// The symbol that stands for all symbols, for a command that prints all of them.
  static let all = ""

  /// The maximum number of concurrent commands, not counting slow ones.
  static let maxConcurrent = 4
  /// The maximum number of concurrent commands, with slow ones.
  static let maxRunning = 16
  /// The time after which a command is slow.
  static let patience = Duration.seconds(1)

  init(interval: Duration) { self.interval = interval }

  /// The symbols whose command is running.
  var running: Set<String> { Set(starts.keys) }

  /// Whether commands are running.
  var isBusy: Bool { !starts.isEmpty || !waiting.isEmpty }

  /// Begins a round, and returns the symbols to query now.
  mutating func begin(_ symbols: [String], at now: Instant) -> [String] {
    if let due, due <= now { overdue.formUnion(running.intersection(symbols)) }
    due = now.advanced(by: interval)
    return ask(symbols, at: now)
  }

  /// Returns the symbols to query now, outside the rounds.
  mutating func ask(_ symbols: [String], at now: Instant) -> [String] {
    let known = running.union(waiting)
    for symbol in symbols where firsts[symbol] == nil { firsts[symbol] = now }
    waiting += symbols.filter { !known.contains($0) }
    // Commands that fail may also hang.
    waiting = waiting.filter { errors[$0] == nil } + waiting.filter { errors[$0] != nil }
    return proceed(at: now)
  }

  /// Records an answer, and returns the symbols to query now.
  ///
  /// `faults` are the error clauses of symbols in the answer, which may be about all symbols.
  mutating func take(
    _ symbol: String, error: String?, faults: [String: String] = [:], at now: Instant
  ) -> [String] {
    starts[symbol] = nil
    if symbol == Self.all { errors = faults }
    let error = error ?? faults[symbol]
    errors[symbol] = error
    if error == nil { answers[symbol] = now }
    return overdue.remove(symbol) == nil ? proceed(at: now) : ask([symbol], at: now)
  }

  /// Returns the symbols to query now, since running commands have ended or are slow.
  mutating func proceed(at now: Instant) -> [String] {
    var free = Self.maxConcurrent - starts.values.count { $0.advanced(by: Self.patience) > now }
    var next: [String] = []
    while free > 0, let symbol = waiting.first {
      let kept = errors[symbol] == nil ? 0 : Self.maxConcurrent
      guard starts.count < Self.maxRunning - kept else { break }
      waiting.removeFirst()
      starts[symbol] = now
      next.append(symbol)
      free -= 1
    }
    return next
  }

  /// Returns when a running command becomes slow, which lets waiting symbols proceed.
  func nextStart(after now: Instant) -> Instant? {
    guard !waiting.isEmpty else { return nil }
    return starts.values.map { $0.advanced(by: Self.patience) }.filter { $0 > now }.min()
  }

  /// Returns the error clause of a symbol whose last command failed.
  func error(of symbol: String) -> String? { errors[symbol] ?? errors[Self.all] }

  /// Whether the last command of a symbol failed, or is still running although the next was due.
  func isLate(_ symbol: String) -> Bool {
    error(of: symbol) != nil || overdue.contains(symbol) || overdue.contains(Self.all)
  }

  /// Returns a note about a late symbol, such as “5 min old: printed nothing”.
  func note(of symbol: String, at now: Instant) -> String? {
    guard isLate(symbol), let since = lastAnswer(of: symbol) ?? firstQuery(of: symbol) else {
      return nil
    }
    let clause = error(of: symbol) ?? "no answer yet"
    let age = QuoteAge.words(since.duration(to: now))
    return lastAnswer(of: symbol) == nil ? "Failing for \(age): \(clause)" : "\(age) old: \(clause)"
  }

  /// Returns when the note about a symbol changes by itself.
  func nextNote(of symbol: String, at now: Instant) -> Instant? {
    guard isLate(symbol), let since = lastAnswer(of: symbol) ?? firstQuery(of: symbol) else {
      return nil
    }
    return since.advanced(by: QuoteAge.next(since.duration(to: now)))
  }

  private func lastAnswer(of symbol: String) -> Instant? {
    answers[symbol] ?? (errors[symbol] == nil ? answers[Self.all] : nil)
  }

  private func firstQuery(of symbol: String) -> Instant? { firsts[symbol] ?? firsts[Self.all] }
}

/// Formats the age of a price.
enum QuoteAge {
  private static func unit(of seconds: Int64) -> (seconds: Int64, name: String) {
    switch seconds {
    case ..<60: (1, "s")
    case ..<3600: (60, "min")
    case ..<86_400: (3600, "h")
    default: (86_400, "d")
    }
  }

  /// Formats an age, such as “5 min”.
  static func words(_ age: Duration) -> String {
    let seconds = max(0, age.components.seconds)
    let unit = unit(of: seconds)
    return "\(seconds / unit.seconds) \(unit.name)"
  }

  /// Returns the age at which the words of an age change.
  static func next(_ age: Duration) -> Duration {
    let seconds = max(0, age.components.seconds)
    let unit = unit(of: seconds).seconds
    return .seconds((seconds / unit + 1) * unit)
  }
}
