/// The reason a day of a chart can't be opened.
public enum DayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The chart has no values for a day, given by its title.
  case notInChart(String)
  /// There is no file at a path.
  case noFile(String)
  /// The file at a path contains something other than one chart over the day.
  case otherContent(String)
  /// A file can't be read as a chart; with the reader's clause, which names the file.
  case fault(String)

  /// A clause without a capital letter or a final period.
  public var description: String {
    switch self {
    case .notInChart(let day): "the chart has no values for \(day)"
    case .noFile(let path): "there is no file “\(path)” for the day"
    case .otherContent(let path): "\(path): the file must hold one chart over the time of its day"
    case .fault(let clause): clause
    }
  }
}
