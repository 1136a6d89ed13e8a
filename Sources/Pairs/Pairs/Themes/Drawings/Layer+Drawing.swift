internal import Raster
internal import Shapes

/// The parts of drawings, in a square of 100 by 100; colors are 0xRRGGBB, and a second color is that
/// at the bottom of the part.
extension Drawing.Layer {
  /// Returns the inside of a path, given as SVG path text.
  static func fill(_ text: String, _ top: UInt32, _ bottom: UInt32? = nil) -> Drawing.Layer {
    Drawing.Layer(path(text), top, bottom)
  }

  /// Returns a line along a path, with round ends and joins.
  static func line(_ text: String, _ width: Double, _ color: UInt32) -> Drawing.Layer {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return Drawing.Layer(path(text).strokedPath(style), color, nil)
  }

  static func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ top: UInt32, _ bottom: UInt32? = nil
  ) -> Drawing.Layer { ellipse(x, y, radius, radius, top, bottom) }

  /// Returns an ellipse, turned clockwise by an angle in degrees.
  static func ellipse(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ top: UInt32,
    _ bottom: UInt32? = nil, turned degrees: Double = 0
  ) -> Drawing.Layer {
    let box = Rect(x: x - width, y: y - height, width: 2 * width, height: 2 * height)
    let turn = Transform.rotation(.degrees(degrees)).about(box.center)
    return Drawing.Layer(Ellipse().path(in: box).applying(turn), top, bottom)
  }

  private static func path(_ text: String) -> Path { (try? Path(svg: text)) ?? Path() }

  private init(_ path: Path, _ top: UInt32, _ bottom: UInt32?) {
    let box = path.boundingRect
    let paint: Paint =
      if let bottom {
        .linearGradient(
          Gradient(colors: [RGB(hex: top), RGB(hex: bottom)]),
          startPoint: Point(x: box.midX, y: box.minY), endPoint: Point(x: box.midX, y: box.maxY))
      } else {
        .solid(RGB(hex: top))
      }
    self.init(.fill(path), paint: paint)
  }

  /// The part together with its mirror image on the other side of the square.
  var mirrored: Drawing.Layer {
    var layer = self
    var path = outline.region.path
    let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: CardDrawing.side, ty: 0)
    path.addPath(path.applying(flip))
    layer.outline = .fill(path)
    return layer
  }

  /// Returns the part with an opacity.
  func faded(_ opacity: Double) -> Drawing.Layer {
    var layer = self
    layer.opacity = opacity
    return layer
  }

  /// Returns the part with every point transformed.
  func applying(_ transform: Transform) -> Drawing.Layer {
    var layer = self
    layer.outline = .fill(outline.region.path.applying(transform))
    if case .linearGradient(let gradient, let start, let end) = paint {
      layer.paint = .linearGradient(
        gradient, startPoint: transform.apply(to: start), endPoint: transform.apply(to: end))
    }
    return layer
  }
}

extension [Drawing.Layer] {
  /// Returns the parts turned clockwise about the center by an angle in degrees.
  func turned(by degrees: Double) -> [Drawing.Layer] {
    let center = Point(x: CardDrawing.side / 2, y: CardDrawing.side / 2)
    return map { $0.applying(.rotation(.degrees(degrees)).about(center)) }
  }
}
