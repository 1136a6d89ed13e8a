import Testing

import Texts

struct ExamplesTests {
  @Test("Meanings stand in a column")
  func columns() {
    let lines = Examples.lines([("5m", "a bar"), ("until 14:30", "a time of day")], of: "tea")
    #expect(lines == "  tea 5m           a bar\n  tea until 14:30  a time of day")
  }
}
