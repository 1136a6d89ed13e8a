// A set built in code as stacked layers, and as slices of a pie.
import Charts
import Shapes

do throws(ChartSetError) {
  var week = try ChartSet(
    validating: "Second week",
    positions: Positions(.regular(start: 19_793, step: 1, count: 7), unit: .days),
    series: [
      Series(label: "Bread", kind: .area, values: [122, 129, 126, 137, 149, 184, 158]),
      Series(label: "Coffee", kind: .area, values: [70, 77, 74, 83, 95, 121, 103]),
      Series(label: "Cakes", kind: .area, values: [36, 38, 41, 40, 55, 90, 97]),
    ])
  week.isPercentage = true

  let visibility = Visibility(count: week.series.count)
  let window = ChartWindow(of: week.positions)
  let square = Rect(x: 0, y: 0, width: 200, height: 200)
  let shares = PlotFrame(
    square, window: window.visible, scale: Scale(.linear, over: 0...100), columns: 200)
  let stack = Stack(week, visibility)
  let areas = StackPlot(stack, at: week.positions, in: shares).layers()

  let pie = PiePlot(PieShares(week, in: window.visible, visibility), in: square)
  for slice in pie.slices {
    print(week.series[slice.series].name, slice.path.svgText, slice.label)
  }

  week.isPercentage = false
  week.isStacked = true
  for index in week.series.indices { week.series[index].kind = .bar }
  let range = VerticalRanges(week, visibility).ranges(of: week, in: window.visible)[0]
  let sums = PlotFrame(
    square, window: window.visible, scale: Scale(.linear, over: range), columns: 200)
  let bars = BarPlot(at: week.positions, in: sums).layers(of: Stack(week, visibility), share: 0.8)
  // snippet.hide
  print(areas.map(\.svgText), range, bars.map(\.svgText))
} catch {
  print(error)  // such as: series “Cakes” has 6 values for 7 positions
}
