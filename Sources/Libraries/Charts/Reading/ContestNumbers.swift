/// Reads a set from an array of numbers.
struct ContestNumbers {
  private let root: ContestNode

  init(_ root: ContestNode) { self.root = root }

  func set() throws(ContestSetError) -> ChartSet {
    let values = try root.numbers(root.elements()[...])
    return ChartSet(
      positions: .numbered(values.count), series: [Series(label: "y", values: values)])
  }
}

extension Positions {
  /// Returns a number of positions, counted from 0.
  static func numbered(_ count: Int) -> Positions {
    Positions(.regular(start: 0, step: 1, count: count), unit: .number)
  }
}
