package import JSON
internal import Tables

/// A table found in a JSON value.
package struct JSONTable {
  /// The place of the table.
  package var path: JSONPath
  /// The cells of each row, by the name of their column.
  package var rows: [[JSONValue.Member]]
  /// Whether the names of the columns are in the text, and not inferred from the values.
  package var areNamesGiven = true
  /// Whether the column named “time” holds seconds since 1970, which may have fractions.
  var hasSeconds = false
  /// Whether the columns besides the positions are named series.
  package var hasSeries = false
  /// Clauses for the user.
  package var notes: [String] = []

  /// The number of columns, judging by the first rows.
  var width: Int { rows.prefix(8).map(\.count).max() ?? 0 }

  /// Whether any of the first rows has a number besides positions.
  var hasNumbers: Bool {
    rows.prefix(64).contains { row in
      row.contains { cell in
        cell.value.isNumeric && (row.count == 1 || !JSONTable.isPosition(cell.key))
      }
    }
  }

  /// Whether any of the first rows has a text that is a number with a sign or unit, such as `20ms`.
  var hasAmounts: Bool {
    rows.prefix(64).contains { row in
      row.contains { cell in cell.value.string.map { NumberFormat(of: [$0]) != nil } ?? false }
    }
  }

  /// Returns whether a column holds positions, judging by its name.
  static func isPosition(_ name: String) -> Bool {
    TableChart.positionNames.contains(name.lowercased())
  }
}

extension JSONTable {
  /// Returns the members of an object with those of nested objects, whose names are dotted, but
  /// without arrays.
  static func flat(_ members: [JSONValue.Member], prefix: String = "") -> [JSONValue.Member] {
    var result: [JSONValue.Member] = []
    for member in members {
      let name = prefix + member.key
      switch member.value {
      case .array: break
      case .object(let inner): result += flat(inner, prefix: name + ".")
      case .null, .boolean, .number, .string: result.append(JSONValue.Member(name, member.value))
      }
    }
    return result
  }
}

extension JSONValue {
  /// Whether the value is neither an array nor an object.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .number, .string: true
    }
  }

  var isNull: Bool { self == .null }

  /// Whether the value is a number, perhaps in quotation marks.
  var isNumeric: Bool { if case .number? = JSONCell(self) { true } else { false } }

  /// The elements of an array without nested arrays and objects; `nil` for other values.
  var scalars: [JSONValue]? {
    guard let elements, elements.allSatisfy(\.isScalar) else { return nil }
    return elements
  }

  /// The members of an object; `nil` for other values.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value as a finite number.
  var double: Double? { if case .number(let value)? = JSONCell(self) { value } else { nil } }

  /// Whether the value is a text that is a date.
  var isDate: Bool {
    guard let string else { return false }
    return JSONTimes.form(of: string) != nil
  }
}
