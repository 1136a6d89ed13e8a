import Foundation
import TestSupport
import Testing

@testable import JSON

@Suite("JSON pull parser")
struct JSONPullTests {
  private func tokens(_ pieces: [[UInt8]], isSequence: Bool = false) throws(JSONError)
    -> [JSONPull.Token]
  {
    var next = 0
    var json = JSONPull(isSequence: isSequence) {
      next += 1
      return next <= pieces.count ? pieces[next - 1] : []
    }
    var tokens: [JSONPull.Token] = []
    while true {
      let token = try json.next()
      if token == .end { return tokens }
      tokens.append(token)
    }
  }

  private func tokens(_ text: String) throws(JSONError) -> [JSONPull.Token] {
    try tokens([Array(text.utf8)])
  }

  private func message(_ text: String) -> String {
    do throws(JSONError) {
      return "\(try tokens(text))"
    } catch { return error.description }
  }

  @Test("All kinds of values are read")
  func kinds() throws {
    #expect(
      try tokens(" {\"a\" : [1, -2.5e3, null], \"b\":{}, \"c\":[] ,\"d\":true,\"e\":\"f\"} \n") == [
        .beginObject, .key("a"), .beginArray, .number(1), .number(-2500), .null, .endArray,
        .key("b"), .beginObject, .endObject, .key("c"), .beginArray, .endArray, .key("d"),
        .boolean(true), .key("e"), .string("f"), .endObject,
      ])
    #expect(try tokens("false") == [.boolean(false)])
    #expect(try tokens("\u{FEFF}7") == [.number(7)])
  }

  @Test("Escapes are decoded")
  func escapes() throws {
    #expect(
      try tokens(#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud83dx\udc00""#)
        == [.string("a\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x\u{FFFD}")])
  }

  @Test(
    "Errors have a line and a column",
    arguments: [
      ("[1,\n  2 3]", "line 2, column 5: a comma or “]” was expected"),
      ("{\"é\" 1}", "line 1, column 6: a colon was expected"),
      ("{\"a\":1 \"b\"}", "line 1, column 8: a comma or “}” was expected"),
      ("{1:2}", "line 1, column 2: a name in quotation marks was expected"),
      ("[1,]", "line 1, column 4: a value was expected"),
      ("[01]", "line 1, column 2: this isn’t a JSON number"),
      ("[1.]", "line 1, column 2: this isn’t a JSON number"),
      ("[1e999]", "line 1, column 2: the number is too large"),
      ("[nul]", "line 1, column 2: a value was expected"),
      ("[1] x", "line 1, column 5: the end of the text was expected"),
      ("", "line 1, column 1: the text ends unexpectedly"),
      ("[1", "line 1, column 3: the text ends unexpectedly"),
      ("[NaN]", "line 1, column 2: a value was expected"),
      (
        "[\"\n\"]",
        "line 1, column 3: the text has a character or an escape that JSON doesn’t allow"
      ),
      (
        "[\"\\x\"]",
        "line 1, column 2: the text has a character or an escape that JSON doesn’t allow"
      ),
    ])
  func faults(text: String, sentence: String) { #expect(message(text) == sentence) }

  @Test("Nesting has a limit")
  func depth() throws {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try tokens(deep(64)).count == 128)
    #expect(
      message(deep(65)) == "line 1, column 65: there are more than 64 nested arrays and objects")
  }

  @Test("JSON Lines are a sequence")
  func lines() throws {
    let text = "{\"x\":1}\n{\"x\":2}\n"
    #expect(message(text) == "line 2, column 1: the end of the text was expected")
    #expect(try tokens([Array(text.utf8)], isSequence: true).count == 8)
    #expect(try tokens([], isSequence: true) == [])
  }

  @Test("The numbers of a file are read directly into columns")
  func columns() throws {
    let file = Documents.url("Tests/Libraries/ChartsTests/Data/day1-2019-03-15.json")
    var columns: [String: [Double]] = [:]
    var json = JSONPull([UInt8](try Data(contentsOf: file)))
    while true {
      let token = try json.next()
      if token == .end { break }
      guard case .string(let label) = token, columns.count < 3 else { continue }
      var values: [Double] = []
      try json.readNumbers(into: &values)
      columns[label] = values
    }
    #expect(columns.mapValues(\.count) == ["x": 24, "y0": 24, "y1": 24])
    #expect(columns["x"]?.first == 1_552_608_000_000)
  }

  @Test("A long number may be split anywhere")
  func longNumbers() throws {
    let number = Array(("0." + String(repeating: "1", count: 80) + "e-2").utf8)
    for cut in 1..<number.count {
      var pieces = [Array(number[..<cut]), Array(number[cut...])]
      var json = JSONPull { pieces.isEmpty ? [] : pieces.removeFirst() }
      #expect(try json.next() == .number(0.001_111_111_111_111_111_1), "\(cut)")
    }
  }
}
