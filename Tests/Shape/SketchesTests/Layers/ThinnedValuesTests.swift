import Shapes
import TestSupport
import Testing

@testable import Sketches

struct ThinnedValuesTests {
  @Test("Each column keeps its ends and extremes", arguments: [0, 1, 5, 999, 4000, 100_000])
  func law(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let values = (0..<count).map { _ in
      Int.random(in: 0..<20, using: &generator) == 0
        ? Double.nan : Double.random(in: -5...5, using: &generator)
    }
    for columns in [1, 7, 200, 1000] {
      let thinned = ThinnedValues.values(values, columns: columns)
      guard count > 4 * columns + 3 else {
        #expect(thinned.count == count)
        continue
      }
      #expect(thinned.count <= 4 * columns && thinned.count.isMultiple(of: 4))
      let size = (count + columns - 1) / columns
      for (part, start) in stride(from: 0, to: count, by: size).enumerated() {
        let all = values[start..<min(start + size, count)]
        let kept = thinned[4 * part..<4 * part + 4]
        #expect(kept.filter(\.isFinite).max() == all.filter(\.isFinite).max())
        #expect(kept.filter(\.isFinite).min() == all.filter(\.isFinite).min())
        #expect(kept.first?.bitPattern == all.first?.bitPattern)
        #expect(kept.last?.bitPattern == all.last?.bitPattern)
      }
    }
  }

  @Test("The effort of a graph doesn’t grow with values that can’t be seen")
  func graph() throws {
    func elements(_ count: Int) throws -> Int {
      let values = (0..<count).map { "\($0 * 7919 % 1000)" }.joined(separator: ",")
      let request = try DrawRequest(["graph", "--values", values])
      let layer = try #require(request.layers.first)
      return layer.outline(in: Rect(x: 0, y: 0, width: 400, height: 400), unit: 4).elements.count
    }
    #expect(try elements(1000) == 1000)
    #expect(try elements(100_000) <= 4 * 2048 && elements(200_000) <= 4 * 2048)
  }
}
