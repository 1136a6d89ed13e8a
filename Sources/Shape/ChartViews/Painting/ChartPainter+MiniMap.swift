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
      windowShares(part), in: rect, handle: layout.metrics.handle * canvas.unit.width / 2,
      line: line)
    let dot = canvas.miniMapDot
    if canvas.hasTints {
      add(
        .fill(Path { $0.addRect(window.rect) }),
        canvas.theme.background.mixed(with: canvas.theme.color(.text), by: 0.08), clip: rect)
    }
    let scales = state.wholeAxes.enumerated().map { axis, range in
      let range = range.value(at: now)
      // Volume is in the lowest quarter, below prices.
      let isVolume = state.hasVolume && axis == 1
      let highest = range.upperBound > 0 ? min(4 * range.upperBound, .greatestFiniteMagnitude) : 1
      return Scale(state.look.scale, over: isVolume ? 0...highest : range)
    }
    let map = MiniMap(
      canvas.hasDots ? rect : rect.insetBy(dx: 0, dy: line), whole: state.window.whole,
      scales: scales, columns: max(1, Int((rect.width / dot.width).rounded())))
    var outlines = map.outlines(
      of: set, state.visibility, state.trees, stack: state.vertical.stack, thickness: line,
      dot: canvas.hasDots ? dot : nil)
    if set.wholeKind == .heatmap { outlines = [] }
    if !canvas.hasTints || canvas.hasLetters { outlines = plain(outlines, in: rect) }
    if canvas.hasLetters { return paintText(outlines, window, part) }
    if set.wholeKind == .heatmap { paintHeatmap(inMiniMap: rect) }
    // Tints would be lost among lines of whole dots.
    let isFaint = canvas.hasDots && canvas.theme.hasFreeColors
    if isFaint, window.rect != rect { paint(outlines, clip: rect, strength: 0.4) }
    paint(outlines, clip: isFaint ? window.rect : rect)
    if !canvas.theme.hasFreeColors {
      add(.fill(stripes(outside: window)), canvas.theme.background, clip: rect)
    } else if !isFaint || set.wholeKind == .heatmap {
      add(.fill(window.shades), canvas.theme.background, opacity: 0.6, clip: rect)
    }
    let frame = canvas.theme.color(.accent)
    add(.fill(window.handles), canvas.handleColor, clip: rect)
    if canvas.hasRoomForRules { add(.fill(window.rules), frame, clip: rect) }
    let grip = canvas.theme.hasFreeColors ? RGB.white : canvas.theme.background
    add(.fill(window.grips), grip, clip: rect)
  }

  /// Returns the window as shares of the mini-map: whole cells where blocks are as wide as these.
  private func windowShares(_ part: Rect) -> ClosedRange<Double> {
    let shares = state.window.shares
    guard canvas.hasDots, canvas.dot.width >= canvas.unit.width else { return shares }
    let ends = [shares.lowerBound, shares.upperBound].map {
      ($0 * part.width).rounded() / part.width
    }
    return ends[0]...ends[1]
  }

  private mutating func paint(
    _ outlines: [PlotOutline?], clip: Rect, strength: Float = 1
  ) {
    for (index, outline) in outlines.enumerated() {
      let full = canvas.color(of: styles[index])
      let color =
        strength < 1 ? canvas.theme.background.mixed(with: full, by: strength) : full
      switch outline {
      case nil: break
      case .filled(let path): add(.fill(path), color, clip: clip)
      case .stroked(let path):
        let style = StrokeStyle(lineWidth: max(1, canvas.line / 2), lineJoin: .round)
        add(.stroke(path, style), color, clip: clip)
      }
    }
  }
}
