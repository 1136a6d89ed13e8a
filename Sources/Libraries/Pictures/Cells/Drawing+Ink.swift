package import Cells
package import Raster
internal import Shapes

extension Drawing {
  /// Returns the layers to draw at a color depth, with the drawing's background as the bottom
  /// layer.
  ///
  /// Without colors there is no background layer, and every layer that differs visibly from the
  /// terminal's background is drawn in the text color.
  package func layers(depth: ColorDepth, over terminalBackground: RGB) -> [Layer] {
    guard depth != .never else { return layers.map { $0.inOneInk(over: terminalBackground) } }
    guard let background else { return layers }
    let all = Path { $0.addRect(Rect(origin: .zero, size: size)) }
    let below = Layer(
      .fill(all), paint: .solid(background.color), opacity: Double(background.opacity))
    return [below] + layers
  }
}

extension Drawing.Layer {
  /// Returns the layer in the text color, or in the background color if it is close to that.
  func inOneInk(over background: RGB) -> Drawing.Layer {
    var layer = self
    let isBackground =
      if case .solid(let color) = paint { color.isNear(background) } else { false }
    layer.paint = .solid(isBackground ? background : background.opposite)
    return layer
  }
}

extension RGB {
  fileprivate func isNear(_ other: RGB) -> Bool {
    max(abs(red - other.red), max(abs(green - other.green), abs(blue - other.blue))) < 0.12
  }
}
