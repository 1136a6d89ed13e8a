internal import Raster
internal import Scenes
internal import Widgets

/// A layer in the largest square that fits, with a description of its shape below it.
struct ShapePicture: Widget {
  var layer: LayerPlan
  var background: RGBA?
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    let hasWords = rows >= 10
    let pictureRows = hasWords ? rows - 2 : rows
    context.draw(
      LayersPicture(layers: [layer], background: background), columns: 0..<context.columns,
      rows: 0..<pictureRows)
    guard hasWords else { return }
    context.text(centered: layer.shape.words, row: rows - 1, style: context.theme.style(.secondary))
  }
}

/// Layers in the largest square that fits.
struct LayersPicture: Widget {
  var layers: [LayerPlan]
  var background: RGBA?

  func draw(in context: inout DrawContext) {
    context.draw(layers, over: background, isMoving: false)
  }
}
