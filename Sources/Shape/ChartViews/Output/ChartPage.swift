internal import Cells
package import Charts
package import Pictures
package import Raster
package import Scenes
package import Shapes

/// A chart on a page of pixels, for picture files.
package struct ChartPage {
  package let page: PicturePage

  /// The text size on a page of the default height.
  private static let textSize = 14.0
  /// The default height of a page, relative to which lines and text scale.
  private static let height = 450.0

  /// Returns the height of a page whose height isn't given: enough for all horizontal bars, up to
  /// four times its width.
  package static func height(of state: ChartState, width: Int) -> Int {
    let usual = max(1, width * 9 / 16)
    let textSize = textSize * max(0.25, Double(width) / 800)
    let metrics = ChartLayout.Metrics.points(textSize: textSize)
    guard state.hasRows(width: (Double(width) - 2 * textSize) / metrics.column) else {
      return usual
    }
    let needed = Double(state.neededRows) * metrics.row + 2 * textSize + 2 * metrics.gap
    return max(usual, min(4 * width, Int(needed.rounded(.up))))
  }

  /// Paints a chart on a page.
  package init(
    _ state: ChartState, title: String, size: Size, theme: Theme, palette: SeriesPalette,
    background: RGBA?
  ) {
    let scale = max(0.25, min(size.width / 800, size.height / Self.height))
    let textSize = Self.textSize * scale
    let margin = textSize
    let canvas = ChartCanvas(points: theme, palette: palette, scale: scale)
    let labels = ChartLabels(zone: state.zone, isASCII: false, billions: state.look.billions) {
      text in
      Self.width(of: text, textSize)
    }
    let page = Rect(
      x: margin, y: margin, width: max(0, size.width - 2 * margin),
      height: max(0, size.height - 2 * margin))
    let sheet = ChartSheet(
      state, title: title, in: page, without: state.window.showsWhole ? [.miniMap] : [],
      metrics: .points(textSize: textSize), on: canvas, labels: labels, at: .zero)
    self.page = PicturePage(
      Drawing(
        size: size, background: background ?? RGBA(theme.background),
        layers: sheet.picture.layers + sheet.boxes(theme)), labels: sheet.labels(textSize, theme))
  }

  /// Estimates the width of a text at a font size.
  private static func width(of text: String, _ size: Double) -> Double {
    Double(TextWidth.columns(of: text)) * size * 0.6
  }
}

extension ChartSheet {
  /// Returns the boxes of the legend, filled for visible series and outlined for hidden ones.
  fileprivate func boxes(_ theme: Theme) -> [Drawing.Layer] {
    zip(legend, layout.legend).map { box, entry in
      let path = RoundedRectangle(cornerRadius: entry.rect.height / 4).path(in: entry.rect)
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
    return result
  }
}
