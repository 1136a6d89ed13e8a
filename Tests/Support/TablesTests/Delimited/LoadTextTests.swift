import Testing

@testable import Tables

@Suite("Load averages")
struct LoadTextTests {
  @Test(
    "Each line has a time of day and three loads",
    arguments: [
      " 14:09:00 up 15:53,  0 users,  load average: 8.91, 7.36, 4.72\n",
      "14:09:00 up 15 min, 2 users, load average: 8,91, 7,36, 4,72\n",
      "14:09  up 3 days, 2:05, 2 users, load averages: 8.91 7.36 4.72\n",
    ])
  func loads(line: String) throws {
    let table = try DelimitedText.table(of: Array(line.utf8))
    #expect(table.columns.map(\.name) == ["time", "load 1 min", "load 5 min", "load 15 min"])
    #expect(
      table.columns.dropFirst().map(\.content) == [[8.91], [7.36], [4.72]].map { .numbers($0) })
    #expect(table.times?.unit == .clock && table.times?.count == 1)
  }

  @Test("A table below such a line isn’t one")
  func others() {
    let text = "top - 14:09:00 up 1 day, load average: 8.91, 7.36, 4.72\nTasks: 5 total\n"
    #expect(LoadText(Array(text.utf8)[...]) == nil)
  }
}
