internal import Mathematics

/// Joins the parts of a boundary into closed contours.
struct ContourTracer {
  private let graph: RegionGraph

  /// The runs that begin at each node, of the index `starts[node]` and the following ones.
  private var starts: [Int]
  private var runs: [OutlineRun] = []

  /// Whether each run belongs to a contour already.
  private var isUsed: [Bool]

  init(_ boundary: RegionBoundary, of graph: RegionGraph) {
    self.graph = graph
    let all = boundary.steps.map(graph.run) + boundary.bridges.map(graph.bridge)
    starts = Array(repeating: 0, count: graph.points.count + 1)
    for run in all { starts[run.start + 1] += 1 }
    for node in graph.points.indices { starts[node + 1] += starts[node] }
    runs = all.sorted { $0.start < $1.start }
    isUsed = Array(repeating: false, count: all.count)
  }

  /// Returns the contours, each as runs of which the last ends where the first begins.
  mutating func contours() -> [[OutlineRun]] {
    var result: [[OutlineRun]] = []
    let order = runs.indices.sorted { runs[$0].precedes(runs[$1]) }
    for first in order where !isUsed[first] {
      var contour = [take(first)]
      while contour[contour.count - 1].end != runs[first].start,
        let next = successor(of: contour[contour.count - 1])
      {
        contour.append(take(next))
      }
      result.append(contour)
    }
    return result
  }

  private mutating func take(_ index: Int) -> OutlineRun {
    isUsed[index] = true
    return runs[index]
  }

  /// Returns the run that turns right the most, so that contours don't cross.
  private func successor(of run: OutlineRun) -> Int? {
    let choices = (starts[run.end]..<starts[run.end + 1]).filter { !isUsed[$0] }
    guard choices.count > 1 else { return choices.first }
    let back = graph.heading(of: run, from: 1)
    let turn = 2 * Double.pi
    func angle(_ index: Int) -> Double {
      let ahead = graph.heading(of: runs[index], from: 0)
      let angle = arcTangent(y: ahead.cross(back), x: ahead.dot(back))
      return angle > 0 ? angle : angle + turn
    }
    return choices.min { angle($0) < angle($1) }
  }
}

/// A part of a segment in the direction in which an outline follows it.
struct OutlineRun {
  /// The number of the segment; -1 for a straight line that no segment gives.
  var source: Int
  var segment: Segment
  /// The parameters at both ends.
  var (from, to): (Double, Double)
  /// The nodes at both ends.
  var (start, end): (Int, Int)

  /// Whether the run comes first in the paths.
  fileprivate func precedes(_ other: OutlineRun) -> Bool {
    (source, min(from, to)) < (other.source, min(other.from, other.to))
  }
}

extension RegionGraph {
  fileprivate func run(_ step: Step) -> OutlineRun {
    let part = parts[step.part]
    let strand = strands[part.strand]
    return OutlineRun(
      source: strand.source, segment: strand.segment, from: step.isForward ? part.low : part.high,
      to: step.isForward ? part.high : part.low, start: start(of: step), end: end(of: step))
  }

  fileprivate func bridge(from: Int, to: Int) -> OutlineRun {
    OutlineRun(
      source: -1, segment: .line(from: points[from], to: points[to]), from: 0, to: 1, start: from,
      end: to)
  }

  /// Returns the direction in which a run leaves its start, or with 1 goes back from its end.
  fileprivate func heading(of run: OutlineRun, from end: Double) -> Point {
    let node = points[end == 0 ? run.start : run.end]
    if case .line = run.segment { return points[end == 0 ? run.end : run.start] - node }
    let share = end == 0 ? 0.05 : 0.95
    return run.segment.exactPoint(at: run.from + (run.to - run.from) * share) - node
  }
}
