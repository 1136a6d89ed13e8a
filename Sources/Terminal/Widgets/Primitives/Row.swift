/// Widgets side by side.
///
/// Each cell's parts have their own numbers among the parts of the row.
package struct Row: Widget {
  package enum Width: Hashable, Sendable {
    case fixed(Int)
    /// A fraction of the space that the fixed cells leave.
    case flexible(weight: Int = 1)
  }

  package struct Cell: Hashable, Sendable {
    package var widget: AnyWidget
    package var width: Width

    package init(_ widget: some Widget, _ width: Width = .flexible()) {
      self.widget = AnyWidget(widget)
      self.width = width
    }
  }

  package var cells: [Cell]
  package var spacing: Int

  package init(_ cells: [Cell], spacing: Int = 1) {
    self.cells = cells
    self.spacing = max(0, spacing)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    zip(cells, ranges(columns)).reduce(0) {
      max($0, $1.0.widget.base.height(forWidth: $1.1.count, in: surroundings))
    }
  }

  package func estimatedHeight(forWidth columns: Int) -> Int {
    zip(cells, ranges(columns)).reduce(0) {
      max($0, $1.0.widget.base.estimatedHeight(forWidth: $1.1.count))
    }
  }

  package func draw(in context: inout DrawContext) {
    for (index, columns) in ranges(context.columns).enumerated() where !columns.isEmpty {
      context.draw(
        cells[index].widget.base, columns: columns, rows: 0..<context.rows,
        firstPart: Self.part(0, ofCell: index))
    }
  }
}

// MARK: - Columns

extension Row {
  /// Returns the columns of each cell; whatever doesn't fit is cut off on the right.
  package func ranges(_ columns: Int) -> [Range<Int>] {
    var fixed = spacing * max(0, cells.count - 1)
    var weights = 0
    for cell in cells {
      switch cell.width {
      case .fixed(let width): fixed += max(0, width)
      case .flexible(let weight): weights += max(0, weight)
      }
    }
    let room = max(0, columns - fixed)
    var (column, before) = (0, 0)
    return cells.map { cell in
      let width: Int
      switch cell.width {
      case .fixed(let given): width = max(0, given)
      case .flexible(let weight):
        // Computed from the total of all flexible cells up to this one, so that nothing is lost by
        // rounding.
        let next = before + max(0, weight)
        width = weights > 0 ? room * next / weights - room * before / weights : 0
        before = next
      }
      defer { column += width + spacing }
      return min(column, max(0, columns))..<min(column + width, max(0, columns))
    }
  }
}

// MARK: - Parts

extension Row {
  private static var partsPerCell: Int { 1 << 16 }

  /// Returns the row's number for a part of a cell.
  package static func part(_ part: Int, ofCell cell: Int) -> Int { cell * partsPerCell + part }

  package static func cell(ofPart part: Int) -> (cell: Int, part: Int) {
    let cell = (part + partsPerCell / 2) / partsPerCell
    return (cell, part - cell * partsPerCell)
  }
}
