/// A widget with blank columns and rows round it.
package struct Padding: Widget {
  package var content: AnyWidget
  package var left: Int, right: Int, top: Int, bottom: Int

  package init(
    _ content: some Widget, left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0
  ) {
    self.content = AnyWidget(content)
    (self.left, self.right) = (max(0, left), max(0, right))
    (self.top, self.bottom) = (max(0, top), max(0, bottom))
  }

  package init(_ content: some Widget, columns: Int, rows: Int = 0) {
    self.init(content, left: columns, right: columns, top: rows, bottom: rows)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    content.base.height(forWidth: width(columns), in: surroundings) + top + bottom
  }

  package func estimatedHeight(forWidth columns: Int) -> Int {
    content.base.estimatedHeight(forWidth: width(columns)) + top + bottom
  }

  package func draw(in context: inout DrawContext) {
    let rows = max(0, context.rows - top - bottom)
    context.draw(
      content.base, columns: left..<left + width(context.columns), rows: top..<top + rows)
  }

  private func width(_ columns: Int) -> Int { max(0, columns - left - right) }
}
