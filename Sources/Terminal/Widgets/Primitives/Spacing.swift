/// Blank rows.
package struct Spacing: Widget {
  package var rows: Int

  package init(_ rows: Int = 1) { self.rows = max(0, rows) }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }
  package func draw(in context: inout DrawContext) {}
}
