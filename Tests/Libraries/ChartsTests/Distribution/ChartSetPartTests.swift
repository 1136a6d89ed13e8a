import Testing

@testable import Charts

struct ChartSetPartTests {
  @Test("A part has the positions, names and values of a range")
  func parts() {
    let set = lines([1, 2, 3, 4], [5, 6, 7, 8])
    let part = set.part(1..<3)
    #expect(part.positions == Positions(.regular(start: 1, step: 1, count: 2), unit: .number))
    #expect(part.series.map(\.values) == [[2, 3], [6, 7]])
    var names = set
    names.positions = Positions(labels: ["a", "b", "c", "d"])
    #expect(names.part(2..<9).positions.labels == ["c", "d"])
    names.positions = Positions(.listed([0, 1, 5, 7]), unit: .days)
    #expect(names.part(2..<4).positions.storage == .listed([5, 7]))
    #expect(set.part(0..<4) == set && set.part(2..<2).positions.count == 0)
  }
}
