internal import Cells
internal import Scenes

extension Theme {
  /// Returns the inks of charts: any color, or without colors the text and its shade.
  ///
  /// Charts of nothing but lines, which consist of whole blocks, aren't mixed.
  func chartInks(onlyLines: Bool) -> Inks {
    guard depth != .never else { return inks }
    let inks = Inks(depth: depth, background: background)
    return onlyLines && inks == .free ? .unmixed : inks
  }
}
