internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

/// The mini-map with few glyphs or colors: lines instead of areas, gaps instead of tints.
extension ChartPainter {
  /// Returns the outlines without areas: their upper edges, of a stack only that of the sum or of the
  /// first percentage.
  func plain(_ outlines: [PlotOutline?], in rect: Rect) -> [PlotOutline?] {
    let isStacked = set.hasLayers
    let layers = state.visibility.visibleIndices.filter {
      isStacked && set.series[$0].kind.traits.stacks
    }
    let edge = set.isPercentage ? layers.first : layers.last
    return outlines.enumerated().map { index, outline in
      guard case .filled(let path)? = outline, set.series[index].kind.traits.startsAtZero else {
        return outline
      }
      guard layers.contains(index) else { return .filled(tops(of: path, rect)) }
      guard index == edge else { return nil }
      let whole = Path { whole in
        for layer in layers where layer <= index {
          if case .filled(let path)? = outlines[layer] { whole.addPath(path) }
        }
      }
      return .filled(tops(of: whole, rect))
    }
  }

  /// Returns the upper edge of a figure in dots.
  private func tops(of path: Path, _ rect: Rect) -> Path {
    let dot = canvas.miniMapDot
    let window = Self.window(rect, dot)
    let coverage = Drawing.Clip(path).coverage(of: dot, in: window)
    return Path { path in
      for column in window.columns {
        guard let row = window.rows.first(where: { coverage[column, $0] >= 100 }) else { continue }
        path.addRect(
          Rect(
            x: Double(column) * dot.width, y: Double(row) * dot.height, width: dot.width,
            height: dot.height))
      }
    }
  }

  private static func window(_ rect: Rect, _ dot: Size) -> PixelRect {
    PixelRect(
      x: Int((rect.minX / dot.width).rounded()), y: Int((rect.minY / dot.height).rounded()),
      width: Int((rect.width / dot.width).rounded()),
      height: Int((rect.height / dot.height).rounded()))
  }

  /// Clears every second stripe of a width outside the window.
  mutating func clearStripes(_ width: Double, outside window: MiniMapWindow) {
    let whole = window.whole
    let stripes = Path { path in
      for x in stride(from: whole.minX, to: whole.maxX, by: 2 * width)
      where x + width <= window.rect.minX || x >= window.rect.maxX {
        path.addRect(Rect(x: x, y: whole.minY, width: width, height: whole.height))
      }
    }
    add(.fill(stripes), canvas.theme.background, clip: whole)
  }

  /// The characters for the upper, middle and lower third of a cell, by the sum of 1, 2 and 4.
  private static let thirds = [" ", "'", "-", "\"", ".", ":", ",", "|"]

  /// Paints lines as characters.
  mutating func paintText(_ outlines: [PlotOutline?], _ window: MiniMapWindow, _ part: Rect) {
    let dot = canvas.miniMapDot
    let lattice = Self.window(canvas.rect(part), dot)
    let ends = brackets(window, part)
    let lines = outlines.enumerated().compactMap { index, outline -> (Int, Coverage)? in
      guard case .filled(let path)? = outline else { return nil }
      return (index, Drawing.Clip(path).coverage(of: dot, in: lattice))
    }
    for row in 0..<Int(part.height) {
      let y = part.minY + Double(row)
      for (index, coverage) in lines {
        for column in lattice.columns where coverage.isSeen(column, lattice.y + 3 * row) {
          let sum = (0..<3).reduce(0) { sum, third in
            sum + (coverage[column, lattice.y + 3 * row + third] >= 100 ? 1 << third : 0)
          }
          let isInside = Double(column) > ends[0] && Double(column) < ends[1]
          guard isInside || canvas.theme.hasFreeColors || !column.isMultiple(of: 2) else {
            continue
          }
          let color = canvas.color(of: styles[index])
          add(
            ChartPicture.Label(
              text: Self.thirds[sum], place: Point(x: Double(column), y: y),
              color: isInside ? color : canvas.theme.background.mixed(with: color, by: 0.4)))
        }
      }
    }
  }

  /// Returns the columns of the brackets in place of handles.
  private func brackets(_ window: MiniMapWindow, _ part: Rect) -> [Double] {
    [window.rect.minX / canvas.unit.width, window.rect.maxX / canvas.unit.width - 1]
      .map { min(max(part.minX, $0.rounded()), part.maxX - 1) }
  }

  /// Paints brackets, which are the handles.
  mutating func paintBrackets(_ window: MiniMapWindow, _ part: Rect) {
    for row in 0..<Int(part.height) {
      for (x, text) in zip(brackets(window, part), ["[", "]"]) {
        add(
          ChartPicture.Label(
            text: text, place: Point(x: x, y: part.minY + Double(row)),
            color: canvas.theme.color(.accent), role: .strong))
      }
    }
  }
}

extension Coverage {
  /// Returns whether one of three dots from a place downward is covered.
  fileprivate func isSeen(_ column: Int, _ row: Int) -> Bool {
    (row..<row + 3).contains { self[column, $0] >= 100 }
  }
}

extension ChartCanvas {
  /// The size of a dot of the mini-map: a third of a cell in ASCII, whose characters have heights.
  var miniMapDot: Size {
    hasLetters ? Size(width: unit.width, height: unit.height / 3) : dot
  }

  /// Whether figures consist of letters and signs.
  var hasLetters: Bool { glyphs == .ascii }

  /// Whether areas and backgrounds of the mini-map differ from its lines: not in dots of one color.
  var hasTints: Bool { theme.hasFreeColors && glyphs?.hasTwoColors ?? true }

  /// Whether rules leave room for the lines of the mini-map.
  var hasRoomForRules: Bool { gridWidth <= unit.height / 4 || !isRows }
}
