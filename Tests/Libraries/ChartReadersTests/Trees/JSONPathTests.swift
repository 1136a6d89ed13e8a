import Charts
import JSON
import Testing

@testable import ChartReaders

struct JSONPathTests {
  private static let text = """
    {"data": {"result": [1, 2, 3], "a.b": {"4. close": [5, 6]}},
     "list": [{"v": [1, 2]}, {"v": [3, 4]}], "empty": []}
    """

  @Test(
    "A path leads to members and elements",
    arguments: [
      ("data.result", "[1,2,3]"), ("$.data.result", "[1,2,3]"), (".data.result", "[1,2,3]"),
      ("data.result[1]", "2"), ("data.result.1", "2"), ("data.a.b.4. close", "[5,6]"),
      ("list[1].v[0]", "3"), ("list.v", "[[1,2],[3,4]]"), ("list.v[0]", "[1,3]"),
    ])
  func values(path: String, value: String) throws {
    let json = try #require(JSONValue(Self.text))
    #expect(try json.value(at: path).description == value)
  }

  @Test("The whole text is at its root")
  func root() throws {
    let json = try #require(JSONValue(Self.text))
    for path in ["", "$", "."] { #expect(try json.value(at: path) == json) }
  }

  @Test(
    "A missing place is named with what is there",
    arguments: [
      ("data.x", "f: there is no “x” in “data” (--at): the members are “result”, “a.b”"),
      ("x", "f: there is no “x” (--at): the members are “data”, “list”, “empty”"),
      ("list[2]", "f: there is no [2] in “list” (--at): the array ends with 1"),
      ("empty[0]", "f: there is no [0] in “empty” (--at): the array is empty"),
      ("data.result.v", "f: there is no “v” in “data.result” (--at): the value there is no object"),
      ("list.x", "f: there is no “x” in “list” (--at): the members are “v”"),
    ])
  func missing(path: String, message: String) {
    #expect(sentence(Self.text, options { $0.path = path }) == message)
  }

  @Test("A chart is read at a path, in lines too")
  func charts() throws {
    let set = try reading(Self.text, options { $0.path = "data.result" }).sets[0]
    #expect(set.series.map(\.values) == [[1, 2, 3]])
    let lines = "{\"a\":{\"v\":1}}\n{\"a\":{\"v\":2}}\n"
    #expect(try reading(lines, options { $0.path = "a" }).sets[0].series[0].values == [1, 2])
    #expect(try reading(lines, options { $0.path = "a.v" }).sets[0].series[0].values == [1, 2])
    let nested = try reading(#"{"a":{"b":[{"v":1},{"v":2}]}}"#, options { $0.path = "a" })
    #expect(nested.notes.contains("the data at “a.b” was taken; --at chooses other data"))
  }

  @Test("A stream has nested objects, and rows at a path")
  func streams() throws {
    var stream = ChartStream()
    _ = try stream.append(Array("{\"cpu\":{\"user\":1}}\n{\"cpu\":{\"user\":2}}\n".utf8))
    #expect(stream.set.series.map(\.label) == ["cpu.user"])
    var inner = ChartStream(options { $0.path = "cpu" })
    _ = try inner.append(Array("{\"cpu\":{\"user\":1}}\n{\"a\":1}\n{\"cpu\":{\"user\":2}}\n".utf8))
    #expect(inner.set.series.map(\.values) == [[1, 2]])
    #expect(inner.bad == 1)
  }
}
