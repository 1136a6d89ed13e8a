// A table of numbers as lines with ticks, values at an indicator, and sentences.
import ChartReaders
import Charts
import Raster
import Shapes

let text = """
  Day,Bread,Coffee,Cakes
  2024-03-04,118,64,31
  2024-03-05,124,71,29
  2024-03-06,121,68,35
  2024-03-07,130,75,33
  2024-03-08,142,88,47
  2024-03-09,171,112,78
  2024-03-10,,96,84
  2024-03-11,122,70,36
  2024-03-12,129,77,38
  2024-03-13,126,74,41
  2024-03-14,137,83,40
  2024-03-15,149,95,55
  2024-03-16,184,121,90
  2024-03-17,158,103,97
  """

do {
  let reading = try ChartReader().read(Array(text.utf8), file: "bakery.csv")
  let set = reading.sets[0]
  for note in reading.notes { print(note) }  // what was left out, and what was decided

  let monday = try DateEntry(reading: "2024-03-11", on: .days, reference: 0)
  var window = ChartWindow(of: set.positions)
  window.select(monday.start, window.whole.upperBound)  // the second week
  let visibility = Visibility(count: set.series.count)  // all are shown
  let range = VerticalRanges(set, visibility).ranges(of: set, in: window.visible)[0]  // 36...184

  let plot = Rect(x: 40, y: 20, width: 560, height: 240)
  let frame = PlotFrame(
    plot, window: window.visible, scale: Scale(.linear, over: range), columns: 560)

  let values = NumberTicks.linear(
    in: try AxisRange(range.lowerBound, range.upperBound),
    space: TickSpace(length: plot.height, minimumSpacing: 40))
  let amounts = NumberLabels(values.numbers) { $0.count }
  for (number, text) in zip(values.numbers, amounts.texts) {
    print(text, "at", frame.y(of: number.value))  // 50, 100, 150
  }

  let days = try DateTicks.byTime(
    in: window.visible, on: .days, cellsPerUnit: plot.width / window.width
  ) { unit in
    Double(DateLabels.widest(unit: unit) { $0.count }) * 8 + 16  // letters of 8, a space of 16
  }
  let dates = DateLabels(days, on: .days)
  for (tick, text) in zip(days.ticks, dates.texts) {
    print(text, "at", frame.x(of: tick.position))  // 11, 12, 13 …
  }

  var drawing = Drawing(size: Size(width: 640, height: 300), background: RGBA(.white))
  let styles = SeriesColors.styles(of: set, palette: .okabe, onDark: false)
  for (series, style) in zip(set.series, styles) {
    let line = LinePlot(Extremes(series.values), at: set.positions, kind: series.kind, in: frame)
    let outline: Drawing.Outline =
      switch line.line(thickness: 2) {
      case .stroked(let path): .stroke(path, StrokeStyle(lineWidth: 2, lineCap: .round))
      case .filled(let path): .fill(path)
      }
    drawing.layers.append(
      Drawing.Layer(
        outline, paint: .solid(RGB(hex: style.color)),
        clip: Drawing.Clip(Rectangle().path(in: plot))))
  }
  var rasterizer = DrawingRasterizer()
  let pixmap = rasterizer.pixmap(of: drawing, width: 640, height: 300)
  // snippet.hide
  print(pixmap.width, pixmap.height, pixmap[320, 150])
  // snippet.show

  var indicator = Indicator(at: window.position(atVisibleShare: 0.3))
  indicator.step(by: 1, over: set.positions, in: window)  // one day to the right
  if let reading = indicator.reading(of: set, visibility) {
    let day = DateScale.days.localTime(at: reading.position)
    print(DateForm().fullText(for: day, unit: .day))  // Thu, Mar 14 2024
    print(reading.values)  // [137.0, 83.0, 40.0]
  }

  let texts = ReadingTexts(
    number: { "\(Int($0))" },
    position: { DateForm(length: .long).text(for: DateScale.days.localTime(at: $0), unit: .day) },
    percent: { "\(Int($0.rounded())) %" })
  let excerpt = ChartExcerpt(of: set, in: set.positions.indices(in: window.visible))
  print(ChartDescription(of: excerpt, texts: texts).text)
  print(ChartSummary(of: excerpt).json)  // the same figures for programs
} catch {
  print(error)  // such as: bakery.csv, row 3, column 2 (Bread): “abc” isn’t a number.
}
