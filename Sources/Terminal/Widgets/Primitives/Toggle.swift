internal import Cells
internal import Scenes

/// A label with a switch; the whole row is clickable.
package struct Toggle: Widget {
  package var label: String
  package var isOn: Bool
  /// The usual width of values in the list.
  package var valueWidth: Int

  package init(_ label: String, isOn: Bool, valueWidth: Int = 24) {
    (self.label, self.isOn, self.valueWidth) = (label, isOn, valueWidth)
  }

  package func draw(in context: inout DrawContext) {
    let text = isOn ? context.symbols.on : context.symbols.off
    let before = ControlRow.columnsBeforeValue(in: context)
    let value = ControlRow.draw(
      label, valueWidth: before + TextWidth.columns(of: text), usual: valueWidth, in: &context)
    context.text(
      text, column: value.lowerBound + before,
      style: ControlRow.valueStyle(in: context, isStrong: isOn))
    context.accept(.press)
  }
}
