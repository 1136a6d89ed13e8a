internal import Texts

/// Converts lines of `uptime` to the time of day and the three load averages.
struct LoadText: LineText {
  /// Whether the lines begin with the time of day.
  private let hasTimes: Bool
  private var lines = WholeLines()

  /// Detects a text each of whose lines has load averages.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(16_384).split(separator: Byte.newline).prefix(Sample.limit)
      .filter { !Byte.trimmed($0).isEmpty }.map(Letters.text)
    guard !lines.isEmpty, lines.allSatisfy({ Self.loads($0) != nil }) else { return nil }
    hasTimes = lines.allSatisfy { Self.time($0) != nil }
  }

  var header: [UInt8] {
    Self.row((hasTimes ? ["time"] : []) + [1, 5, 15].map { "load \($0) min" })
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap(row) }

  mutating func finish() -> [UInt8] { lines.finish().flatMap(row) }

  private func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = Letters.text(line)
    guard let loads = Self.loads(text) else { return [Byte.newline] }
    return Self.row((hasTimes ? [Self.time(text) ?? ""] : []) + loads)
  }

  /// Returns the three numbers at the end of a line, which commas or blanks separate.
  private static func loads(_ line: String) -> [String]? {
    let parts = line.pieces(separatedBy: "load average")
    guard parts.count == 2, let colon = parts[1].firstIndex(of: ":") else { return nil }
    let loads = parts[1][colon...].dropFirst().split { $0.isWhitespace }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
    return loads.count == 3 && loads.allSatisfy { $0.first?.isNumber == true } ? loads : nil
  }

  private static func time(_ line: String) -> String? {
    guard let word = line.split(maxSplits: 1, whereSeparator: { $0.isWhitespace }).first,
      ColumnSamples.time([Array(word.utf8)]) == .clocks
    else { return nil }
    return String(word)
  }
}
