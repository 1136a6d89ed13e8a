internal import Clocks
internal import Countdowns

/// The remaining times that plain mode announces.
///
/// The marks are sparse at first and denser toward the end, as a person would call them out.
enum Marks {
  /// The remaining times at the marks, in ascending order.
  private static let fixed: [Duration] =
    [10, 30].map { .seconds($0) } + [1, 2, 3, 4, 5, 10, 15, 30, 45].map { .seconds($0 * 60) }

  /// Returns the next mark below `left`, as the remaining time; zero is the end.
  static func next(below left: Duration) -> Duration {
    let hour = Duration.seconds(3600)
    if left > hour {
      let hours = left.wholeUnits(of: hour)
      return hour * (hour * hours == left ? hours - 1 : hours)
    }
    return fixed.last { $0 < left } ?? .zero
  }
}
