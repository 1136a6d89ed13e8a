/// Finds the marks that the remaining time of a countdown passes, each once per start.
///
/// A mark is armed while more time is left than at its point, and fires when that is no longer
/// so. A mark that isn't on the way, such as 10 min in a step of 5 min, isn't armed unless time is
/// added. The caller advances the tracker after every event, with the time that is left then;
/// `handle(_:in:)` does so for the steps that passed within one event.
package struct MarkTracker: Hashable, Sendable {
  /// The marks.
  package let marks: [Mark]
  /// The indices of the marks that have fired since the start.
  package private(set) var fired: Set<Int>

  private var armed: Set<Int> = []
  /// Whether the next advance arms what lies below the total, since the way so far isn't known.
  private var isRestored: Bool

  /// Creates a tracker for a countdown that isn't started.
  package init(_ marks: [Mark]) {
    self.marks = marks
    fired = []
    isRestored = false
  }

  /// Restores a tracker within a countdown: marks below the total that haven't fired are armed.
  package init(_ marks: [Mark], fired: Set<Int>) {
    self.marks = marks
    self.fired = fired.intersection(marks.indices)
    isRestored = true
  }

  /// Forgets what has fired, for a new step or a restart.
  package mutating func start() {
    fired = []
    armed = []
    isRestored = false
  }

  /// Returns the indices of the marks that were passed on the way to `left`, in the order in which
  /// they were passed.
  package mutating func advance(to left: Duration, of total: Duration) -> [Int] {
    var passed: [(point: Duration, index: Int)] = []
    for index in marks.indices where !fired.contains(index) {
      let point = marks[index].point.left(of: total)
      if left > point {
        armed.insert(index)
      } else if armed.contains(index) || isRestored && point < total {
        armed.remove(index)
        fired.insert(index)
        passed.append((point, index))
      }
    }
    isRestored = false
    return passed.sorted { ($1.point, $0.index) < ($0.point, $1.index) }.map(\.index)
  }

  /// Returns the largest remaining time below `left` at which a mark fires.
  package func next(below left: Duration, of total: Duration) -> Duration? {
    marks.indices.lazy.filter { !fired.contains($0) }
      .map { marks[$0].point.left(of: total) }
      .filter { $0 < left }
      .max()
  }

  /// Returns the indices of the marks that were passed by the end of a step, and starts again with
  /// the next one.
  package mutating func handle(_ effect: RoutineManager.Effect, in routine: Routine) -> [Int] {
    switch effect {
    case .stepEnded(let position, _): return advance(to: .zero, of: routine[position].length)
    case .stepStarted(let position, _):
      start()
      return advance(to: routine[position].length, of: routine[position].length)
    case .timer, .refuse: return []
    }
  }
}
