internal import Cells
package import Charts
package import Pictures
package import Raster
package import Scenes
package import Shapes

/// A chart on a page of pixels, for picture files.
package struct ChartPage {
  package let page: PicturePage

  /// Creates a page that is already painted.
  package init(page: PicturePage) { self.page = page }

  /// Returns the height of a page whose height isn't given: enough for all horizontal bars, up to
  /// four times its width.
  package static func height(of state: ChartState, width: Int) -> Int {
    let usual = max(1, width * 9 / 16)
    let frame = PageFrame(
      Size(width: Double(width), height: .infinity), Theme(depth: .truecolor), .file)
    guard state.hasRows(width: frame.rect.width / frame.metrics.column) else { return usual }
    let needed =
      Double(state.neededRows) * frame.metrics.row + 2 * frame.textSize + 2 * frame.metrics.gap
    return max(usual, min(4 * width, Pixmap.longestSide, Int(needed.rounded(.up))))
  }

  /// Paints a chart on a page.
  package init(
    _ state: ChartState, title: String, size: Size, theme: Theme, palette: SeriesPalette,
    background: RGBA?
  ) {
    let frame = PageFrame(size, theme, palette)
    let sheet = frame.sheet(
      state, title, in: frame.rect, without: state.window.showsWhole ? [.miniMap] : [])
    page = frame.page([sheet], background)
  }
}

/// The measures of a page, by its size.
package struct PageFrame {
  let size: Size
  let theme: Theme
  let palette: SeriesPalette
  let scale: Double
  package let textSize: Double
  package let metrics: ChartLayout.Metrics
  /// The page without its margin.
  package let rect: Rect

  /// The text size on a page of the default height.
  static let usualTextSize = 14.0
  /// The default height of a page, relative to which lines and text scale.
  private static let height = 450.0

  package init(_ size: Size, _ theme: Theme, _ palette: SeriesPalette) {
    (self.size, self.theme, self.palette) = (size, theme, palette)
    scale = max(0.25, min(size.width / 800, size.height / Self.height))
    textSize = Self.usualTextSize * scale
    metrics = .points(textSize: textSize)
    rect = Rect(
      x: textSize, y: textSize, width: max(0, size.width - 2 * textSize),
      height: max(0, size.height - 2 * textSize))
  }

  package func sheet(
    _ state: ChartState, _ title: String, in rect: Rect, without hidden: Set<ChartLayout.Strip>
  ) -> ChartSheet {
    let labels = ChartLabels(zone: state.zone, isASCII: false, billions: state.look.billions) {
      [textSize] in
      Double(TextWidth.columns(of: $0)) * textSize * 0.6
    }
    return ChartSheet(
      state, title: TextWidth.truncated(title, to: Int(rect.width / labels.width("0"))), in: rect,
      without: hidden,
      metrics: metrics, on: ChartCanvas(points: theme, palette: palette, scale: scale),
      labels: labels, at: .zero)
  }

  package func page(_ sheets: [ChartSheet], title: String? = nil, _ background: RGBA?)
    -> PicturePage
  {
    let header = title.map {
      SVGLabel(
        TextWidth.visible($0), at: Point(x: rect.minX, y: rect.minY + textSize * 0.85),
        size: textSize * 1.1, color: theme.color(.text), isBold: true)
    }
    return PicturePage(
      Drawing(
        size: size, background: background ?? RGBA(theme.background),
        layers: sheets.flatMap { $0.picture.layers + $0.boxes(theme) }),
      labels: [header].compactMap(\.self) + sheets.flatMap { $0.labels(textSize, theme) })
  }
}
extension ChartSheet {
  /// Returns the boxes of the legend, filled for visible series and outlined for hidden ones.
  fileprivate func boxes(_ theme: Theme) -> [Drawing.Layer] {
    zip(legend, layout.legend).map { box, entry in
      let path = RoundedRectangle(cornerRadius: entry.rect.height / 4, style: .circular).path(
        in: entry.rect)
      let outline: Drawing.Outline =
        box.isShown ? .fill(path) : .stroke(path, StrokeStyle(lineWidth: entry.rect.height / 12))
      return Drawing.Layer(outline, paint: .solid(box.color))
    }
  }

  /// Returns all texts.
  fileprivate func labels(_ size: Double, _ theme: Theme) -> [SVGLabel] {
    func baseline(_ top: Double) -> Double { top + layout.metrics.row / 2 + size * 0.35 }
    var result: [SVGLabel] = lines.compactMap { line in
      layout.strips[line.strip].map { rect in
        SVGLabel(
          line.text, at: Point(x: rect.minX, y: baseline(rect.minY)),
          size: line.isTitle ? size : size * 0.9, color: theme.color(line.role),
          isBold: line.isTitle)
      }
    }
    result += picture.labels.map {
      SVGLabel($0, baseline: baseline($0.place.y), size: size * 0.9, theme)
    }
    for (box, entry) in zip(legend, layout.legend) {
      let color = box.isShown ? (box.color.isDark ? RGB.white : .black) : box.color
      result.append(
        SVGLabel(
          box.name, at: Point(x: entry.rect.midX, y: baseline(entry.rect.minY)), anchor: .middle,
          size: size * 0.9, color: color))
    }
    if seriesWithoutBox > 0, let last = layout.legend.last?.rect {
      result.append(
        SVGLabel(
          "+\(seriesWithoutBox)",
          at: Point(x: last.maxX + layout.metrics.entryGap, y: baseline(last.minY)),
          size: size * 0.9, color: theme.color(.secondary)))
    }
    return result
  }
}
