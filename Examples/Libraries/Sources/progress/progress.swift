import Raster
import Shapes
import TerminalPictures

/// Shows the progress of a build as a ring: `swift build 2>&1 | progress`.
///
/// It takes lines that begin like `[12/340]`, as the tools of Swift and Ninja print them.
@main struct Progress {
  static func main() {
    var hasRing = false
    while let line = readLine() {
      guard let fraction = fraction(of: line) else { continue }
      let ring = ring(fraction).terminalText(columns: 12)
      let height = ring.split(separator: "\n", omittingEmptySubsequences: false).count
      // Over the ring before.
      print(hasRing ? "\u{1B}[\(height)A" : "", terminator: "")
      print(ring)
      hasRing = true
    }
  }

  /// Returns the part that is done according to a line; `nil` if it has no counts.
  static func fraction(of line: String) -> Double? {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let parts = line[..<end].dropFirst().split(separator: "/").map { Double($0) }
    guard parts.count == 2, let done = parts[0], let all = parts[1], all > 0 else { return nil }
    return min(done / all, 1)
  }

  /// Returns a ring that is filled clockwise from the top, and green when all is done.
  static func ring(_ fraction: Double) -> Drawing {
    let color: RGB = fraction < 1 ? .cyan : .green
    return Drawing(size: Size(width: 100, height: 100)) {
      Circle().strokeBorder(.gray, lineWidth: 14)
      Circle().inset(by: 7).trim(from: 0, to: fraction).rotation(.degrees(-90))
        .stroke(color, style: StrokeStyle(lineWidth: 14, lineCap: .round))
    }
  }
}
