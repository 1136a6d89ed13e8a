internal import Raster

extension Drawing {
  /// Returns the drawing as it is drawn where there are no colours: all that can be told from the
  /// ground is in the colour of the text, without a background.
  func inOneInk(over ground: RGB) -> Drawing {
    var drawing = self
    drawing.background = nil
    drawing.layers = layers.map { $0.inOneInk(over: ground) }
    return drawing
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
