// A table of numbers as a picture of a chart.
import ChartDrawings
import ChartReaders
import Raster
import Shapes

// snippet.hide
do {
  // snippet.show
  let table = """
    Day,Bread,Coffee,Cakes
    2024-03-04,118,64,31
    2024-03-05,124,71,29
    2024-03-06,121,68,35
    2024-03-07,130,75,33
    """
  let set = try ChartReader().read(Array(table.utf8), file: "bakery.csv").sets[0]
  let chart = ChartDrawing(set, title: "A bakery’s week")
  let drawing = chart.drawing(size: Size(width: 640, height: 360))
  var rasterizer = DrawingRasterizer()
  let pixmap = rasterizer.pixmap(of: drawing, width: 1280, height: 720)
  // snippet.hide
  print(drawing.layers.count, pixmap.width, pixmap[640, 360])
} catch {
  print(error)
}
