internal import Cells
package import Widgets

/// A block of text with a given height, in which each row shows its number.
package struct Block: Widget {
  package var text: String
  package var rows: Int
  package var estimate: Int

  package init(_ text: String, rows: Int = 1, estimate: Int = 1) {
    self.text = text
    self.rows = rows
    self.estimate = estimate
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { estimate }

  package func draw(in context: inout DrawContext) {
    let mark = context.state.contains(.focused) ? ">" : ""
    for row in 0..<context.rows {
      context.text(mark + text + (row > 0 ? " +\(row)" : ""), row: row)
    }
  }
}

/// A widget with parts side by side, each of which accepts gestures.
package struct Parts: Widget {
  package var gestures: [Gestures]
  package var rows: Int

  package init(_ gestures: Gestures..., rows: Int = 1) {
    self.gestures = gestures
    self.rows = rows
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    for (part, gestures) in gestures.enumerated() {
      let columns = part * 4..<part * 4 + 4
      let mark = context.part == part && context.state.contains(.hovered) ? "*" : ""
      context.text("p\(part)\(mark)", column: columns.lowerBound)
      context.accept(gestures, part: part, columns: columns)
    }
  }
}
