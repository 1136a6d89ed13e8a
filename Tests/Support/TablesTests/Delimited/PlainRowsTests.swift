import Testing

@testable import Tables

@Suite("Rows in common spellings")
struct PlainRowsTests {
  private let cells: [PlainCell?] = [.text, .number(decimal: 0x2E), .skipped]

  /// Returns the texts and numbers of the first batch, and the text that follows.
  private func batch(_ text: String, _ delimiter: Delimiter = .comma) -> ([String], String) {
    let bytes = Array(text.utf8)
    let dialect = Dialect(delimiter: delimiter, comment: 0x23)
    guard var rows = PlainRows(cells, dialect) else { return ([], text) }
    let end = rows.scan(bytes.span, 0, nil)
    let found = zip(rows[0], rows[1]).map { text, number in
      "\(String(decoding: bytes[PlainCell.range(text)], as: UTF8.self))=\(Double(bitPattern: number))"
    }
    return (found, String(decoding: bytes[end...], as: UTF8.self))
  }

  @Test("Scanning ends at a row that isn’t plain, and leaves all of it")
  func ends() {
    let plain = "a,1,x\nbb, 2.5,\n\"c d\",-3e2,\"y\"\r\n"
    for other in [
      "", "d", "d,4,x", "d,4\n", "d,4,x,y\n", "d,4 ,x\n", "d,four,x\n", "\"d\"\"\",4,x\n",
      "\"d\n\",4,x\n", "\"d\" ,4,x\n", "#d,4,x\n", "\n", ",4,x\n", "\"\",,\n", "d,1e999,x\n",
      " d,4,x\n",
    ] {
      let (found, rest) = batch(plain + other)
      #expect(found == ["a=1.0", "bb=2.5", "c d=-300.0"] && rest == other, "\(other)")
    }
  }

  @Test("Texts of any length end at the delimiter", arguments: Delimiter.allCases)
  func lengths(delimiter: Delimiter) {
    let byte = String(decoding: [delimiter.byte], as: UTF8.self)
    let texts = (1...40).map { String(repeating: "t", count: $0) }
    let text = texts.map { [$0, "1", $0].joined(separator: byte) + "\n" }.joined()
    let (found, rest) = batch(text, delimiter)
    #expect(found == texts.map { "\($0)=1.0" } && rest.isEmpty)
  }

  @Test("A batch is full after a limited number of rows")
  func full() {
    let text = String(repeating: "a,1,x\n", count: 5_000)
    let (found, rest) = batch(text)
    #expect(found.count == 4096 / 3 && rest.utf8.count == 6 * (5_000 - found.count))
  }

  @Test("Columns without a common spelling have no plain rows")
  func none() {
    let dialect = Dialect(delimiter: .comma, comment: nil)
    #expect(PlainRows([.text, nil], dialect) == nil && PlainRows([], dialect) == nil)
  }

  @Test("Plain rows between others are read as if each came alone", arguments: [1, 7, 1 << 20])
  func mixed(size: Int) throws {
    let others = ["\"t\"\"u\",5 ,x\n", "# no,1,x\n", ",,\n", "\n", "t , 6,x\n", "\"a\nb\",7,x\n"]
    var text = "name,value,rest\n"
    var expected: [(String, Double, Int)] = []
    var line = 2
    for index in 0..<9_000 {
      text += "n\(index % 300),\(index),x\n"
      expected.append(("n\(index % 300)", Double(index), line))
      line += 1
      guard index % 701 == 700 else { continue }
      let other = others[index / 701 % others.count]
      text += other
      let cells: [String: (String, Double)] = [
        others[0]: ("t\"u", 5), others[4]: ("t", 6), others[5]: ("a\nb", 7),
      ]
      if let (name, value) = cells[other] { expected.append((name, value, line)) }
      line += other == others[5] ? 2 : 1
    }
    var reader = DelimitedText()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.append(Array(bytes[start..<min(bytes.count, start + size)]))
    }
    let table = try reader.finish()
    #expect(table["name"]?.content == .texts(TextColumn(expected.map(\.0))))
    #expect(table["value"]?.content == .numbers(expected.map(\.1)))
    #expect((0..<table.rows.count).map { table.rows[$0] } == expected.map(\.2))
  }
}
