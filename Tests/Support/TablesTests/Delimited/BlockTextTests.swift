import Testing

@testable import Tables

@Suite("Blocks of rows under a repeated header")
struct BlockTextTests {
  /// Returns the columns of a text that arrives in chunks, without missing values.
  private func columns(
    _ text: String, size: Int = 4096, isLive: Bool = false
  ) throws -> [String: [Double]] {
    var reader = DelimitedText()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      try reader.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      if isLive { try reader.settle() }
    }
    var columns: [String: [Double]] = [:]
    for column in try reader.finish().columns {
      guard case .numbers(let values) = column.content else { continue }
      columns[column.name] = values.filter { !$0.isNaN }
    }
    return columns
  }

  private static let device = "Device   tps   kB_read/s\n"

  @Test("Devices and processors of iostat are columns", arguments: [1, 50, 4096])
  func devices(size: Int) throws {
    let cpu = "avg-cpu:  %user   %idle\n"
    let text =
      "Linux 6.1 (host) \t11/29/2026 \t_x86_64_\t(2 CPU)\n\n\(cpu)   1.00   99.00\n\n"
      + "\(Self.device)sda   1.5   12.0\nsdb   0.1   1.0\n\n\n\(cpu)   2.00   98.00\n\n"
      + "\(Self.device)sda   3.5   0.0\nsdb   0.0   0.0\n\n"
    #expect(
      try columns(text, size: size) == [
        "%user": [1, 2], "%idle": [99, 98], "sda tps": [1.5, 3.5], "sda kB_read/s": [12, 0],
        "sdb tps": [0.1, 0], "sdb kB_read/s": [1, 0],
      ])
  }

  @Test("The line in front of each report of iostat is skipped")
  func systems() throws {
    let text = "Linux 6.1 (host)   11/29/2026   (2 CPU)\n\n\(Self.device)sda   1.5   12.0\n\n"
    #expect(try columns(text + text) == ["sda tps": [1.5, 1.5], "sda kB_read/s": [12, 12]])
  }

  @Test("A line that is a time belongs to the block below it")
  func times() throws {
    let block = "\(Self.device)sda   1.5   12.0\n\n"
    let text = "11/29/2026 07:00:01 AM\n\(block)11/29/2026 07:00:03 AM\n\(block)"
    let table = try DelimitedText.table(of: Array(text.utf8))
    let times = try #require(table.times)
    #expect(times.count == 2 && times[1] - times[0] == 2)
  }

  @Test("The header of free has no name above the names")
  func memory() throws {
    let text = "        total   used   free\nMem:   16   4   12\nSwap:   2   0   2\n\n"
    #expect(
      try columns(text + text) == [
        "Mem total": [16, 16], "Mem used": [4, 4], "Mem free": [12, 12], "Swap total": [2, 2],
        "Swap used": [0, 0], "Swap free": [2, 2],
      ])
  }

  @Test("Containers of docker stats are columns, without control sequences")
  func containers() throws {
    let header = "\u{1B}[2J\u{1B}[HCONTAINER ID   NAME   CPU %   MEM USAGE / LIMIT   NET I/O\n"
    let text = header + "1230456789ab   web   0.05%   1.5MiB / 2GiB   1kB / 2kB\n"
    let columns = try columns(
      text + header + "1230456789ab   web   0.10%   1.6MiB / 2GiB   2kB / 2kB\n")
    #expect(
      columns == [
        "web CPU %": [0.05, 0.1], "web MEM USAGE": [1.5, 1.6], "web MEM LIMIT": [2, 2],
        "web NET I": [1, 2], "web NET O": [2, 2],
      ])
  }

  @Test(
    "The values of blocks aren’t times, however they look",
    arguments: ["1924224", "1700000000", "20240101", "2024"])
  func noTimes(value: String) throws {
    let block = "        total   used   free\nMem:   \(value)   \(value)   12\n"
    for count in 1...3 {
      let values = Array(repeating: try #require(Double(value)), count: count)
      let text = String(repeating: block, count: count)
      let found = try columns(text)
      #expect(found["Mem total"] == values && found["Mem used"] == values)
      #expect(try DelimitedText.table(of: Array(text.utf8)).times == nil)
    }
    let table = try DelimitedText.table(of: Array("07:00:01\n\(block)07:00:03\n\(block)".utf8))
    let times = try #require(table.times)
    #expect(times[1] - times[0] == 2 && table["Mem used"] != nil)
  }

  /// A block of each program, and its columns.
  private static let blocks: [(text: String, columns: [String: Double])] = [
    (
      "\(device)sda   1.5   12.0\nsdb   0.1   1.0\n\n",
      ["sda tps": 1.5, "sda kB_read/s": 12, "sdb tps": 0.1, "sdb kB_read/s": 1]
    ),
    (
      "avg-cpu:  %user   %idle\n   1.00   99.00\n\n\(device)sda   1.5   12.0\n\n\n",
      ["%user": 1, "%idle": 99, "sda tps": 1.5, "sda kB_read/s": 12]
    ),
    (
      "        total   used   free\nMem:   16   4   12\nSwap:   2   0   2\n\n",
      [
        "Mem total": 16, "Mem used": 4, "Mem free": 12, "Swap total": 2, "Swap used": 0,
        "Swap free": 2,
      ]
    ),
    (
      "        total   used   free\nMem:   23Gi   462Mi   21Gi\nSwap:   0B   0B   0B\n",
      [
        "Mem total": 23, "Mem used": 462, "Mem free": 21, "Swap total": 0, "Swap used": 0,
        "Swap free": 0,
      ]
    ),
    (
      "\u{1B}[2J\u{1B}[HCONTAINER ID   NAME   CPU %   MEM USAGE / LIMIT   PIDS\n"
        + "1230456789ab   web   0.05%   1.5MiB / 2GiB   3\n"
        + "1230456789ac   db   0.15%   2.5MiB / 2GiB   4\n",
      [
        "web CPU %": 0.05, "web MEM USAGE": 1.5, "web MEM LIMIT": 2, "web PIDS": 3,
        "db CPU %": 0.15, "db MEM USAGE": 2.5, "db MEM LIMIT": 2, "db PIDS": 4,
      ]
    ),
    (
      "CONTAINER ID   NAME   CPU %   MEM USAGE / LIMIT\n"
        + "1230456789ab   web   0.05%   1.5MiB / 2GiB\n",
      ["web CPU %": 0.05, "web MEM USAGE": 1.5, "web MEM LIMIT": 2]
    ),
  ]

  @Test("A single block is a row, with or without a newline at its end", arguments: blocks)
  func single(text: String, expected: [String: Double]) throws {
    for text in [text, String(text.reversed().drop { $0 == "\n" }.reversed())] {
      #expect(try columns(text) == expected.mapValues { [$0] })
      #expect(try columns(text, size: 7, isLive: true) == expected.mapValues { [$0] })
    }
  }

  @Test("Blocks of a stream are rows, in chunks of every size", arguments: blocks)
  func stream(text: String, expected: [String: Double]) throws {
    for size in 1...text.utf8.count + 1 {
      let found = try columns(text + text + text, size: size, isLive: true)
      #expect(found == expected.mapValues { [$0, $0, $0] }, "chunks of \(size) bytes")
    }
  }

  @Test("A block of a stream is drained once the next one begins", arguments: blocks)
  func drained(text block: String, expected: [String: Double]) throws {
    var text = DelimitedText()
    try text.append(Array(block.utf8))
    try text.settle()
    #expect(try text.drain() == nil)
    for _ in 0..<2 {
      let end = block.firstIndex(of: "\n") ?? block.startIndex
      try text.append(Array(block[...end].utf8))
      try text.settle()
      #expect(try text.drain()?.columns.count == expected.count)
      try text.append(Array(block[end...].utf8))
    }
  }

  @Test("Columns that the first blocks lack are left out with a note")
  func newDevices() throws {
    let block = "\(Self.device)sda   1.5   12.0\n"
    var text = DelimitedText()
    try text.append(Array((block + block).utf8))
    try text.settle()
    try text.append(Array((block + "sdc   1.5   12.0\n").utf8))
    _ = try text.finish()
    #expect(
      text.findings?.notes == ["2 columns not in the first blocks left out, such as sdc kB_read/s"])
  }

  @Test("Rows with numbers in front, and with recurring names, are a table")
  func tables() throws {
    #expect(try columns("a b c\n1 2 3\na b c\n4 5 6\n")["a"] == [1, 4])
    #expect(try columns("n b c\nx 2 3\nx 3 3\nn b c\nx 5 6\n")["b"] == [2, 3, 5])
  }
}
