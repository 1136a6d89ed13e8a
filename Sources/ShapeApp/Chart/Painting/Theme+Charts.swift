internal import Cells
internal import Scenes

extension Theme {
  /// The inks of charts: any color, or without colors the text and its shade.
  var chartInks: Inks {
    depth == .never ? inks : Inks(depth: depth, background: background)
  }
}
