import Testing

@testable import Tables

@Suite("Logs of requests")
struct AccessTextTests {
  private static let log = """
    127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 2326
    ::1 - - [10/Oct/2000:13:55:37 -0700] "GET /\\"b\\".gif HTTP/1.0" 404 -
    127.0.0.1 - - [10/Oct/2000:13:55:39 -0700] "-" 400 12
    """

  private func read(
    _ text: String, _ options: DelimitedOptions = DelimitedOptions()
  ) throws -> (Table, DelimitedFindings?) {
    var reader = DelimitedText(options)
    try reader.append(Array(text.utf8))
    return (try reader.finish(), reader.findings)
  }

  @Test("The time in brackets is the time, and a status isn’t a quantity")
  func common() throws {
    let (table, findings) = try read(Self.log)
    #expect(
      findings?.names
        == ["address", "identity", "user", "time", "request", "status", "bytes"])
    guard case .numbers(let bytes)? = table["bytes"]?.content else {
      Issue.record("no bytes")
      return
    }
    #expect(bytes[0] == 2326 && bytes[1].isNaN && bytes[2] == 12)
    #expect(table["status"]?.content == .texts([]))
    #expect(
      table["request"]?.content
        == .texts(["GET /a.gif HTTP/1.0", #"GET /\"b\".gif HTTP/1.0"#, "-"]))
    let start = 971_211_336.0
    #expect((0..<3).map { table.times?[$0] } == [start, start + 1, start + 3])
    #expect(findings?.roles.quantities?.contains("status") == false)
  }

  @Test("Codes that are requested are read")
  func requested() throws {
    var options = DelimitedOptions()
    options.numberColumns = ["status"]
    #expect(try read(Self.log, options).0["status"]?.content == .numbers([200, 404, 400]))
  }

  @Test(
    "The times of several servers are read",
    arguments: ["29/Nov/2026:15:00:00 +0000", "29/Nov/2026:15:00:00", "29/Nov/2026 15:00:00"])
  func times(text: String) throws {
    let (table, _) = try read("a - - [\(text)] \"GET /\" 200 5\nb - - [\(text)] \"GET /\" 200 7\n")
    #expect(table.timeName == "time" && table["bytes"]?.content == .numbers([5, 7]))
  }

  @Test("A line whose user has a blank doesn’t hide the log") func oddLine() throws {
    let odd = "::1 - Jane Doe [10/Oct/2000:13:55:37 -0700] \"-\" 400 12\n"
    let text = Self.log + "\n" + Self.log + "\n" + odd
    #expect(
      AccessText(Array(text.utf8)[...])?.header == AccessText(Array(Self.log.utf8)[...])?.header)
  }

  @Test("Marks that are closed nowhere are searched once") func unclosed() {
    let line = "a - - [29/Nov/2026:15:00:00 +0000] " + String(repeating: "[ ", count: 30_000)
    #expect(AccessText(Array("\(line)\n\(line)\n".utf8)[...]) != nil)
  }

  @Test("Other fields may follow a time in brackets")
  func plain() throws {
    let (table, _) = try read("[2024-01-01 10:00:00] 1.5 7\n[2024-01-01 10:00:05] 2.5 8\n")
    #expect(table["column 2"]?.content == .numbers([1.5, 2.5]))
    #expect(table["column 3"]?.content == .numbers([7, 8]))
    #expect(table.timeName == "time")
  }

  @Test(
    "Without a time in brackets, or beside pairs, there is no log",
    arguments: [
      "[1,2]\n[3,4]\n", "a [b] 1\n", "[2024-01-01 10:00:00] level=info v=5\n",
      "name,v\n[12:00],5\n[12:01],6\n", "[2024-01-01 10:00:00];5\n[2024-01-01 10:01:00];6\n",
    ])
  func others(text: String) {
    #expect(AccessText(Array(text.utf8)[...]) == nil)
  }
}
