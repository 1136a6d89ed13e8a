internal import Cells
internal import Scenes
internal import Shapes
internal import Widgets

/// The time in digits as large as the window permits.
struct DigitsPicture: FacePicture {
  func add(_ state: FaceState, _ theme: Theme, _ symbols: Symbols, to scene: inout Scene) {
    guard scene.canvas.rows >= 2 else {
      return LinePicture().add(state, theme, symbols, to: &scene)
    }
    let margins = Margins(state, scene.canvas, symbols)
    let area = CellRect(columns: 0..<scene.canvas.columns, rows: margins.rows)
    let room = Size(
      width: Double(area.columns.count) * 0.9 * scene.canvas.cell.width,
      height: Double(area.rows.count) * (area.rows.count < 8 ? 1 : 0.8) * scene.canvas.cell.height)
    let digits = DigitBlock(state, theme, in: area, cell: scene.canvas.cell, isAlone: true) {
      $0.width <= room.width && $0.height <= room.height
    }
    digits.add(to: &scene)
    let saysEnd =
      !margins.saysEndInLargeLetters(state) && digits.addEndWords(to: &scene) { _ in true }
    margins.add(state, theme, saysEnd: saysEnd, to: &scene)
  }
}
