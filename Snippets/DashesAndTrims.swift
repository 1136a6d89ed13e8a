// Parts of an outline: by length, by fraction and by position.
import Shapes

let frame = Rect(x: 0, y: 0, width: 200, height: 200)
let dashed = Circle()
  .inset(by: 6)
  .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round, dash: [2, 24]))
  .path(in: frame)

let outline = Circle().path(in: frame)
_ = outline.length  // 200·π
_ = outline.point(at: 0.25)  // (100, 200)
_ = outline.tangent(at: 0.25)  // (-1, 0): clockwise, to the left
let firstHalf = outline.trimmedPath(from: 0, to: 0.5)

_ = dashed.boundingRect  // the painted area
_ = dashed.contains(Point(x: 194, y: 100))  // whether a point is painted

let measured = MeasuredPath(outline)
let beads = (0..<60).compactMap { measured.point(at: Double($0) / 60) }
let nearest = measured.nearestPoint(to: Point(x: 100, y: 150))  // (100, 200), at a quarter
_ = outline.area  // 10,000·π; clockwise is positive
_ = outline.centroid  // (100, 100)

// snippet.hide
print(firstHalf.svgText, beads.count, nearest?.fraction ?? 0)
