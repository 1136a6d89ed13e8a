import Clocks
import Shapes
import Testing

@testable import Pairs

struct CelebrationTests {
  private static let start = Instant(sinceZero: .seconds(7))
  private static let table = Rect(x: 0, y: 16, width: 640, height: 320)

  private func celebration(
    score: Int = 112, seed: UInt64 = 3, isBest: Bool = false, theme: CardTheme = .shapes
  ) -> Celebration {
    Celebration(
      score: score, seed: seed, pictures: Array(theme.pictures.prefix(8)), isBest: isBest,
      start: Self.start)
  }

  private func instants(_ celebration: Celebration) -> [Instant] {
    stride(from: 0, through: 3500, by: 50).map { Self.start.advanced(by: .milliseconds($0)) }
  }

  @Test("Pictures rise and fall, and none is in the air at the end")
  func flight() {
    for seed in 0..<20 as Range<UInt64> {
      for isBest in [false, true] {
        let celebration = celebration(seed: seed, isBest: isBest)
        let shown = instants(celebration).map { celebration.shownPieces(at: $0, in: Self.table) }
        #expect((shown.map(\.count).max() ?? 0) > 10)
        #expect(shown.last?.isEmpty == true)
        let highest = shown.joined().map(\.box.midY).min() ?? 0
        #expect(highest < Self.table.midY)
        #expect(celebration.shownPieces(at: Instant(sinceZero: .zero), in: Self.table).isEmpty)
      }
    }
  }

  @Test("A best result has more pieces")
  func best() {
    let counts = [false, true].map { isBest in
      let celebration = celebration(isBest: isBest)
      return Set(
        instants(celebration).flatMap { celebration.shownPieces(at: $0, in: Self.table) }.map(\.id)
      ).count
    }
    #expect(counts[0] < counts[1])
  }

  @Test("The score counts up to its value, or down to a negative one", arguments: [112, 0, -3])
  func score(score: Int) {
    let celebration = celebration(score: score)
    let shown = instants(celebration).map { celebration.shownScore(at: $0) }
    #expect(shown.first == 0 && shown.last == score)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($0) <= abs($1) })
  }

  @Test("The pieces are the pictures of the game, or shapes for a theme without outlines")
  func pictures() {
    let own = celebration().shownPieces(at: Self.start.advanced(by: .seconds(1)), in: Self.table)
    #expect(own.allSatisfy { CardForm.allCases.prefix(8).contains($0.form) })
    let other = celebration(theme: .ascii)
    #expect(!other.shownPieces(at: Self.start.advanced(by: .seconds(1)), in: Self.table).isEmpty)
  }
}
