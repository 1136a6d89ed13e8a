internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints the mini-map: the whole axis with the window marked.
  mutating func paintMiniMap() {
    guard let part = layout.strips[.miniMap] else { return }
    let rect = canvas.rect(part)
    let line = max(1, canvas.line / 2)
    let window = MiniMapWindow(
      state.window.shares, in: rect, handle: layout.metrics.handle * canvas.unit.width / 2,
      line: line)
    add(
      .fill(Path { $0.addRect(window.rect) }),
      canvas.theme.background.mixed(
        with: canvas.theme.color(.text), by: 0.08), clip: rect)
    let scales = state.wholeAxes.enumerated().map { axis, range in
      let range = range.value(at: now)
      // Volume is in the lowest quarter, below prices.
      let isVolume = state.hasVolume && axis == 1
      let highest = range.upperBound > 0 ? min(4 * range.upperBound, .greatestFiniteMagnitude) : 1
      return Scale(state.look.scale, over: isVolume ? 0...highest : range)
    }
    let map = MiniMap(
      canvas.hasDots ? rect : rect.insetBy(dx: 0, dy: line), whole: state.window.whole,
      scales: scales, columns: max(1, Int((rect.width / canvas.dot.width).rounded())))
    let outlines = map.outlines(
      of: set, state.visibility, state.trees, stack: state.vertical.stack, thickness: line,
      dot: canvas.hasDots ? canvas.dot : nil)
    if set.wholeKind == .heatmap { paintHeatmap(inMiniMap: rect) }
    for (index, outline) in outlines.enumerated() where set.wholeKind != .heatmap {
      guard let outline else { continue }
      let color = canvas.color(of: styles[index])
      switch outline {
      case .filled(let path): add(.fill(path), color, clip: rect)
      case .stroked(let path):
        add(.stroke(path, StrokeStyle(lineWidth: line, lineJoin: .round)), color, clip: rect)
      }
    }
    add(
      .fill(window.shades), canvas.theme.background, opacity: canvas.theme.hasFreeColors ? 0.6 : 0,
      clip: rect)
    let frame = canvas.theme.color(.accent)
    add(.fill(window.handles), frame, clip: rect)
    add(.fill(window.rules), frame, clip: rect)
    add(.fill(window.grips), canvas.theme.background, clip: rect)
  }
}
