internal import Widgets

/// Three wheels side by side, with the active one highlighted.
///
/// The parts of each wheel are numbered like those of a cell in a `Row`.
struct TimeWheelsWidget: Widget {
  var wheels: TimeWheels
  var rows: Int

  /// The maximum width of a wheel, and the spacing between wheels, in columns.
  private static let (mostColumns, spacing) = (12, 1)

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows | 1 }

  func draw(in context: inout DrawContext) {
    let count = TimeWheels.Column.allCases.count
    let width = min(Self.mostColumns, (context.columns - Self.spacing * (count - 1)) / count)
    guard width > 0 else { return }
    let all = width * count + Self.spacing * (count - 1)
    let left = (context.columns - all) / 2
    for column in TimeWheels.Column.allCases {
      let isActive = column == wheels.active
      let wheel = Wheel(
        wheels.wheels[column.rawValue], .numbers(digits: 2),
        unit: width >= 7 ? column.unit : "", rows: rows, isActive: isActive)
      context.state.insert(.focused)
      let start = left + column.rawValue * (width + Self.spacing)
      context.draw(
        wheel, columns: start..<start + width, rows: 0..<wheel.rows,
        firstPart: Row.part(0, ofCell: column.rawValue))
    }
  }
}
