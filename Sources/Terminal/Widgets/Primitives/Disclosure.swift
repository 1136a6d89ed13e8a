internal import Cells
internal import Scenes

/// A label with a value that is changed on its own page, which Enter opens: the mark after the value
/// stands for that key.
package struct Disclosure: Widget {
  package var label: String
  package var value: String

  package init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }

  package func draw(in context: inout DrawContext) {
    let shown = TextWidth.visible(value)
    let before = ControlRow.columnsBeforeValue(in: context)
    let width = before + TextWidth.columns(of: shown) + 2
    let area = ControlRow.draw(
      label, valueWidth: min(max(3, width), context.columns), in: &context
    ).dropFirst(before)
    context.accept(.press)
    guard area.count > 2 else { return }
    let text = TextWidth.truncated(shown, to: area.count - 2)
    context.text(text, column: area.lowerBound, style: ControlRow.valueStyle(in: context))
    context.text(
      context.symbols.enter, column: area.lowerBound + TextWidth.columns(of: text) + 1,
      style: ControlRow.valueStyle(in: context, isStrong: false))
  }
}
