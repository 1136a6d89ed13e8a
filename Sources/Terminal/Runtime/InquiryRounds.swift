internal import Findings
internal import TerminalCodes
internal import TerminalIO

/// Rounds of queries to a terminal, all of which may have to end at one instant.
@MainActor
struct InquiryRounds {
  private let terminal: any TerminalPort
  private let end: Duration?
  private let clock: () -> Duration
  /// The time that the slowest round took.
  private var longest = Duration.zero
  /// The reason why the terminal wasn't queried in the last round, if it wasn't.
  private(set) var unasked: TerminalReport.Unasked?

  /// Creates rounds that end at an instant of the clock; without one, each has the usual time limit.
  init(
    _ terminal: any TerminalPort, until end: Duration? = nil,
    clock: @escaping () -> Duration = { SystemClock.monotonic.now }
  ) { (self.terminal, self.end, self.clock) = (terminal, end, clock) }

  /// Returns the terminal's replies to a batch of queries, waiting for what is left of the time.
  ///
  /// Nothing is asked if less is left than a round took before: a reply that comes too late would
  /// end up in the shell's command line.
  mutating func ask(_ questions: [UInt8]) -> [Reply] {
    let start = clock()
    let limit = end.map { min(Inquiry.limit, $0 - start) } ?? Inquiry.limit
    guard limit > longest else { return [] }
    defer { longest = max(longest, clock() - start) }
    do throws(TerminalReport.Unasked) {
      return try Inquiry.replies(of: terminal, questions, within: limit, clock: clock)
    } catch {
      unasked = error
      return []
    }
  }
}
