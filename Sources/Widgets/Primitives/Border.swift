/// A widget with a line round it, in which a title may stand.
package struct Border: Widget {
  package var title: String?
  package var content: AnyWidget

  package init(_ title: String? = nil, _ content: some Widget) {
    self.title = title
    self.content = AnyWidget(content)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    content.base.height(forWidth: max(0, columns - 4), in: surroundings) + 2
  }

  package func estimatedHeight(forWidth columns: Int) -> Int {
    content.base.estimatedHeight(forWidth: max(0, columns - 4)) + 2
  }

  package func draw(in context: inout DrawContext) {
    let (columns, rows) = (context.columns, context.rows)
    context.draw(PaneBorder(title: title), columns: 0..<columns, rows: 0..<rows)
    guard columns > 4, rows > 2 else { return }
    context.draw(content.base, columns: 2..<columns - 2, rows: 1..<rows - 1)
  }
}
