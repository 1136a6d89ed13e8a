import Countdowns
import Testing

struct TintTests {
  private func tints(_ words: String..., rounds: Int = 1, last: String? = nil) throws -> [Tint?] {
    let routine = try Routine(
      steps: try #require(try RoutineGrammar.steps(words: words)), rounds: rounds,
      finalStep: try last.map { try RoutineGrammar.finalStep($0) })
    return (0..<routine.count).map { routine.tint(at: $0) }
  }

  @Test("Work is warm, and breaks are calm by their name or because they are short")
  func defaults() throws {
    #expect(try tints("25m=Work", "5m=Break") == [.warm, .calm])
    #expect(try tints("20s=Run", "20s=rest", "40s=Break dance") == [.warm, .calm, .calm])
    #expect(try tints("25m=", "12m=") == [.warm, .calm])
    #expect(try tints("24m=", "12m=") == [.warm, .warm])
    #expect(try tints("5m=Breakfast", "5m=Restore") == [.warm, .warm])
    #expect(
      try tints("25m=Work", "5m=Break", rounds: 2, last: "50m=Lunch")
        == [.warm, .calm, .warm, .warm])
  }

  @Test("A step’s own color comes first, and a single step has no other")
  func own() throws {
    #expect(try tints("25m=Work,color=purple", "5m=Break,color=amber") == [.purple, .amber])
    #expect(try tints("25m=Work", rounds: 2) == [nil, nil])
    #expect(try tints("25m=Work,color=green") == [.green])
  }
}
