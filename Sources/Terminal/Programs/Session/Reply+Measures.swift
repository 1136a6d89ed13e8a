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
    switch self {
    case .cellSize(let width, let height): Self.plausible(Double(width), Double(height))
    case .textAreaSize(let width, let height): window.cell(width, height)
    default: nil
    }
  }

  /// Returns the size of a cell, if a letter fits into it: some windows report columns and rows as
  /// pixels.
  fileprivate static func plausible(_ width: Double, _ height: Double) -> Size? {
    guard (2...1000).contains(width), (4...1000).contains(height) else { return nil }
    return Size(width: width, height: height)
  }
}

extension WindowSize {
  /// The size of a cell in pixels, if the window reports a plausible size.
  package var cell: Size? { cell(pixelWidth, pixelHeight) }

  fileprivate func cell(_ width: Int, _ height: Int) -> Size? {
    Reply.plausible(Double(width) / Double(columns), Double(height) / Double(rows))
  }
}
