/// A parser for sets in the contest's format.
struct ContestColumns {
  private let root: ContestNode
  private let time: ContestSet.TimeReader?

  init(_ root: ContestNode, _ time: ContestSet.TimeReader?) {
    self.root = root
    self.time = time
  }

  func set() throws(ContestSetError) -> ChartSet {
    _ = try root.members()
    let node = try root.member("columns")
    let columns = try columns(node)
    let isPosition = columns.map { type(of: $0.label) == "x" }
    let count = isPosition.count { $0 }
    guard count == 1, let axis = isPosition.firstIndex(of: true) else {
      throw node.error(.positionColumns(count: count))
    }
    var positions = ContestPositions(time)
    let column = columns[axis]
    for (index, value) in zip(column.values.indices, column.values) {
      try positions.add(value, at: column.node.element(index, value))
    }
    var series: [Series] = []
    for (index, column) in columns.enumerated() where index != axis {
      series.append(try self.series(column, count: positions.count))
    }
    return try flagged(positions.set(title: title(), series: series))
  }

  private func title() throws(ContestSetError) -> String? { try root["title"]?.text() }

  private func flagged(_ set: ChartSet) throws(ContestSetError) -> ChartSet {
    var set = set
    set.hasTwoAxes = try root["y_scaled"]?.flag() ?? false
    set.isStacked = try root["stacked"]?.flag() ?? false
    set.isPercentage = try root["percentage"]?.flag() ?? false
    guard !set.hasTwoAxes || set.series.count == 2 else {
      throw (root["y_scaled"] ?? root).error(.twoAxes(series: set.series.count))
    }
    return set
  }
}

extension ContestColumns {
  /// A column after its label.
  private struct Column {
    let node: ContestNode
    let label: String
    let values: ArraySlice<ContestValue>
  }

  private func columns(_ node: ContestNode) throws(ContestSetError) -> [Column] {
    let elements = try node.elements()
    var columns: [Column] = []
    var labels: Set<String> = []
    for (index, element) in elements.enumerated() {
      let column = try column(node.element(index, element))
      guard labels.insert(column.label).inserted else {
        throw column.node.error(.repeatedLabel(column.label))
      }
      columns.append(column)
    }
    return columns
  }

  private func column(_ node: ContestNode) throws(ContestSetError) -> Column {
    let values = try node.elements()
    guard case .string(let label) = values.first else { throw node.error(.noLabel) }
    return Column(node: node, label: label, values: values.dropFirst())
  }

  private func series(_ column: Column, count: Int) throws(ContestSetError) -> Series {
    guard column.values.count == count else {
      throw column.node.error(
        .valueCount(label: column.label, count: column.values.count, positions: count))
    }
    return Series(
      label: column.label, name: try root["names"]?[column.label]?.text(),
      kind: try kind(of: column.label), color: try color(of: column.label),
      values: try column.node.numbers(column.values))
  }

  /// Returns the given type of a column; `x` for a column of that label without a type.
  private func type(of label: String) -> String? {
    if case .string(let type) = root.value["types"]?[label] { return type }
    return label == "x" ? "x" : nil
  }

  private func kind(of label: String) throws(ContestSetError) -> Series.Kind {
    guard let node = root["types"]?[label] else { return .line }
    let type = try node.text()
    let types: [String: Series.Kind] = [
      "line": .line, "step": .steps, "steps": .steps, "points": .points, "bar": .bar,
      "area": .area,
    ]
    guard let kind = types[type] else { throw node.error(.unknownType(type)) }
    return kind
  }

  private func color(of label: String) throws(ContestSetError) -> UInt32? {
    guard let node = root["colors"]?[label] else { return nil }
    let text = try node.text()
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let color = UInt32(digits, radix: 16)
    else { throw node.error(.notAColor(text)) }
    return color
  }
}
