/// The reason a tree of values isn't a chart set, with the location.
public struct ContestSetError: Error, Hashable, Sendable {
  /// The path in the syntax of `jq`, such as `.[0].columns[1][5]`; `.` is the root.
  public var path: String
  /// What is wrong there.
  public var fault: Fault

  /// A kind of fault.
  public enum Fault: Hashable, Sendable {
    /// The value isn't what is required there.
    case mismatch(found: String, needed: String)
    /// A member is missing or null.
    case missing(String)
    /// A number is out of range.
    case notFinite
    /// There are no columns, rows or numbers.
    case empty
    /// A column doesn't begin with its label.
    case noLabel
    /// Another column has the same label.
    case repeatedLabel(String)
    /// No column, or more than one, holds positions.
    case positionColumns(count: Int)
    /// A column has more or fewer values than there are positions.
    case valueCount(label: String, count: Int, positions: Int)
    /// The type of a series is unknown.
    case unknownType(String)
    /// A text isn’t a color.
    case notAColor(String)
    /// A text isn't a time.
    case notATime(String)
    /// The unit of a position differs from that of those before it.
    case mixedUnits
    /// A set with two axes doesn't have two series.
    case twoAxes(series: Int)
  }
}

extension ContestSetError: CustomStringConvertible {
  /// A clause without a capital letter or a final period.
  public var description: String { "at “\(path)”: \(fault.words)" }
}

extension ContestSetError.Fault {
  fileprivate var words: String {
    switch self {
    case .mismatch(let found, let needed): "\(needed) was expected, but this is \(found)"
    case .missing(let key): "the member “\(key)” is needed, but the object has none"
    case .notFinite: "the number is too large"
    case .empty: "there are no values"
    case .noLabel: "the column must begin with its label, a text"
    case .repeatedLabel(let label): "another column has the label “\(label)” too"
    case .positionColumns(0): "no column has the type “x”"
    case .positionColumns: "more than one column has the type “x”"
    case .valueCount(let label, let count, let positions):
      "column “\(label)” has \(count.counting("value")) for \(positions.counting("position"))"
    case .unknownType(let type):
      "the type “\(type)” is unknown; types are line, steps, points, bar, area and x"
    case .notAColor(let text): "“\(text)” isn’t a color such as #3DC23F"
    case .notATime(let text): "“\(text)” isn’t a time"
    case .mixedUnits: "the position’s unit differs from those before it"
    case .twoAxes(let count): "two axes need two series, not \(count)"
    }
  }
}
