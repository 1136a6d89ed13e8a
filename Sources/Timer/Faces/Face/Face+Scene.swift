internal import Cells
package import Scenes
internal import Shapes
package import Widgets

extension Face {
  /// Returns the picture of a countdown on a canvas.
  package func scene(
    _ state: FaceState, on canvas: Canvas, theme: Theme, symbols: Symbols = .unicode
  ) -> Scene {
    var scene = Scene(canvas: canvas)
    picture(of: state, on: canvas).add(state, theme, symbols, to: &scene)
    return scene
  }

  /// Returns the picture to draw: without progress, it is digits or, with few rows, a line.
  func picture(of state: FaceState, on canvas: Canvas) -> any FacePicture {
    guard !state.showsProgress, picture.hasProgress else { return picture }
    return canvas.rows < 3 ? LinePicture() : DigitsPicture()
  }

  /// Returns the number of columns in the middle of a canvas that the picture takes.
  package func columns(_ state: FaceState, on canvas: Canvas, _ symbols: Symbols) -> Int {
    let rows = Margins(state, canvas, symbols).rows
    let area = CellRect(columns: 0..<canvas.columns, rows: rows).area(of: canvas.cell)
    let dial = picture(of: state, on: canvas).form.flatMap { Dial($0, in: area, cell: canvas.cell) }
    return dial.map { Int(($0.box.width / canvas.cell.width).rounded(.up)) } ?? canvas.columns
  }
}
