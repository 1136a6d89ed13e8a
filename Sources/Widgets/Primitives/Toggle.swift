internal import Cells
internal import Scenes

/// A label with a switch; the whole row is clickable.
package struct Toggle: Widget {
  package var label: String
  package var isOn: Bool

  package init(_ label: String, isOn: Bool) {
    self.label = label
    self.isOn = isOn
  }

  package func draw(in context: inout DrawContext) {
    let text = isOn ? context.symbols.on : context.symbols.off
    let value = ControlRow.draw(
      label, valueWidth: TextWidth.columns(of: text) + ControlRow.columnsAfterValue(in: context),
      in: &context)
    context.text(
      text, column: value.lowerBound, style: ControlRow.valueStyle(in: context, isStrong: isOn))
    context.accept(.press)
  }
}
