import TestSupport
import Testing

@testable import Tables

@Suite("Columns of texts")
struct TextColumnTests {
  @Test("A column is a list of texts that stores equal ones once")
  func list() {
    let column = TextColumn(["b", "a", "b", "", "b"])
    #expect(Array(column) == ["b", "a", "b", "", "b"])
    #expect(column.names == ["b", "a", ""] && column.counts == [3, 1, 1])
    #expect(column.codes == [0, 1, 0, 2, 0])
    #expect(TextColumn([]).isEmpty && column == ["b", "a", "b", "", "b"])
  }

  @Test("Reordered rows equal a column of these rows")
  func reordered() {
    var generator = SeededGenerator(seed: 31)
    let texts = (0..<200).map { _ in String(Int.random(in: 0..<40, using: &generator)) }
    let column = TextColumn(texts)
    for count in [0, 5, 200] {
      let order = Array(texts.indices.shuffled(using: &generator).prefix(count))
      #expect(column.reordered(order) == TextColumn(order.map { texts[$0] }))
    }
  }

  @Test("Numbers are written as briefly as possible, and missing ones are empty")
  func numbers() {
    let numbers = [1, 0.5, .nan, -0.0, 1e20, 1, .infinity, 0]
    #expect(TextColumn(numbers: numbers) == ["1", "0.5", "", "-0", "1e+20", "1", "", "0"])
  }

  @Test("Joined texts that are equal are one text")
  func joined() {
    let column = TextColumn(joining: ["a b", "a", "a"], ["c", "b c", "c"])
    #expect(column == ["a b c", "a b c", "a c"] && column.names.count == 2)
  }
}
