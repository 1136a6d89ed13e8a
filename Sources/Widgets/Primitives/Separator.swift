internal import Scenes

/// A line from edge to edge.
package struct Separator: Widget {
  package init() {}

  package func draw(in context: inout DrawContext) {
    context.text(
      String(repeating: context.symbols.horizontal, count: max(0, context.columns)),
      style: context.theme.style(.border))
  }
}
