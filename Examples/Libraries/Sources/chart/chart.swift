import ChartDrawings
import ChartReaders
import Foundation
import Pictures
import Raster
import Shapes

/// Draws a chart of a table on standard input into a PNG file: `chart sales.png < sales.csv`.
@main struct Chart {
  static func main() throws {
    let file = CommandLine.arguments.dropFirst().first ?? "chart.png"
    let table = FileHandle.standardInput.readDataToEndOfFile()
    let set = try ChartReader().read(Array(table), file: "standard input").sets[0]
    let drawing = ChartDrawing(set, title: file).drawing(size: Size(width: 640, height: 360))
    try Data(drawing.png(scale: 2)).write(to: URL(fileURLWithPath: file))
  }
}
