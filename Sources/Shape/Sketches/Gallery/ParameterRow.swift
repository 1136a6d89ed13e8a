internal import Cells
internal import Scenes
internal import Widgets

/// A parameter with its value, drawn as a slider if numeric.
struct ParameterRow: Widget {
  var name: String
  var text: String
  /// The position on the slider from 0 to 1; `nil` for a choice.
  var share: Double?
  /// Whether the keyboard cursor is on this row.
  var hasCursor: Bool
  /// Whether the value is being typed.
  var isTyped: Bool

  static let sliderPart = 1, lessPart = 2, morePart = 3

  private static let nameColumns = 10
  /// The width of a slider's number, in columns.
  private static let numberColumns = 6

  /// Returns the number of columns after a value, in which a choice has its arrow.
  private static func margin(in room: Int) -> Int { room < 12 ? 1 : 2 }

  func draw(in context: inout DrawContext) {
    let row = hasCursor ? context.theme.style(.selection) : Style()
    if hasCursor { context.fill(row) }
    let width = context.columns
    let nameColumns = width >= 24 ? Self.nameColumns : max(0, min(9, width - 7))
    let nameStyle = hasCursor ? row : context.theme.style(.secondary)
    context.text(name, width: nameColumns, style: nameStyle)
    context.accept([.press, .wheel])
    if share != nil {
      drawNumber(from: nameColumns, row, &context)
    } else {
      drawChoice(from: nameColumns, row, &context)
    }
  }

  private func drawNumber(from start: Int, _ row: Style, _ context: inout DrawContext) {
    let end = context.columns - Self.margin(in: context.columns - start)
    let slider = end - start - Self.numberColumns - 1
    let width = TextWidth.columns(of: text)
    var style = hasCursor ? context.theme.style(.accent, on: row) : row
    if isTyped { style.attributes.insert(.reverse) }
    context.text(text, column: max(start, end - width), style: style)
    guard slider >= 4, let share else { return }
    let place = Int((share * Double(slider - 1)).rounded())
    let symbols = context.symbols
    let isASCII = symbols == .ascii
    let (left, right) = (isASCII ? "=" : "━", isASCII ? "-" : "─")
    let track = context.theme.style(.track, on: row)
    context.text(
      String(repeating: left, count: place), column: start,
      style: context.theme.style(.accent, on: row))
    context.text(isASCII ? "O" : "●", column: start + place, style: style)
    context.text(
      String(repeating: right, count: slider - 1 - place), column: start + place + 1, style: track)
    context.accept([.press, .drag, .wheel], part: Self.sliderPart, columns: start..<start + slider)
  }

  private func drawChoice(from start: Int, _ row: Style, _ context: inout DrawContext) {
    let room = context.columns - start
    guard room >= 5 else { return }
    let isASCII = context.symbols == .ascii
    let mark = context.theme.style(.secondary, on: row)
    context.text(isASCII ? "<" : "‹", column: start, style: mark)
    context.text(isASCII ? ">" : "›", column: context.columns - 1, style: mark)
    let margin = Self.margin(in: room)
    let shown = TextWidth.truncated(TextWidth.visible(text), to: room - 2 * margin)
    let style = hasCursor ? context.theme.style(.accent, on: row) : row
    context.text(
      shown, column: context.columns - margin - TextWidth.columns(of: shown), style: style)
    let middle = start + room / 2
    context.accept([.press, .wheel], part: Self.lessPart, columns: start..<middle)
    context.accept([.press, .wheel], part: Self.morePart, columns: middle..<context.columns)
  }
}
