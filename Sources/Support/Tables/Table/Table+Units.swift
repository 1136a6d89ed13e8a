extension Table {
  /// Returns the factor that converts numbers of a unit to another one; `nil` if there is none.
  package static func factor(from unit: String, to other: String) -> Double? {
    NumberUnit.factor(from: unit, to: other)
  }

  /// Converts numbers to the unit of the first column that has one of the same kind, such as GiB to
  /// MiB, so that columns can be compared; one column may be left as it is.
  package mutating func unifyUnits(except left: Int?) {
    for index in columns.indices where index != left {
      guard let unit = columns[index].unit, case .numbers(let values) = columns[index].content
      else {
        continue
      }
      for place in 0..<index where place != left {
        guard let other = columns[place].unit, other != unit,
          let factor = NumberUnit.factor(from: unit, to: other)
        else { continue }
        columns[index].content = .numbers(values.map { $0 * factor })
        columns[index].unit = other
        break
      }
    }
  }
}
