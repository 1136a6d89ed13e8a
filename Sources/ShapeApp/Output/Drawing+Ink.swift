internal import Cells
internal import Raster
internal import Shapes

extension Drawing {
  /// Returns the layers as they are drawn with so many colours, its background below the others.
  ///
  /// Without colours there is no background, and all that can be told from the ground is in the
  /// colour of the text.
  func layers(depth: ColorDepth, over ground: RGB) -> [Layer] {
    guard depth != .never else { return layers.map { $0.inOneInk(over: ground) } }
    guard let background else { return layers }
    let all = Path { $0.addRect(Rect(origin: .zero, size: size)) }
    let below = Layer(
      .fill(all), paint: .solid(background.color), opacity: Double(background.opacity))
    return [below] + layers
  }
}

extension Drawing.Layer {
  /// Returns the layer in the colour of the text, or in that of the ground if it is nearly that.
  func inOneInk(over ground: RGB) -> Drawing.Layer {
    var layer = self
    let isGround =
      if case .solid(let color) = paint { color.isNear(ground) } else { false }
    layer.paint = .solid(isGround ? ground : ground.opposite)
    return layer
  }
}

extension RGB {
  /// White on a dark ground, black on a light one.
  var opposite: RGB { RGB(bytes: isDark ? 0xFFFFFF : 0x000000) }

  fileprivate func isNear(_ other: RGB) -> Bool {
    max(abs(red - other.red), max(abs(green - other.green), abs(blue - other.blue))) < 0.12
  }
}
