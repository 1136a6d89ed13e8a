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
    let map = miniMap(in: rect, line: line)
    var outlines = map.outlines(
      of: set, state.visibility, state.trees, stack: state.vertical.stack, thickness: line,
      dot: canvas.hasDots ? canvas.miniMapDot : nil)
    if set.wholeKind == .heatmap { outlines = [] }
    if let rows = characters(of: outlines, inMiniMap: part) {
      write(rows, window, in: part)
      return paintHandles(window, part)
    }
    guard !fillsMiniMap || !canvas.hasDots || canvas.hasLetters && set.hasLayers else {
      paintTiles(outlines, window, in: part)
      return paintHandles(window, part)
    }
    if canvas.hasTints {
      add(
        .fill(Path { $0.addRect(window.rect) }),
        canvas.theme.background.mixed(with: canvas.theme.color(.text), by: 0.08), clip: rect)
    }
    if !canvas.hasTints || canvas.hasLetters { outlines = plain(outlines, in: rect) }
    guard !canvas.hasLetters else {
      paintText(outlines, window, part)
      return paintHandles(window, part)
    }
    if set.wholeKind == .heatmap { paintHeatmap(inMiniMap: rect) }
    // Tints would be lost among lines of whole dots.
    let isFaint = canvas.hasDots && canvas.theme.hasFreeColors
    if isFaint, window.rect != rect { paint(outlines, clip: rect, strength: 0.4) }
    paint(outlines, clip: isFaint ? window.rect : rect)
    if !canvas.theme.hasFreeColors {
      clearStripes(canvas.dot.width, outside: window)
    } else if !isFaint {
      add(.fill(window.shades), canvas.theme.background, opacity: 0.6, clip: rect)
    }
    if canvas.hasRoomForRules {
      add(.fill(window.rules), canvas.theme.color(.accent), clip: rect)
    }
    paintHandles(window, part)
  }

  private func miniMap(in rect: Rect, line: Double) -> MiniMap {
    let scales = state.wholeAxes.enumerated().map { axis, range in
      let range = range.value(at: now)
      // Volume is in the lowest quarter, below prices.
      let isVolume = state.hasVolume && axis == 1
      let highest = range.upperBound > 0 ? min(4 * range.upperBound, .greatestFiniteMagnitude) : 1
      return Scale(state.look.scale, over: isVolume ? 0...highest : range)
    }
    return MiniMap(
      canvas.hasDots ? rect : rect.insetBy(dx: 0, dy: line), whole: state.window.whole,
      scales: scales,
      columns: max(1, Int((rect.width / canvas.miniMapDot.width).rounded())))
  }

  /// Paints the ends of the window, in ASCII as brackets.
  private mutating func paintHandles(_ window: MiniMapWindow, _ part: Rect) {
    guard !canvas.hasLetters else { return paintBrackets(window, part) }
    add(.fill(window.handles), canvas.handleColor, clip: window.whole)
    let grip = canvas.theme.hasFreeColors ? RGB.white : canvas.theme.background
    add(.fill(window.grips), grip, clip: window.whole)
  }

  /// Returns the window as shares of the mini-map: whole cells where these are filled or
  /// blocks are as wide.
  private func windowShares(_ part: Rect) -> ClosedRange<Double> {
    let shares = state.window.shares
    let hasWholeCells = canvas.hasDots ? fillsMiniMap : writesMiniMap
    guard hasWholeCells || canvas.hasDots && canvas.dot.width >= canvas.unit.width else {
      return shares
    }
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
