internal import Shapes

/// A layer as requested: its shape, its placement and how it is drawn.
///
/// Lengths are in hundredths of the picture's shorter side, angles in degrees.
package struct LayerPlan: Hashable, Sendable {
  var shape: ShapeKind

  // Geometry.
  var start = 0.0
  var end: Double?
  var sweep: Double?
  var sides = 6
  var points = 5
  var ratio = 0.5
  var radii = [20.0]
  /// The values of a graph, with `nil` for a gap.
  var values: [Double?] = []
  var text = ""
  var data = Path()
  var box: Rect?

  // Placement.
  var frame: Rect?
  var inset = 0.0
  var turn = 0.0
  var anchor = UnitPoint.center
  var scale = Size(width: 1, height: 1)
  var offset = Size.zero
  /// The rotation by an animation, in degrees, which includes the paint.
  var spin = 0.0

  // Stroke.
  var trim = 0.0...1.0
  var width: Double?
  var isCentered = false
  var line = StrokeStyle()

  // Paint.
  var paint = PaintPlan.usual
  var opacity = 1.0
  var fill = FillStyle()
  var clip: ShapeKind?

  init(_ shape: ShapeKind) {
    self.shape = shape
    width = shape.defaultWidth
    if shape == .graph || shape == .numerals { line.lineJoin = .round }
    if shape == .numerals { line.lineCap = .round }
  }
}
