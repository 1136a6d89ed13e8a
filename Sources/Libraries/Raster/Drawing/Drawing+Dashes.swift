package import Shapes

extension Drawing.Layer {
  /// The maximum number of dashes in a layer.
  package static let mostDashes = 65_536

  /// Returns the layer with a solid line of the mean opacity in place of dashes that repeat within a
  /// pixel, or that are too many.
  ///
  /// Otherwise the effort would grow with dashes that can't be seen. The transform maps the drawing's
  /// units to pixels.
  package func withVisibleDashes(in transform: Transform) -> Drawing.Layer {
    guard case .stroke(let path, let style, let isAntialiased) = outline, style.isDashed
    else { return self }
    // An odd number of lengths is repeated, so that each is a dash once and a gap once.
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    let isFine = period * transform.largestScale < 1
    guard isFine || path.length / period * Double(lengths.count / 2) > Double(Self.mostDashes)
    else { return self }
    var layer = self
    var line = style
    line.dash = []
    layer.outline = .stroke(path, line, antialiased: isAntialiased)
    layer.opacity *= style.inkedLength(of: lengths) / period
    return layer
  }
}

extension StrokeStyle {
  /// Returns the length that dashes cover with their caps, given pairs of a dash and a gap.
  fileprivate func inkedLength(of lengths: [Double]) -> Double {
    // A cap beyond each end; a half disc covers less than its length.
    let caps: Double =
      switch lineCap {
      case .butt: 0
      case .round: lineWidth * .pi / 4
      case .square: lineWidth
      }
    return stride(from: 0, to: lengths.count, by: 2).reduce(0) { sum, index in
      sum + lengths[index] + min(lengths[index + 1], caps)
    }
  }
}
