import Clocks
import TestSupport
import Testing

@testable import Tables

@Suite("Delimited text invariants")
struct DelimitedLawTests {
  /// A random table and its text.
  private struct Story {
    var text = ""
    var numbers: [Double] = []
    var names: [String] = []
    var days: [Double] = []
    var lines: [Int] = []

    init(_ generator: inout SeededGenerator) {
      let delimiter = Delimiter.allCases.randomElement(using: &generator) ?? .comma
      let separator = String(Unicode.Scalar(delimiter.byte))
      let hasComma = delimiter != .comma && Bool.random(using: &generator)
      let newline = Bool.random(using: &generator) ? "\n" : "\r\n"
      if Bool.random(using: &generator) { text += "\u{FEFF}" }
      text += ["name", "date", "value"].joined(separator: separator) + newline
      var line = 2
      for _ in 0..<Int.random(in: 3...100, using: &generator) {
        if Int.random(in: 0..<10, using: &generator) == 0 {
          text += Bool.random(using: &generator) ? "# note\(separator)x\(newline)" : newline
          line += 1
        }
        // At least one digit after the separator but never three, which could be thousands.
        let value = Double(Int.random(in: -999_999...999_999, using: &generator)) + 0.25
        let day = Int.random(in: 0...20_000, using: &generator)
        let name = Self.name(&generator)
        numbers.append(value)
        names.append(name)
        days.append(Double(day))
        lines.append(line)
        let written = hasComma ? "\(value)".replacing(".", with: ",") : "\(value)"
        let cells = [Self.quoted(name), Self.date(day), written]
        text += cells.joined(separator: separator) + newline
        line += 1 + name.utf8.count { $0 == 10 }
      }
      if Bool.random(using: &generator) { text.removeLast() }
    }

    private static func name(_ generator: inout SeededGenerator) -> String {
      let letters = ["a", "é", " ", ",", ";", "\"", "\n", "\t", "|", "#", "7"]
      let count = Int.random(in: 0...6, using: &generator)
      return "n" + (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }

    static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static func date(_ day: Int) -> String {
      let date = CivilDate(epochDay: day)
      let (month, dayOfMonth) = (String(100 + date.month), String(100 + date.day))
      return "\(date.year)-\(month.dropFirst())-\(dayOfMonth.dropFirst())"
    }
  }

  @Test("A table survives a round trip through text, in any dialect and any chunks")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let story = Story(&generator)
      var text = DelimitedText()
      let longest = [1, 7, 60, 5_000].randomElement(using: &generator) ?? 1
      for piece in generator.cut(Array(story.text.utf8), longest: longest) {
        try text.append(piece)
      }
      let table = try text.finish()
      let order = story.days.indices.sorted { (story.days[$0], $0) < (story.days[$1], $1) }
      #expect(table["value"]?.content == .numbers(order.map { story.numbers[$0] }))
      #expect(table["name"]?.content == .texts(TextColumn(order.map { story.names[$0] })))
      #expect(order.indices.map { table.times?[$0] } == order.map { story.days[$0] })
      #expect(order.indices.map { table.rows[$0] } == order.map { story.lines[$0] })
    }
  }

  @Test("Chunking a damaged text changes nothing, and each row is read or counted")
  func cutting() throws {
    var generator = SeededGenerator(seed: 12)
    let spoils = Array("\",;\n\r x#-\t".utf8)
    for _ in 0..<40 {
      var bytes = Array(Story(&generator).text.utf8)
      for _ in 0..<5 {
        let offset = Int.random(in: bytes.count / 2..<bytes.count, using: &generator)
        bytes[offset] = spoils.randomElement(using: &generator) ?? 0
      }
      var options = DelimitedOptions()
      options.badRows = .skip
      let whole = result([bytes], options)
      for longest in [1, 50, 3_000] {
        let isSame = result(generator.cut(bytes, longest: longest), options) == whole
        #expect(isSame, "\(String(decoding: bytes, as: UTF8.self).prefix(3_000))")
      }
    }
  }

  private func result(
    _ pieces: [[UInt8]], _ options: DelimitedOptions
  ) -> Result<Table, TableError> {
    Result { () throws(TableError) -> Table in
      var text = DelimitedText(options)
      for piece in pieces { try text.append(piece) }
      var table = try text.finish()
      for index in table.columns.indices {
        guard case .numbers(let values) = table.columns[index].content else { continue }
        // Infinity equals itself, which NaN doesn't.
        table.columns[index].content = .numbers(values.map { $0.isNaN ? .infinity : $0 })
      }
      return table
    }
  }

  /// Returns rows of a text of few different values, a number that may be missing, and another text.
  private func rows(_ generator: inout SeededGenerator) -> [[String]] {
    let names = (0..<Int.random(in: 1...30, using: &generator)).map { "name\($0)" }
    return (0..<Int.random(in: 20...200, using: &generator)).map { row in
      let name = names.randomElement(using: &generator) ?? ""
      let value = Double(Int.random(in: -999...999, using: &generator)) / 8
      return [name, row % 7 == 3 ? "" : "\(value)", row % 5 == 2 ? "NA" : "é, \(name)", "\(row)"]
    }
  }

  @Test("Quotation marks around cells, line ends and the expected size change no table")
  func plain() throws {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<60 {
      let rows = rows(&generator)
      var options = DelimitedOptions()
      options.delimiter = [.comma, .tab, .pipe].randomElement(using: &generator)
      let separator = String(Unicode.Scalar(options.delimiter?.byte ?? 0))
      let texts = [0, 3, 100].map { quotedLength in
        let lines = ([["name", "value", "note", "row"]] + rows).map { row in
          row.map { $0.contains(",") || $0.count < quotedLength ? Story.quoted($0) : $0 }
            .joined(separator: separator)
        }
        return lines.joined(separator: ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "")
      }
      let table = try DelimitedText.table(of: Array(texts[2].utf8), options)
      #expect(table["name"]?.content == .texts(TextColumn(rows.map { $0[0] })))
      #expect(table["note"]?.content == .texts(TextColumn(rows.map { $0[2] })))
      let whole = result([Array(texts[2].utf8)], options)
      for text in texts {
        options.byteCount = Int.random(in: 0...3 * text.utf8.count, using: &generator)
        #expect(result(generator.cut(Array(text.utf8), longest: 900), options) == whole)
      }
      options.countsTexts = true
      let counted = try DelimitedText.table(of: Array(texts[0].utf8), options)
      for name in ["name", "note"] {
        guard case .texts(let texts)? = table[name]?.content,
          case .texts(let counts)? = counted[name]?.content
        else { throw TableError(.empty) }
        #expect(counts.names == texts.names && counts.counts == texts.counts && counts.isEmpty)
      }
    }
  }

  @Test("Random bytes give a table or an error sentence")
  func hostile() {
    var generator = SeededGenerator(seed: 13)
    let letters = Array("01239.,;:|\t \n\r\"#-/eTxµ".utf8)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
      var options = DelimitedOptions()
      options.badRows = Bool.random(using: &generator) ? .skip : .refuse
      do throws(TableError) {
        let table = try DelimitedText.table(of: bytes, options)
        for column in table.columns { #expect(column.content.count == table.rows.count) }
      } catch { #expect(!error.description.hasSuffix(".")) }
    }
  }

  @Test("10 000 columns are read")
  func wide() throws {
    let header = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<10_000).map { "\($0).5" }.joined(separator: ",")
    let table = try DelimitedText.table(of: Array("\(header)\n\(row)\n\(row)\n".utf8))
    #expect(table.columns.count == 10_000)
    #expect(table.columns[9_999] == .init("c9999", .numbers([9999.5, 9999.5])))
  }
}

extension Table.Content {
  fileprivate var count: Int {
    switch self {
    case .numbers(let values): values.count
    case .texts(let texts): texts.count
    case .times(let times): times.count
    }
  }
}
