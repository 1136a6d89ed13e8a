extension Table {
  /// Returns the factor that converts numbers of a unit to another one; `nil` if there is none.
  package static func factor(from unit: String, to other: String) -> Double? {
    NumberUnit.factor(from: unit, to: other)
  }

  /// Converts numbers to the unit of the first column that has one of the same kind, such as GiB to
  /// MiB, so that columns can be compared; one column may be left as it is.
  ///
  /// A unit is that of the cells, otherwise that in the name of the column. Returns the columns that
  /// aren't in the units of their names.
  @discardableResult
  package mutating func unifyUnits(except left: Int?) -> [Column] {
    var converted: [Column] = []
    for index in columns.indices where index != left {
      guard case .numbers(let values) = columns[index].content else { continue }
      let isNamed = columns[index].unit == nil
      guard let unit = columns[index].unit ?? ColumnName(columns[index].name).unit else { continue }
      columns[index].unit = unit
      for place in 0..<index where place != left {
        guard let other = columns[place].unit, other != unit,
          let factor = NumberUnit.factor(from: unit, to: other)
        else { continue }
        columns[index].content = .numbers(values.map { $0 * factor })
        columns[index].unit = other
        if isNamed { converted.append(columns[index]) }
        break
      }
    }
    return converted
  }
}
