import Testing

@testable import Tables

@Suite("Lines of pairs and wide text")
struct PairedTextTests {
  private func numbers(_ table: Table, _ name: String) -> [Double] {
    guard case .numbers(let values)? = table[name]?.content else { return [] }
    return values
  }

  private static let ping = """
    PING localhost (127.0.0.1) 56(84) bytes of data.
    64 bytes from localhost (127.0.0.1): icmp_seq=1 ttl=64 time=0.041 ms
    64 bytes from localhost (127.0.0.1): icmp_seq=2 ttl=64 time=0.052 ms
    64 bytes from localhost (127.0.0.1): icmp_seq=4 ttl=64 time=0.048 ms

    --- localhost ping statistics ---
    4 packets transmitted, 3 received, 25% packet loss, time 3050ms

    """

  @Test("The answers of ping are rows, in chunks of any size", arguments: [1, 7, 64, 4096])
  func ping(size: Int) throws {
    var text = DelimitedText()
    var rest = Array(Self.ping.utf8)[...]
    while !rest.isEmpty {
      try text.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      try text.settle()
    }
    let table = try text.finish()
    #expect(table.columns.map(\.name) == ["icmp_seq", "time"])
    #expect(numbers(table, "icmp_seq") == [1, 2, 4])
    #expect(numbers(table, "time") == [0.041, 0.052, 0.048])
    #expect((0..<3).map { table.rows[$0] } == [2, 3, 4])
  }

  @Test("The lines of logs may have quoted values, units and missing keys")
  func logs() throws {
    let text = """
      ts=2024-01-01T00:00:00Z msg="a, b=5" took=20ms n=1
      ts=2024-01-01T00:00:05Z msg="c" took=1s
      """
    let table = try DelimitedText.table(of: Array(text.utf8))
    #expect(table.columns.map(\.name) == ["ts", "msg", "took", "n"])
    #expect(numbers(table, "took") == [20, 1000] && table.times?.count == 2)
    #expect(numbers(table, "n")[0] == 1 && numbers(table, "n")[1].isNaN)
    #expect(table["msg"]?.content == .texts(["a, b=5", "c"]))
  }

  @Test(
    "A time in front of the pairs is that of the row",
    arguments: [
      "2024-01-01T07:00:00Z level=x n=1\n2024-01-01T07:00:05Z level=y n=2\n",
      "2024-01-01 07:00:00,5 INFO n=1\n2024-01-01 07:00:05,5 WARN n=2\n",
      "07:00:00 n=1\n07:00:05 n=2\n",
      "[1700000000.5] 64 bytes: icmp_seq=1 n=1\n[1700000005.5] 64 bytes: icmp_seq=2 n=2\n",
    ])
  func leadingTimes(text: String) throws {
    let table = try DelimitedText.table(of: Array(text.utf8))
    let times = try #require(table.times)
    #expect(times[1] - times[0] == 5 && table.timeName == "timestamp")
    #expect(numbers(table, "n") == [1, 2])
  }

  @Test("There are at most 256 columns")
  func manyKeys() throws {
    let line = (0..<1_000).map { "k\($0)=\($0)" }.joined(separator: " ")
    var text = DelimitedText()
    try text.append(Array("\(line)\n\(line)\n".utf8))
    let table = try text.finish()
    #expect(text.findings?.notes == ["744 keys beyond 256 left out"])
    #expect(table.columns.count == 256 && numbers(table, "k255") == [255, 255])
  }

  @Test("A line without an end is rejected once, and the next ones are read")
  func endlessLine() throws {
    var options = DelimitedOptions()
    options.badRows = .skip
    var text = DelimitedText(options)
    try text.append(Array("n=1\nn=2\n".utf8))
    try text.settle()
    let piece = Array("n=".utf8) + [UInt8](repeating: 0x31, count: 65_536)
    for _ in 0..<40 { try text.append(piece) }
    try text.append(Array("\nn=4\n".utf8))
    let table = try text.finish()
    #expect(numbers(table, "n") == [1, 2, 4] && table.rows[2] == 4)
    #expect(
      table.skipped.first?.description == "row 3: the row is longer than 1024 KiB"
        && table.skipped.count == 1)
  }

  @Test("Errors name the line of the file, though the row of names isn’t in it")
  func rowsOfErrors() throws {
    var text = DelimitedText()
    try text.append(Array("n=1 v=2\nn=2 v=x\nn=3 v=y\n".utf8))
    _ = try text.finish()
    #expect(text.findings?.spoilers["v"]?.row == 2)
  }

  @Test("A table with an equals sign is a table")
  func tables() throws {
    let table = try DelimitedText.table(of: Array("a,b\nx=1,2\ny=2,3\n".utf8))
    #expect(table.columns.map(\.name) == ["a", "b"])
  }

  @Test("UTF-16 is read in both orders of bytes and in chunks", arguments: [1, 3, 100])
  func wide(size: Int) throws {
    let units = Array("\u{FEFF}größe,€,𝄞\r\n1,2,3\r\n4,5,6\r\n".utf16)
    for isBig in [true, false] {
      let bytes = units.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBig ? [high, low] : [low, high]
      }
      var text = DelimitedText()
      var rest = bytes[...]
      while !rest.isEmpty {
        try text.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      let table = try text.finish()
      #expect(table.columns.map(\.name) == ["größe", "€", "𝄞"])
      #expect(numbers(table, "𝄞") == [3, 6])
    }
  }

  @Test("A text of one byte is read")
  func single() {
    #expect(throws: TableError.self) { try DelimitedText.table(of: []) }
    #expect((try? DelimitedText.table(of: [0x35])).map { numbers($0, "column 1") } == [5])
  }
}
