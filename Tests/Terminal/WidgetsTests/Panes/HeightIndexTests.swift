import TestSupport
import Testing
import Widgets

@Suite struct HeightIndexTests {
  /// A reference implementation of the index, on an array of all heights.
  struct Naive {
    var heights: [Int]

    var total: Int { heights.reduce(0, +) }
    func lines(above band: Int) -> Int { heights[..<band].reduce(0, +) }
    func band(at line: Int) -> (band: Int, linesAbove: Int) {
      guard !heights.isEmpty, line > 0 else { return (0, 0) }
      var rest = line
      for (band, height) in heights.enumerated() {
        if rest < height { return (band, rest) }
        rest -= height
      }
      return (heights.count - 1, max(0, (heights.last ?? 0) - 1))
    }
  }

  @Test("The index matches a plain array", arguments: [0, 1, 7, 511, 512, 513, 1500])
  func indexMatchesAPlainArray(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var index = HeightIndex(count: count, estimate: 2)
    var naive = Naive(heights: Array(repeating: 2, count: count))
    for _ in 0..<200 {
      if count > 0 {
        let band = Int.random(in: 0..<count, using: &generator)
        let height = Int.random(in: 0...5, using: &generator)
        index.note(height, of: band)
        naive.heights[band] = height
        #expect(index.height(of: band) == height)
        let other = Int.random(in: 0...count, using: &generator)
        #expect(index.lines(above: other) == naive.lines(above: other))
      }
      #expect(index.total == naive.total)
      let line = Int.random(in: -3...naive.total + 3, using: &generator)
      #expect(index.band(at: line) == naive.band(at: line))
    }
  }

  @Test("A band out of range is ignored") func bandOutOfRangeIsIgnored() {
    var index = HeightIndex(count: 3, estimate: 1)
    index.note(9, of: 3)
    index.note(9, of: -1)
    #expect(index.total == 3)
  }

  @Test("A height recorded twice counts once") func heightRecordedTwiceCountsOnce() {
    var index = HeightIndex(count: 3, estimate: 1)
    for height in [4, 1, 7, 7] { index.note(height, of: 1) }
    #expect(index.total == 9)
    #expect(index.lines(above: 2) == 8)
  }
}
