import TestSupport
import Testing

@testable import Charts

struct EndLabelsTests {
  @Test("A label stays at its line if there is space") func labelStaysAtItsLineIfThereIsSpace() {
    #expect(EndLabels.centers(for: [2, 8, 5], height: 2, within: 0...10) == [2, 8, 5])
    #expect(EndLabels.rows(for: [2, 8.4, 5], in: 0..<10) == [2, 8, 5])
  }

  @Test("Labels move apart evenly") func labelsMoveApartEvenly() {
    #expect(EndLabels.centers(for: [5, 5], height: 2, within: 0...10) == [4, 6])
    #expect(EndLabels.centers(for: [0, 0], height: 2, within: 0...10) == [1, 3])
    #expect(EndLabels.centers(for: [10, 9], height: 2, within: 0...10) == [9, 7])
    #expect(EndLabels.rows(for: [3, 3, 3], in: 0..<10) == [2, 3, 4])
    #expect(EndLabels.rows(for: [9, 9], in: 0..<10) == [8, 9])
  }

  @Test("Labels that don't fit are omitted") func labelsThatDontFitAreOmitted() {
    #expect(EndLabels.rows(for: [5, 1, 3], in: 0..<2) == [1, 0, nil])
    #expect(EndLabels.rows(for: [.nan, 1, .infinity], in: 4..<6) == [nil, 4, nil])
    #expect(EndLabels.rows(for: [1], in: 3..<3) == [nil])
    #expect(EndLabels.centers(for: [1, 2], height: 3, within: 0...2) == [nil, nil])
    let tenths = EndLabels.centers(for: Array(repeating: 0, count: 10), height: 0.1, within: 0...1)
    #expect(!tenths.contains(nil))
  }

  @Test("Labels far from their lines are omitted, the farthest first")
  func labelsFarFromTheirLinesAreOmitted() {
    let centers = EndLabels.centers(
      for: Array(repeating: 50, count: 30) + [90], height: 2, within: 0...100, reach: 6)
    let shown = centers.dropLast().compactMap(\.self)
    #expect(shown.count == 7 && shown.allSatisfy { abs($0 - 50) <= 6 })
    #expect(centers.last == 90)
  }

  @Test("Labels without height are accepted") func labelsWithoutHeightAreAccepted() {
    #expect(EndLabels.centers(for: [5, 99, .nan], height: 0, within: 0...10) == [5, 10, nil])
  }

  @Test("Labels keep their order and bounds and never overlap")
  func labelsKeepTheirOrderAndBoundsAndNeverOverlap() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let places = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Double(Int.random(in: -20...120, using: &random))
      }
      let height = Double.random(in: 0.5...15, using: &random)
      let centers = EndLabels.centers(for: places, height: height, within: 0...100)
      let shown = places.indices.filter { centers[$0] != nil }
      #expect(shown.count == min(places.count, Int(100 / height)))
      let ordered = shown.sorted { (places[$0], $0) < (places[$1], $1) }.compactMap { centers[$0] }
      for (one, next) in zip(ordered, ordered.dropFirst()) { #expect(next - one >= height - 1e-9) }
      #expect(ordered.allSatisfy { (height / 2 - 1e-9...100 - height / 2 + 1e-9).contains($0) })
    }
  }

  @Test("Rows are as close to their lines as possible") func rowsAreAsCloseToTheirLinesAsPossible()
  {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<400 {
      let rows = 2..<Int.random(in: 6...10, using: &random)
      let places = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (Double.random(in: 0...12, using: &random) * 4).rounded() / 4
      }
      let found = EndLabels.rows(for: places, in: rows).compactMap(\.self)
      #expect(found.count == places.count)
      let cost = zip(places, found).map { ($0 - Double($1)) * ($0 - Double($1)) }.reduce(0, +)
      let best = leastCost(places.sorted()[...], rows.lowerBound, rows.upperBound)
      #expect(abs(cost - best) < 1e-9)
    }
  }

  /// Compares with all places on a fine grid.
  @Test("Centers are as close to their lines as possible")
  func centersAreAsCloseToTheirLinesAsPossible() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let places = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Double.random(in: -1...11, using: &random)
      }
      let centers = EndLabels.centers(for: places, height: 2, within: 0...10).compactMap(\.self)
      let cost = zip(places, centers).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
      // Centers 1, 1.125 … 9 as rows 0…64; a label takes 16 of them.
      let scaled = places.sorted().map { ($0 - 1) * 8 }
      let best = leastCost(scaled[...], 0, 65, step: 16) / 64
      #expect(cost <= best + 1e-9)
      #expect(cost >= best - 0.125 * 13 * 3)
    }
  }

  /// Returns the minimum sum of squares over all placements of labels in rows, by brute force.
  private func leastCost(
    _ places: ArraySlice<Double>, _ start: Int, _ end: Int, step: Int = 1
  ) -> Double {
    guard let place = places.first else { return 0 }
    let last = end - (places.count - 1) * step
    return (start..<max(start, last)).map { row in
      (place - Double(row)) * (place - Double(row))
        + leastCost(places.dropFirst(), row + step, end, step: step)
    }.min() ?? .infinity
  }
}
