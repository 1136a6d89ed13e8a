import Charts
import TerminalCodes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartStoryTests {
  @Test("Charts keep their invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) {
    let plan = StoryPlan<ChartProgram>(
      keys: ["2", "-", "x"],
      isColumn: { owner in if case .helpPane = owner { true } else { false } },
      message: { _, generator in
        let text = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
          "\(Int.random(in: 0...9999, using: &generator)),\(Int.random(in: -9...9, using: &generator))"
        }
        return .bytes(Array((text.joined(separator: "\n") + "\n").utf8))
      },
      program: { generator in
        let sets = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          RandomSets.set(&generator)
        }
        return ChartProgram(
          sets.map { ChartState($0, ChartLook()) },
          ChartSettings(
            composition: ChartComposition.ChartArrangement.allCases.randomElement(using: &generator)
              ?? .list))
      })
    Stories.run(plan, part: part)
  }
}

/// Random sets of all kinds.
enum RandomSets {
  /// Returns a set with gaps, huge values and equal positions.
  static func set(_ generator: inout SeededGenerator) -> ChartSet {
    let count = [0, 1, 2, 30, 700].randomElement(using: &generator) ?? 3
    let whole = SeriesKind.allCases.filter(\.traits.fillsChart).randomElement(using: &generator)
    let isWhole = Int.random(in: 0..<4, using: &generator) == 0
    let kinds = isWhole ? [whole ?? .line] : SeriesKind.ofColumns
    let series = (0..<Int.random(in: 1...4, using: &generator)).map { index in
      Series(
        label: "y\(index)", name: "Series \(index)",
        kind: kinds.randomElement(using: &generator) ?? .line,
        values: (0..<count).map { _ in value(&generator) })
    }
    var set = ChartSet(
      title: Bool.random(using: &generator) ? "A title" : nil,
      positions: positions(count, &generator), series: series)
    set.isStacked = !isWhole && Bool.random(using: &generator)
    set.isPercentage = set.isStacked && Bool.random(using: &generator)
    set.hasTwoAxes =
      !set.isStacked && !isWhole && series.count > 1 && Bool.random(using: &generator)
    return set
  }

  private static func value(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: .nan
    case 1: 1e300
    case 2: 0
    default: Double(Int.random(in: -50...1000, using: &generator))
    }
  }

  private static func positions(_ count: Int, _ generator: inout SeededGenerator) -> Positions {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return Positions(.regular(start: 17_000, step: 1, count: count), unit: .days)
    case 1:
      return Positions(.regular(start: 1.5e9, step: 300, count: count), unit: .seconds)
    default:
      var place = 0.0
      let list = (0..<count).map { _ -> Double in
        place += Double(Int.random(in: 0...3, using: &generator))
        return place
      }
      return Positions(.listed(list), unit: .number)
    }
  }
}
