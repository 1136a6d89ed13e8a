internal import Cells
internal import Faces
internal import Scenes
internal import Widgets

/// Three wheels side by side, with the active one highlighted.
///
/// The parts of each wheel are numbered like those of a cell in a `Row`.
struct TimeWheelsWidget: Widget {
  var wheels: TimeWheels
  var rows: Int
  /// The large numerals; `nil` for text.
  var numerals: WheelNumerals?

  /// The maximum width of a wheel, and the spacing between wheels, in columns.
  private static let (mostColumns, spacing) = (12, 1)
  /// The width of the widest unit.
  private static let unitWidth = 3

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    numerals?.rows ?? rows | 1
  }

  func draw(in context: inout DrawContext) {
    if let numerals { return draw(numerals, in: &context) }
    let count = TimeWheels.Column.allCases.count
    let width = min(Self.mostColumns, (context.columns - Self.spacing * (count - 1)) / count)
    guard width > 0 else { return }
    let all = width * count + Self.spacing * (count - 1)
    let left = (context.columns - all) / 2
    for column in TimeWheels.Column.allCases {
      let hasUnit = width >= 7
      let wheel = Wheel(
        wheels.wheels[column.rawValue], .numbers(digits: 2), unit: hasUnit ? column.unit : "",
        unitWidth: hasUnit ? Self.unitWidth : 0, rows: rows, isActive: column == wheels.active)
      let start = left + column.rawValue * (width + Self.spacing)
      draw(wheel, of: column, in: start..<start + width, &context)
    }
  }

  private func draw(
    _ wheel: Wheel, of column: TimeWheels.Column, in columns: Range<Int>,
    _ context: inout DrawContext
  ) {
    context.state.insert(.focused)
    context.draw(
      wheel, columns: columns, rows: 0..<wheel.rows,
      firstPart: Row.part(0, ofCell: column.rawValue))
  }

  /// Draws the current values in large numerals, with their units below.
  private func draw(_ numerals: WheelNumerals, in context: inout DrawContext) {
    let rows = numerals.neighbors + 1..<numerals.neighbors + 1 + numerals.digits.rows
    let theme = context.theme
    for column in TimeWheels.Column.allCases {
      let isActive = column == wheels.active
      let columns = numerals.columns(of: column, in: context.columns)
      var wheel = Wheel(wheels.wheels[column.rawValue], .numbers(digits: 2), isActive: isActive)
      (wheel.rows, wheel.middleRows) = (numerals.rows, rows.count)
      draw(wheel, of: column, in: columns, &context)
      let paint = theme.paint(isActive ? .accent : .text)
      let places = numerals.digits.places(
        of: [wheel.middleLabel(in: &context)], in: CellRect(columns: columns, rows: rows))
      for (digit, cells) in places {
        let box = context.rect(columns: cells.columns, rows: cells.rows)
        context.figure(.numeral(digit, box: box), paint)
      }
      let unit = " \(column.unit) "
      context.text(
        unit, column: columns.lowerBound + (columns.count - unit.count) / 2, row: rows.upperBound,
        style: isActive
          ? theme.style(.accent, on: theme.style(.selection)) : theme.style(.secondary)
      )
    }
  }
}
