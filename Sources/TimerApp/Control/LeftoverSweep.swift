internal import Clocks
internal import Control
internal import Countdowns
internal import Dispatch
internal import Journal
internal import Reports
internal import Runtime

/// The timers that earlier processes left unfinished, as a later start finds them: those whose end has
/// passed go to the history, and those with time left are named once.
struct LeftoverSweep: Sendable {
  private let paths: AppPaths
  /// The timers that were named, a line each.
  private let namedFile: StateFile
  /// The most bytes of names that are read.
  private static let largest = 1 << 18

  init(_ paths: AppPaths) {
    self.paths = paths
    namedFile = StateFile("named", in: paths)
  }

  /// A queue of its own: where the global ones are used, a timer looks after their threads each second
  /// from then on.
  private static let queue = DispatchQueue(label: "sweep", qos: .utility)

  /// Sweeps on another thread, and calls a function on the main thread if there is something to say;
  /// without one, nothing counts as said.
  @MainActor
  static func start(_ say: (@MainActor (String) -> Void)?) {
    let sweep = LeftoverSweep(AppPaths(environment: Console.environment))
    let says = say != nil
    queue.async {
      guard let words = sweep.run(naming: says) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { say?(words) } }
    }
  }

  /// Moves what is over to the history; returns a sentence about those that can be continued and weren't
  /// named before, if there are any and they are to be named.
  ///
  /// Takes as long as the disk needs for a file for each timer.
  func run(naming: Bool = true) -> String? {
    let found = UnfinishedTimers.find(maxAge: nil, in: paths)
    var going: [UnfinishedTimers.Timer] = []
    for timer in found.timers {
      // Another start may sweep at the same time, and what can't be moved stays.
      if timer.isOver { try? timer.discard(state: paths.state) } else { going.append(timer) }
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
      : "\(new.count) timers are unfinished: \(CalledName.text) list names them"
  }
}

extension UnfinishedTimers.Timer {
  /// Whether nothing is left to continue; a timer that is being handed over may be about to ring.
  fileprivate var isOver: Bool {
    switch resumption {
    case .over(let since, _): !(record.isHandedOver && since < .seconds(60))
    case .ended, .cancelled, .tooOld: true
    case .lives, .running, .paused, .stopwatch, .pausedStopwatch, .waiting: false
    }
  }

  /// What distinguishes it from all others, in one line.
  fileprivate var line: String { "\(file) \(record.written.sinceEpoch / .seconds(1))" }
}
