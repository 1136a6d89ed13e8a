import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Poster places")
struct PosterPlaceTests {
  @Test("A poster is beside its column, on the preferred side if it fits")
  func sides() {
    func place(_ width: Int, _ column: Int, _ prefersLeft: Bool = false) -> Range<Int>? {
      PosterPlace(width: width, beside: column, in: 4..<80, prefersLeft: prefersLeft)?.columns
    }
    #expect(place(20, 30) == 33..<53)
    #expect(place(20, 30, true) == 8..<28)
    #expect(place(20, 70) == 48..<68)
    #expect(place(20, 10, true) == 13..<33)
    // Neither side has room, so it is truncated on the wider one.
    #expect(place(60, 30) == 32..<80)
    // A poster that is narrow anyway isn't truncated.
    #expect(place(6, 30) == 33..<39)
    #expect(PosterPlace(width: 20, beside: 8, in: 4..<16, prefersLeft: false) == nil)
  }

  @Test("A poster always lies within the bounds and off its column")
  func law() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let start = Int.random(in: 0...20, using: &random)
      let bounds = start..<start + Int.random(in: 0...120, using: &random)
      let column = Int.random(in: -5...150, using: &random)
      let width = Int.random(in: 0...80, using: &random)
      guard
        let place = PosterPlace(
          width: width, beside: column, in: bounds, prefersLeft: .random(using: &random))
      else { continue }
      #expect(place.columns.clamped(to: bounds) == place.columns && !place.columns.contains(column))
    }
  }
}
