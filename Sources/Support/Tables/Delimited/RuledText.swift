internal import Texts

/// Converts a table drawn with lines, as psql, mysql, sqlite3 and Markdown print it, to cells separated
/// by commas.
///
/// Lines of rules and those below the table become empty.
struct RuledText: LineText {
  let header: [UInt8]
  private let width: Int
  /// The bytes that separate cells.
  private let bar: [UInt8]
  private var lines = WholeLines()
  /// Whether the header has been passed.
  private var isInBody = false

  /// Detects a table by the rule below its header; `nil` if there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(65_536).split(separator: Byte.newline).prefix(Sample.limit)
    for (line, next) in zip(lines, lines.dropFirst()) where Self.isRule(next) && !Self.isRule(line)
    {
      for bar in Self.bars {
        let cells = Self.cells(line, bar)
        // Single bars in a rule are its corners.
        guard cells.count > 1, Self.corners(next) >= cells.count - 1 else { continue }
        (self.bar, width, header) = (bar, cells.count, Self.row(cells))
        return
      }
    }
    return nil
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap { row($0) } }

  mutating func finish() -> [UInt8] { lines.finish().flatMap { row($0) } }

  private mutating func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let cells = Self.cells(line, bar)
    guard !Self.isRule(line), cells.count == width else { return [Byte.newline] }
    let row = Self.row(cells)
    if !isInBody, row == header {
      isInBody = true
      return [Byte.newline]
    }
    return isInBody ? row : [Byte.newline]
  }

  // MARK: Lines

  private static let bars = ["|", "│", "┃", "║"].map { Array($0.utf8) }

  /// The characters of rules, besides blanks.
  private static let rules = Set("-=+|:─━═┄┼╪╬├┤┌┐└┘┬┴│┃║╞╡╔╗╚╝╠╣╦╩╭╮╰╯┡┩╇┏┓┗┛╤╧╟╢╫")

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let text = Letters.text(line).trimmed
    return text.count > 2 && text.allSatisfy { rules.contains($0) || $0 == " " }
      && text.contains { "-=─━═".contains($0) }
  }

  /// Returns the number of characters between the lines of a rule.
  private static func corners(_ rule: ArraySlice<UInt8>) -> Int {
    Letters.text(rule).trimmed.count { !"-=─━═┄: ".contains($0) }
  }

  /// Returns the cells of a line, without the bars around it.
  private static func cells(_ line: ArraySlice<UInt8>, _ bar: [UInt8]) -> [String] {
    let text = Letters.text(line).trimmed
    var cells = text.pieces(separatedBy: String(decoding: bar, as: UTF8.self)).map(\.trimmed)
    if cells.count > 2, cells.first?.isEmpty == true, cells.last?.isEmpty == true {
      cells = Array(cells.dropFirst().dropLast())
    }
    return cells
  }
}
