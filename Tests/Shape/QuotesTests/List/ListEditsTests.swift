import TestSupport
import Testing

@testable import Quotes

@Suite("Undo")
struct ListEditsTests {
  @Test("Edits are undone and redone with their descriptions")
  func undo() throws {
    var edits = ListEdits(WatchList())
    try edits.make("added A") { list throws(WatchListError) in
      try list.add(WatchEntry("A"), toGroup: 0)
    }
    try edits.make("removed A") { list throws(WatchListError) in
      list.remove(row: 0, group: 0)
    }
    #expect(edits.undoWords == "removed A" && edits.redoWords == nil)
    #expect(edits.undo() == "removed A")
    #expect(edits.list.symbols == ["A"] && edits.redoWords == "removed A")
    #expect(edits.undo() == "added A" && edits.undo() == nil)
    #expect(edits.list == WatchList())
    #expect(edits.redo() == "added A" && edits.list.symbols == ["A"])
    #expect(edits.redo() == "removed A" && edits.redo() == nil)
    #expect(edits.list == WatchList())
  }

  @Test("A new edit clears the redo history")
  func branch() throws {
    var edits = ListEdits(WatchList())
    try edits.make("added A") { list throws(WatchListError) in try list.addGroup("A") }
    _ = edits.undo()
    try edits.make("added B") { list throws(WatchListError) in try list.addGroup("B") }
    #expect(edits.redo() == nil && edits.list.groups.map(\.name) == ["", "B"])
  }

  @Test("An edit without effect or with an error isn’t kept")
  func nothing() throws {
    var edits = ListEdits(WatchList())
    let changes = try edits.make("moved") { list throws(WatchListError) in
      list.move(row: 0, to: 1, group: 0)
    }
    #expect(!changes && edits.undoWords == nil)
    #expect(throws: WatchListError.self) {
      try edits.make("added") { list throws(WatchListError) in
        try list.addGroup("A")
        try list.addGroup("A")
      }
    }
    #expect(edits.list == WatchList() && edits.undoWords == nil)
  }

  @Test("The last 100 edits are kept")
  func limit() throws {
    var edits = ListEdits(WatchList())
    for number in 0..<130 {
      try edits.make("\(number)") { list throws(WatchListError) in
        try list.addGroup("\(number)")
      }
    }
    var count = 0
    while edits.undo() != nil { count += 1 }
    #expect(count == 100 && edits.list.groups.count == 31)
  }
}
