internal import ChartDrawings
internal import Charts
internal import Outputs

extension ChartLook {
  /// Returns why the axis of a set doesn't allow the values to show, if it doesn't.
  func misfit(of set: ChartSet) -> String? {
    do throws(CommandError) {
      try checkDerived(from: set)
      return nil
    } catch { return error.words }
  }

  /// Throws if the axis of a set doesn't allow the values to show.
  func checkDerived(from set: ChartSet) throws(CommandError) {
    if showsRates, set.positions.labels != nil {
      throw CommandError(
        words: "--rate needs times or numbers on the horizontal axis, but these are categories")
    }
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
