package import Raster
package import Shapes

extension LayerPlan {
  /// Returns the layer for drawing in an area of a picture.
  func layer(in area: Rect) -> Drawing.Layer {
    let unit = min(area.width, area.height) / 100
    let frame = frame(in: area, unit: unit)
    let change = change(in: frame, unit: unit)
    let path = outline(in: frame, unit: unit)
      .trimmedPath(from: trim.lowerBound, to: trim.upperBound)
    let line = path.applying(change)
    return Drawing.Layer(
      outline(line, unit: lineUnit(in: frame, unit: unit)),
      paint: paint(of: line, in: frame, unit: unit), opacity: opacity * paint.opacity,
      clip: clip.map { Drawing.Clip(LayerPlan($0).clipPath(in: frame, unit: unit)) })
  }

  private func frame(in area: Rect, unit: Double) -> Rect {
    guard let frame else { return area }
    return Rect(
      x: area.minX + frame.minX * unit, y: area.minY + frame.minY * unit,
      width: frame.width * unit, height: frame.height * unit)
  }

  /// Returns the paint, which rotates with a spinning layer.
  private func paint(of line: Path, in frame: Rect, unit: Double) -> Paint {
    let anchor = frame.point(at: anchor)
    let paint = paint.paint(for: shape, in: frame, startingAt: start).turned(
      by: .degrees(spin),
      about: Point(x: anchor.x + offset.width * unit, y: anchor.y + offset.height * unit))
    return width == nil || !self.line.dash.isEmpty ? paint : paint.clearingCaps(of: line)
  }

  /// Returns the layer's transform: scale and rotate about the anchor, then translate.
  private func change(in frame: Rect, unit: Double) -> Transform {
    Transform.scale(x: scale.width, y: scale.height)
      .concatenating(.rotation(.degrees(turn + spin)))
      .about(frame.point(at: anchor))
      .concatenating(.translation(x: offset.width * unit, y: offset.height * unit))
  }

  private func outline(_ path: Path, unit: Double) -> Drawing.Outline {
    guard let width else { return .fill(path, fill) }
    var style = line
    style.lineWidth = width * unit
    style.dash = line.dash.map { $0 * unit }
    style.dashPhase = line.dashPhase * unit
    return .stroke(path, style)
  }

  private func clipPath(in frame: Rect, unit: Double) -> Path {
    var whole = self
    whole.width = nil
    return whole.outline(in: frame, unit: unit)
  }
}

extension [LayerPlan] {
  package func drawing(size: Size, background: RGBA?) -> Drawing {
    let area = Rect(origin: .zero, size: size)
    return Drawing(size: size, background: background, layers: map { $0.layer(in: area) })
  }

  /// Returns the layers, each rotated further about its anchor along with its colors.
  package func turned(by degrees: Double) -> [LayerPlan] {
    map { layer in
      var turned = layer
      turned.spin += degrees
      return turned
    }
  }
}
