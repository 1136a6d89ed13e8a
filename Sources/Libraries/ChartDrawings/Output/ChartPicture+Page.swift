internal import Charts
package import Pictures
package import Raster
package import Scenes
internal import Shapes

extension ChartPicture {
  /// The outlines as clipped layers.
  package var layers: [Drawing.Layer] {
    inks.map { ink in
      var layer = ink.layer
      layer.clip = Drawing.Clip(Path { $0.addRect(ink.clip) })
      return layer
    }
  }
}

extension SVGLabel {
  package init(_ label: ChartPicture.Label, baseline: Double, size: Double, _ theme: Theme) {
    let role: Theme.Role = label.role == .secondary ? .secondary : .text
    self.init(
      label.text, at: Point(x: label.place.x, y: baseline), anchor: label.anchor.svg, size: size,
      color: label.backdrop.map { $0.isDark ? .white : .black } ?? label.color
        ?? theme.color(role),
      isBold: label.role == .strong)
  }
}

extension ChartPicture.Label.Anchor {
  fileprivate var svg: SVGLabel.TextAnchor {
    switch self {
    case .left: .start
    case .middle: .middle
    case .right: .end
    }
  }
}
