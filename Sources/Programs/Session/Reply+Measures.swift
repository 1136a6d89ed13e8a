package import Raster
package import Shapes
package import TerminalCodes

extension Reply {
  /// The background color, if the reply reports it.
  package var background: RGB? {
    guard case .background(let red, let green, let blue) = self else { return nil }
    return RGB(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
  }

  /// Returns the size of a cell in pixels, if the reply reports a plausible one.
  package func cell(in window: WindowSize) -> Size? {
    let size: Size? =
      switch self {
      case .cellSize(let width, let height): Size(width: Double(width), height: Double(height))
      case .textAreaSize(let width, let height): window.cell(width, height)
      default: nil
      }
    let range = 1.0...1000
    return size.flatMap { range.contains($0.width) && range.contains($0.height) ? $0 : nil }
  }
}

extension WindowSize {
  /// The size of a cell in pixels, if the window reports its own.
  package var cell: Size? {
    pixelWidth >= columns && pixelHeight >= rows ? cell(pixelWidth, pixelHeight) : nil
  }

  fileprivate func cell(_ width: Int, _ height: Int) -> Size {
    Size(width: Double(width) / Double(columns), height: Double(height) / Double(rows))
  }
}
