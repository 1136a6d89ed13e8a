import Cells
import Charts
import Raster
import Scenes
import Shapes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Placed charts")
struct PlacedChartTests {
  private static func chart(isActive: Bool = true) -> ChartWidget {
    let wave = (0..<40).map { Double($0 * 7 % 31 + 5) }
    let state = ChartState(ChartSamples.days([wave, wave.map { 90 - $0 }]), ChartLook())
    let sheet = PaintedSheet.cells(state, columns: 40, rows: 12).sheet
    return ChartWidget(
      sheet: ChartWidget.SheetValue(sheet), rows: 12, nextChange: nil, isActive: isActive,
      hasFocus: false)
  }

  private static func placed(
    _ transform: Transform?, opacity: Double = 1, _ depth: ColorDepth = .truecolor
  ) -> DrawnWidget {
    let widget = PlacedChart(
      chart: chart(), columns: 20..<60, rows: 6..<18, height: 24, transform: transform,
      opacity: opacity)
    return DrawnWidget(widget, columns: 80, rows: 24, theme: Theme(depth: depth))
  }

  private static func layers(_ drawn: DrawnWidget) -> [Drawing.Layer] {
    drawn.figures.compactMap { figure in
      if case .layer(let layer, _) = figure { layer } else { nil }
    }
  }

  @Test("A flat chart is drawn entirely in its cells, and reacts there")
  func flat() {
    let alone = DrawnWidget(Self.chart(), columns: 40, rows: 12)
    let placed = Self.placed(nil)
    #expect(placed.texts.map(\.text) == alone.texts.map(\.text) && !placed.texts.isEmpty)
    #expect(placed.texts.map(\.column) == alone.texts.map { $0.column + 20 })
    #expect(placed.texts.map(\.row) == alone.texts.map { $0.row + 6 })
    #expect(placed.context.areas.map(\.part) == alone.context.areas.map(\.part))
    let cells = CellRect(columns: 20..<60, rows: 6..<18)
    #expect(placed.context.areas.allSatisfy { cells.contains($0.rect) })
    #expect(!placed.context.areas.isEmpty)
    let (layers, others) = (Self.layers(placed), Self.layers(alone))
    #expect(layers.count == others.count)
    for (layer, other) in zip(layers, others) where !other.outline.path.isEmpty {
      let (one, two) = (layer.outline.path.boundingRect, other.outline.path.boundingRect)
      #expect(abs(one.minX - two.minX - 160) < 1e-6 && abs(one.minY - two.minY - 96) < 1e-6)
    }
  }

  @Test("A card has a border around its chart, which bears the title of a covered one")
  func card() {
    let widget = PlacedChart(
      chart: Self.chart(), card: .init(title: "North"), columns: 20..<60, rows: 6..<18, height: 24,
      transform: nil, opacity: 1)
    let drawn = DrawnWidget(widget, columns: 80, rows: 24, theme: Theme(depth: .truecolor))
    #expect(drawn.texts.contains { $0.text.hasPrefix("╭──") && $0.column == 19 && $0.row == 5 })
    #expect(drawn.texts.contains { $0.text == " North " && $0.column == 21 && $0.row == 5 })
    #expect(drawn.texts.contains { $0.text.hasSuffix("──╯") && $0.column == 19 && $0.row == 18 })
    #expect(drawn.texts.count { $0.text == "│" && ($0.column == 19 || $0.column == 60) } == 24)
    // Turned, the border is an outline.
    var turned = widget
    turned.transform = .scale(x: 0.5, y: 1)
    let layers = Self.layers(
      DrawnWidget(turned, columns: 80, rows: 24, theme: Theme(depth: .truecolor)))
    #expect(layers.count == Self.chart().sheet.picture.inks.count + 1)
  }

  @Test("A turned chart is drawn without labels, and reacts as a whole")
  func turned() {
    let placed = Self.placed(.identity)
    #expect(placed.texts.isEmpty)
    #expect(placed.context.areas.map(\.part) == [ChartWidget.MouseTarget.title.rawValue])
    #expect(Self.layers(placed).count == Self.chart().sheet.picture.inks.count)
  }

  @Test("The transform is in cells of the composition")
  func transform() {
    let inks = Self.chart().sheet.picture.inks
    // Moved to its place of 20 by 6 cells of 8 by 16, then right by two columns and down by one
    // row.
    let shift = Transform.translation(x: 2, y: 1)
    for (layer, ink) in zip(Self.layers(Self.placed(shift)), inks)
    where !ink.layer.outline.path.isEmpty {
      let (one, two) = (layer.outline.path.boundingRect, ink.layer.outline.path.boundingRect)
      #expect(abs(one.minX - two.minX - 176) < 1e-6 && abs(one.minY - two.minY - 112) < 1e-6)
      #expect(abs(one.width - two.width) < 1e-6 && abs(one.height - two.height) < 1e-6)
      let clip = layer.clip?.path.boundingRect
      #expect(clip.map { abs($0.minX - ink.clip.minX - 176) < 1e-6 } == true)
    }
    // Half as wide, from the left edge of the composition.
    for (layer, ink) in zip(Self.layers(Self.placed(.scale(x: 0.5, y: 1))), inks)
    where !ink.layer.outline.path.isEmpty {
      let (one, two) = (layer.outline.path.boundingRect, ink.layer.outline.path.boundingRect)
      #expect(abs(one.minX - (two.minX + 160) / 2) < 1e-6)
      #expect(abs(one.width - two.width / 2) < 1e-6)
    }
  }

  @Test("A fading chart has the opacity of its place")
  func opacity() {
    let (whole, half) = (
      Self.layers(Self.placed(.identity)), Self.layers(Self.placed(.identity, opacity: 0.5))
    )
    #expect(half.map(\.opacity) == whole.map { $0.opacity * 0.5 })
  }

  @Test("The widget has the given height")
  func height() {
    let widget = PlacedChart(
      chart: Self.chart(), columns: -5..<35, rows: -2..<10, height: 7, transform: nil, opacity: 1)
    let surroundings = Surroundings(
      canvas: Canvas(columns: 80, rows: 24), theme: Theme(depth: .truecolor))
    #expect(widget.height(forWidth: 80, in: surroundings) == 7)
    #expect(widget.estimatedHeight(forWidth: 80) == 7)
  }
}
