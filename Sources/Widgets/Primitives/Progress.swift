internal import Cells
internal import Scenes
internal import Shapes

/// A bar as long as a share of the width, on a track.
package struct Progress: Widget {
  /// The share, from 0 to 1.
  package var share: Double
  /// Whether the share is written beside the bar.
  package var showsPercent: Bool

  package init(_ share: Double, showsPercent: Bool = true) {
    self.share = share.isFinite ? min(max(0, share), 1) : 0
    self.showsPercent = showsPercent
  }

  package func draw(in context: inout DrawContext) {
    let words = 5
    let hasWords = showsPercent && context.columns >= 2 * words
    let columns = 0..<max(0, context.columns - (hasWords ? words : 0))
    guard !columns.isEmpty else { return }
    let whole = context.rect(columns: columns, rows: 0..<1)
    // A thin bar, so that bars in neighboring rows don't touch.
    let track = Rect(
      x: whole.minX, y: whole.minY + whole.height * 0.25, width: whole.width,
      height: whole.height * 0.5)
    var bar = track
    bar.size.width *= share
    let isDimmed = context.state.contains(.dimmed)
    context.figure(.bar(track), context.theme.paint(.track))
    if bar.width > 0 {
      context.figure(.bar(bar), context.theme.paint(isDimmed ? .dimmed : .progress))
    }
    guard hasWords else { return }
    let percent = "\(Int((share * 100).rounded(.down)))%"
    context.text(
      percent, column: context.columns - TextWidth.columns(of: percent),
      style: context.theme.style(isDimmed ? .dimmed : .secondary))
  }
}
