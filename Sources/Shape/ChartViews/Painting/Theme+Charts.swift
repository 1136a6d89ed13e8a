package import Cells
package import Scenes

extension Theme {
  /// Returns the inks of charts: any color, or, without colors, the text color and its shade.
  ///
  /// A chart that only has lines, which consist of whole blocks, uses unmixed colors.
  package func chartInks(onlyLines: Bool) -> Inks {
    guard depth != .never else { return inks }
    let inks = Inks(depth: depth, background: background)
    return onlyLines && inks == .free ? .unmixed : inks
  }
}
