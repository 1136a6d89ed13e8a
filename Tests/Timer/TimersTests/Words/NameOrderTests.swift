import TestSupport
import Testing

@testable import Timers

struct RunningTimersTests {
  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { NameOrder.isBefore($0, $1) }
  }

  @Test("Numbers sort by value, before all other names")
  func order() {
    let names = ["tea", "10", "9", "Egg", "1", "100", "2nd", "-"]
    #expect(Self.sorted(names) == ["1", "9", "10", "100", "-", "2nd", "Egg", "tea"])
  }

  @Test("The order doesn't depend on the input order", arguments: 1...100)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<12).map { _ in
      ["1", "2", "12", "03", "a", "b", "B", "1a", "", "お茶"].randomElement(using: &generator) ?? ""
    }
    let sorted = Self.sorted(names)
    #expect(Self.sorted(names.shuffled(using: &generator)) == sorted)
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      #expect(!NameOrder.isBefore(other, one))
      #expect(NameOrder.isBefore(one, other) == (one != other))
    }
    let kinds = sorted.map { Int($0) == nil }
    #expect(kinds == kinds.filter { !$0 } + kinds.filter { $0 })
  }
}
