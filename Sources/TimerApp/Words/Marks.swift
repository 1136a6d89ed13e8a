internal import Clocks
internal import Countdowns

/// The points of a countdown at which the plain mode says how much is left.
///
/// Few at first and more towards the end, as a person would call them out.
enum Marks {
  /// What is left at the marks, from the end on.
  private static let fixed: [Duration] =
    [10, 30].map { .seconds($0) } + [1, 2, 3, 4, 5, 10, 15, 30, 45].map { .seconds($0 * 60) }

  /// Returns the next mark below `left`: what will be left then; zero is the end.
  static func next(below left: Duration) -> Duration {
    let hour = Duration.seconds(3600)
    if left > hour {
      let hours = left.wholeUnits(of: hour)
      return hour * (hour * hours == left ? hours - 1 : hours)
    }
    return fixed.last { $0 < left } ?? .zero
  }
}
