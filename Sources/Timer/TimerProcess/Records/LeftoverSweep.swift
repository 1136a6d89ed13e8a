internal import Clocks
internal import Countdowns
internal import Dispatch
internal import Journal
internal import Reports
internal import Runtime
internal import TimerEnvironment
internal import Timers

/// The cleanup of unfinished timers at a later start: those that are over move to the history, and
/// those with time left are reported once.
struct LeftoverSweep: Sendable {
  private let paths: TimerPaths
  /// The file of timers that were already reported, one per line.
  private let namedFile: StateFile
  /// The maximum size of that file in bytes.
  private static let largest = 1 << 18

  init(_ paths: TimerPaths) {
    self.paths = paths
    namedFile = StateFile("named", in: paths)
  }

  /// The queue of the sweep; after use of the global queues, libdispatch would wake up every second
  /// to manage their threads.
  private static let queue = DispatchQueue(label: "sweep", qos: .utility)

  /// Sweeps on another thread, and passes a message about unfinished timers to `say` on the main
  /// thread; if `say` is `nil`, no timer counts as reported.
  ///
  /// Timers older than `maxAge`, or else than the settings allow, are over.
  @MainActor
  static func start(maxAge: Duration?, _ say: (@MainActor (String) -> Void)?) {
    let sweep = LeftoverSweep(TimerPaths(environment: Console.environment))
    let says = say != nil
    queue.async {
      guard let words = sweep.run(maxAge: maxAge, naming: says) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { say?(words) } }
    }
  }

  /// Moves timers that are over to the history; returns a sentence about resumable timers that
  /// weren't reported before, if `naming` is `true` and there are any.
  ///
  /// This reads a file for each timer, and blocks on the disk.
  func run(maxAge: Duration? = nil, naming: Bool = true) -> String? {
    let found = UnfinishedTimers.find(maxAge: maxAge, in: paths)
    var going: [UnfinishedTimers.Leftover] = []
    for timer in found.timers {
      // Another start may be sweeping at the same time; files that can't be moved stay.
      if timer.isOver { _ = try? timer.discard(state: paths.state) } else { going.append(timer) }
    }
    guard naming else { return nil }
    let lines = going.map(\.line)
    let saved = try? namedFile.text(upTo: Self.largest)
    let named = Set((saved ?? "").split(separator: "\n").map(String.init))
    guard named != Set(lines) else { return nil }
    try? namedFile.keep(lines)
    let new = going.filter { !named.contains($0.line) }
    guard let first = new.first else { return nil }
    return new.count == 1
      ? "\(first.sentence); \(first.advice)"
      : "\(new.count) timers are unfinished; run \(CalledName.own.text) list to see them"
  }
}

// MARK: - Offering

extension LeftoverSweep {
  /// Finds the timers that can be resumed on another thread, and passes their records to `offer` on the
  /// main thread, with the current boot ID.
  @MainActor
  static func findUnfinished(_ offer: @escaping @MainActor ([TimerRecord], String) -> Void) {
    let paths = TimerPaths(environment: Console.environment)
    queue.async {
      let timers = UnfinishedTimers.find(maxAge: nil, in: paths).timers.filter { !$0.isOver }
      let (records, boot) = (timers.map(\.record), ProcessIdentity.bootID())
      DispatchQueue.main.async { MainActor.assumeIsolated { offer(records, boot) } }
    }
  }
}

extension UnfinishedTimers.Leftover {
  /// Whether there is nothing left to resume; a timer that is being handed over may be about to
  /// ring.
  fileprivate var isOver: Bool {
    switch resumption {
    case .over(let since, _): !(record.isHandedOver && since < .seconds(60))
    case .ended, .canceled, .tooOld: true
    case .lives, .running, .paused, .stopwatch, .pausedStopwatch, .waiting: false
    }
  }

  /// A line that identifies the timer.
  fileprivate var line: String { "\(file) \(record.written.sinceEpoch / .seconds(1))" }
}
