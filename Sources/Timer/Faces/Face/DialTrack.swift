internal import Scenes
package import Shapes
package import Widgets

/// The groove of a dial, around a time that is being set.
package struct DialTrack: Widget {
  private let form: Dial.Form
  private let rows: Int

  /// Creates the groove that a face has around its digits, in a number of rows; `nil` if it has none.
  package init?(_ face: Face, rows: Int) {
    guard let form = face.picture.form, form != .pie else { return nil }
    (self.form, self.rows) = (form, rows)
  }

  /// Returns whether a text of a size, centered in an area, is clear of the groove.
  package func holds(_ size: Size, in area: Rect, cell: Size) -> Bool {
    Dial(form, in: area, cell: cell)?.holds(size) ?? false
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    guard let dial = Dial(form, in: context.bounds, cell: context.cell) else { return }
    context.figure(.dial(dial), context.theme.paint(.track))
  }
}
