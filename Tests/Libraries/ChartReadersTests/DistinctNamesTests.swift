import Testing

@testable import ChartReaders

struct DistinctNamesTests {
  @Test("A repeated name has a number behind it, also where another name looks like that")
  func numbers() {
    var names = DistinctNames()
    let found = ["a", "a 2", "a", "a", "b", "a 2"].map { names.add($0) }
    #expect(found == ["a", "a 2", "a 3", "a 4", "b", "a 2 2"])
  }
}
