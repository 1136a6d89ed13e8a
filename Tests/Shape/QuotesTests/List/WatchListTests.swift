import Testing

@testable import Quotes

/// Returns a list with groups of bare symbols.
private func list(_ groups: KeyValuePairs<String, [String]>) -> WatchList {
  WatchList(groups.map { WatchGroup($0.key, $0.value.map { WatchEntry($0) }) })
}

@Suite("Watch lists")
struct WatchListTests {
  private func symbols(_ list: WatchList) -> [[String]] {
    list.groups.map { $0.entries.map(\.symbol) }
  }

  @Test("A new list has one empty, unnamed group")
  func empty() {
    #expect(WatchList().groups == [WatchGroup()])
    #expect(WatchList().symbols.isEmpty)
  }

  @Test("Groups with the same name are merged, with each symbol once")
  func joined() {
    let list = list(["a": ["X", "Y"], "b": ["X"], "a": ["Y", "Z"]])
    #expect(symbols(list) == [["X", "Y", "Z"], ["X"]])
    #expect(list.symbols == ["X", "Y", "Z"])
  }

  @Test("Without groups, each symbol appears once")
  func ungrouped() {
    let list = list(["a": ["X", "Y"], "b": ["Z", "X"]]).ungrouped
    #expect(symbols(list) == [["X", "Y", "Z"]] && list.groups[0].name.isEmpty)
  }

  @Test("Entries are inserted at a row or appended, once per group")
  func add() throws {
    var list = list(["": ["A", "B"], "b": []])
    try list.add(WatchEntry("C"), toGroup: 0, at: 1)
    try list.add(WatchEntry("D"), toGroup: 0)
    try list.add(WatchEntry("E"), toGroup: 0, at: 99)
    try list.add(WatchEntry("A"), toGroup: 1, at: -1)
    #expect(symbols(list) == [["A", "C", "B", "D", "E"], ["A"]])
    let error = #expect(throws: WatchListError.self) { try list.add(WatchEntry("A"), toGroup: 1) }
    #expect(error?.description == "A is already in “b”")
    #expect(throws: WatchListError.self) { try list.add(WatchEntry("a b"), toGroup: 0) }
    try list.add(WatchEntry("Z"), toGroup: 7)
    #expect(list.symbols.count == 5)
  }

  @Test("Rows move within a group and between groups")
  func move() throws {
    var list = list(["": ["A", "B", "C"], "b": ["C"]])
    list.move(row: 0, to: 2, group: 0)
    #expect(symbols(list)[0] == ["B", "C", "A"])
    list.move(row: 2, to: 0, group: 0)
    #expect(symbols(list)[0] == ["A", "B", "C"])
    list.move(row: 1, to: 99, group: 0)
    #expect(symbols(list)[0] == ["A", "C", "B"])
    try list.move(row: 0, fromGroup: 0, toGroup: 1)
    #expect(symbols(list) == [["C", "B"], ["C", "A"]])
    let before = list
    #expect(throws: WatchListError.self) { try list.move(row: 0, fromGroup: 0, toGroup: 1) }
    #expect(list == before)
  }

  @Test("A row's name, holding, alerts and files can be changed")
  func change() throws {
    var list = list(["": ["A"]])
    list.change(row: 0, group: 0) {
      $0.rename(to: " Alpha ")
      $0.holding = Holding(amount: 3)
      $0.alerts = [Alert("A", .above, 2)]
      $0.sources = ["a.csv"]
    }
    #expect(
      list.entry(of: "A")
        == WatchEntry(
          "A", name: "Alpha", holding: Holding(amount: 3), sources: ["a.csv"],
          alerts: [Alert("A", .above, 2)]))
    #expect(list.alerts == [Alert("A", .above, 2)])
    list.change(row: 0, group: 0) { $0.rename(to: " ") }
    #expect(list.entry(of: "A")?.name == nil)
    #expect(list.entry(of: "B") == nil)
  }

  @Test("Changing missing rows and groups has no effect")
  func absent() throws {
    let before = list(["": ["A"]])
    var list = before
    #expect(list.remove(row: 1, group: 0) == nil && list.remove(row: 0, group: 1) == nil)
    list.move(row: -1, to: 0, group: 0)
    list.change(row: 0, group: -1) { $0.rename(to: "x") }
    try list.renameGroup(4, to: "x")
    try list.removeGroup(4)
    #expect(list == before)
    #expect(list.remove(row: 0, group: 0)?.symbol == "A")
  }

  @Test("Groups have distinct names, and the last one can't be removed")
  func groups() throws {
    var list = list(["": ["A"]])
    try list.addGroup(" Tech ")
    #expect(list.groups.map(\.name) == ["", "Tech"])
    #expect(throws: WatchListError.self) { try list.addGroup("Tech") }
    #expect(throws: WatchListError.self) { try list.addGroup("") }
    #expect(throws: WatchListError.self) { try list.addGroup("a\u{1B}b") }
    #expect(throws: WatchListError.self) { try list.addGroup(String(repeating: "x", count: 41)) }
    try list.renameGroup(1, to: "Tech")
    try list.renameGroup(0, to: "Old")
    try list.removeGroup(0)
    #expect(list.groups == [WatchGroup("Tech")])
    #expect(throws: WatchListError.self) { try list.removeGroup(0) }
  }
}
