/// Finds the marks that a countdown's remaining time passes, each at most once per start.
///
/// A mark is armed while more time is left than at its point, and fires when that is no longer the
/// case. A mark at the full length fires at the start, and one at zero at the end. A mark beyond the
/// length, such as 10 min in a step of 5 min, is armed only once enough time is added. The caller
/// advances the tracker after every event, with the time left at that moment.
package struct MarkTracker: Hashable, Sendable {
  /// The marks.
  package let marks: [Mark]
  /// The indices of the marks that have fired since the start.
  package private(set) var fired: Set<Int>
  /// The indices of the marks that fire when the remaining time passes them.
  package private(set) var armed: Set<Int>

  /// Creates a tracker for a countdown that hasn't started.
  package init(_ marks: [Mark]) { self.init(marks, fired: [], armed: []) }

  /// Restores the tracker of a countdown that has started.
  package init(_ marks: [Mark], fired: Set<Int>, armed: Set<Int>) {
    self.marks = marks
    self.fired = fired.intersection(marks.indices)
    self.armed = armed.intersection(marks.indices).subtracting(fired)
  }

  /// Starts a step of the given length: clears the fired marks and arms those up to the length.
  package mutating func start(_ length: Duration) {
    fired = []
    armed = Set(marks.indices.filter { marks[$0].point.left(of: length) <= length })
  }

  /// Ends a step early: returns the indices of the marks at zero, and passes none of the others.
  package mutating func finish() -> [Int] {
    let atEnd = armed.filter { marks[$0].point.isEnd }
    armed.subtract(atEnd)
    fired.formUnion(atEnd)
    return atEnd.sorted()
  }

  /// Returns the indices of the marks passed on the way to `left`, in the order they were passed.
  package mutating func advance(to left: Duration, of total: Duration) -> [Int] {
    var passed: [(point: Duration, index: Int)] = []
    for index in marks.indices where !fired.contains(index) {
      let point = marks[index].point.left(of: total)
      if left > point {
        armed.insert(index)
      } else if armed.remove(index) != nil {
        fired.insert(index)
        passed.append((point, index))
      }
    }
    return passed.sorted { ($1.point, $0.index) < ($0.point, $1.index) }.map(\.index)
  }

  /// Returns the largest remaining time below `left` at which a mark fires, or `nil` if none does.
  package func next(below left: Duration, of total: Duration) -> Duration? {
    marks.indices.lazy.filter { !fired.contains($0) }
      .map { marks[$0].point.left(of: total) }
      .filter { $0 < left }
      .max()
  }
}
