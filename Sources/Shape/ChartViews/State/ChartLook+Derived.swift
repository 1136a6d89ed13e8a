internal import Cells
internal import Charts
internal import Outputs

extension ChartLook {
  /// Whether the shown values depend on others.
  var isDerived: Bool { average != nil }

  /// Returns a set with the values that are shown in place of its own; those that its axis doesn't
  /// allow are left out.
  func derived(from set: ChartSet) -> ChartSet { average.flatMap { set.averaged(over: $0) } ?? set }

  /// Throws if the axis of a set doesn't allow the values to show.
  func checkDerived(from set: ChartSet) throws(CommandError) {
    guard let average, set.averaged(over: average) == nil else { return }
    if case .distance = average {
      throw CommandError(
        words: "--average x: needs numbers on the horizontal axis; use a number of rows such as 20"
          + (set.positions.labels == nil ? " or a time such as 7d" : ""))
    }
    throw CommandError(
      words:
        "--average with a time needs times on the horizontal axis; use a number of rows such as 20"
        + (set.positions.labels == nil ? " or a distance such as x:5" : ""))
  }
}
