internal import Cells
public import Charts
internal import Pictures
public import Raster
internal import Scenes
public import Shapes

/// A whole chart as a drawing: the plot with its axes and labels, the title and the legend.
///
/// The kinds of series and whether they are stacked, shares, or on two axes are those of the set. Texts are
/// outlines, so that the drawing needs no fonts.
public struct ChartDrawing: Sendable {
  /// The background for which colors are chosen.
  public enum Appearance: Hashable, Sendable {
    /// A white background.
    case light
    /// A black background.
    case dark
  }

  /// The values.
  public var set: ChartSet
  /// The line above the plot; `nil` names the set, its dates and the number of series.
  public var title: String?
  /// The background for which colors are chosen.
  public var appearance: Appearance
  /// The colors of series.
  public var palette = SeriesPalette.file
  /// Whether the sums of the series, or the values of categories, are slices of a pie.
  public var isPie = false
  /// The scale that converts times to dates.
  public var dateScale = DateScale.utc

  /// Creates a chart of a set.
  public init(_ set: ChartSet, title: String? = nil, appearance: Appearance = .light) {
    (self.set, self.title, self.appearance) = (set, title, appearance)
  }

  /// Returns the chart in a size in points; lines and letters grow with it.
  ///
  /// Sides are limited to `Pixmap.longestSide`; a negative one is 0.
  public func drawing(size: Size) -> Drawing {
    // The first argument is returned if the other one isn't a number.
    func limited(_ side: Double) -> Double { max(0, min(Double(Pixmap.longestSide), side)) }
    let size = Size(width: limited(size.width), height: limited(size.height))
    var look = ChartLook()
    look.isPie = isPie
    var (set, zone) = set.withoutPauses(on: dateScale)
    set.positions = set.positions.withFiniteDistances
    let state = ChartState(set, look, on: zone)
    let theme = Theme(background: appearance == .light ? .white : .black, depth: .truecolor)
    return ChartPage(
      state, title: title ?? state.title(), size: size, theme: theme, palette: palette,
      background: nil
    ).page.withOutlinedTexts
  }
}
