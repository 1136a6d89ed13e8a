package import Raster
internal import Scenes
package import Shapes

/// A drawing in some rows, as large as fits, in the middle of the width.
package struct CanvasWidget: Widget {
  /// The drawing; its size is what is fitted in, and nothing outside of that is seen.
  package var drawing: Drawing
  package var rows: Int
  /// Whether the drawing is stretched to the whole width.
  package var isStretched: Bool

  package init(_ drawing: Drawing, rows: Int, isStretched: Bool = false) {
    self.drawing = drawing
    self.rows = max(0, rows)
    self.isStretched = isStretched
  }

  /// Creates a drawing of one shape.
  package init(_ shape: some Shape, _ paint: Paint, rows: Int) {
    let path = shape.path(in: Rect(x: 0, y: 0, width: 1, height: 1))
    let size = Size(width: 1, height: 1)
    self.init(Drawing(size: size, layers: [Drawing.Layer(.fill(path), paint: paint)]), rows: rows)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    let size = drawing.size
    let bounds = context.bounds
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return }
    var scale = (x: bounds.width / size.width, y: bounds.height / size.height)
    if !isStretched { scale = (min(scale.x, scale.y), min(scale.x, scale.y)) }
    let box = Rect(
      x: bounds.midX - size.width * scale.x / 2, y: bounds.midY - size.height * scale.y / 2,
      width: size.width * scale.x, height: size.height * scale.y)
    let change = Transform.scale(x: scale.x, y: scale.y)
      .concatenating(.translation(x: box.minX, y: box.minY))
    for layer in drawing.layers {
      let placed = layer.applying(change)
      context.figure(.layer(placed, box: box), placed.paint)
    }
  }
}

extension Drawing.Layer {
  /// Returns the layer with every point mapped; strokes are as wide as the map makes them.
  fileprivate func applying(_ transform: Transform) -> Drawing.Layer {
    let region = outline.region
    return Drawing.Layer(
      .fill(region.path.applying(transform), region.style), paint: paint.applying(transform),
      opacity: opacity,
      clip: clip.map { Drawing.Clip($0.path.applying(transform), style: $0.style) })
  }
}

extension Paint {
  /// Returns the paint with its points mapped.
  fileprivate func applying(_ transform: Transform) -> Paint {
    switch self {
    case .solid: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(
        gradient, startPoint: transform.apply(to: start), endPoint: transform.apply(to: end))
    case .radialGradient(let gradient, let center, let start, let end):
      let scale = min(abs(transform.a), abs(transform.d))
      return .radialGradient(
        gradient, center: transform.apply(to: center), startRadius: start * scale,
        endRadius: end * scale)
    case .angularGradient(let gradient, let center, let angle):
      return .angularGradient(gradient, center: transform.apply(to: center), startAngle: angle)
    }
  }
}
