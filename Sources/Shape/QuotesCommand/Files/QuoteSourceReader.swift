internal import Cells
internal import Charts
internal import Files
internal import Outputs
internal import Quotes

/// Reads price files, or standard input to its end.
struct QuoteSourceReader: Sendable {
  /// The options for reading the sources.
  let options: QuoteReaderOptions
  /// The time of prices without one, in seconds since 1970.
  let now: Double
  /// The time zone of times without one.
  let zone: DateScale

  /// The content of a source: a table, or lines with one price each.
  struct SourceContent {
    var reading = QuoteReading()
    var ticks: [Tick] = []
  }

  /// Reads a file; `-` is standard input.
  func read(_ file: String) throws(CommandError) -> SourceContent {
    let isInput = file == QuoteFiles.standardInput
    let bytes = try bytes(of: file, isInput: isInput)
    // A table of dates and prices would also parse as lines.
    if isInput, let ticks = ticks(in: bytes), !ticks.contains(where: { Self.isDate($0.symbol) }) {
      return SourceContent(ticks: ticks)
    }
    do throws(QuoteReaderError) {
      return SourceContent(
        reading: try QuoteReader(
          options, zone: zone, symbol: isInput ? nil : QuoteReader.symbol(ofFile: file)
        ).read(bytes, file: isInput ? nil : file))
    } catch {
      if let ticks = ticks(in: bytes), !ticks.contains(where: { Self.isCount($0.symbol) }) {
        return SourceContent(ticks: ticks)
      }
      throw CommandError(words: TextWidth.visible("\(error)"), status: 65)
    }
  }

  /// Parses lines such as `AAPL,14:30,231.4`; `nil` if the bytes have another format.
  private func ticks(in bytes: [UInt8]) -> [Tick]? {
    let answer = FeedAnswer.read(bytes, symbol: nil, now: now, zone: zone, options: options)
    return if case .ticks(let ticks) = answer { ticks } else { nil }
  }

  /// Returns whether a symbol is more likely a time: a date, or a long number.
  private static func isCount(_ symbol: String) -> Bool {
    isDate(symbol) || symbol.utf8.count > 8 && symbol.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Returns whether a symbol looks like a date: three numbers with separators.
  private static func isDate(_ symbol: String) -> Bool {
    let parts = symbol.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    return parts.count == 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      }
  }

  private func bytes(of file: String, isInput: Bool) throws(CommandError) -> [UInt8] {
    let name = isInput ? "standard input" : file
    let pieces: FilePieces
    do throws(ReadError) {
      pieces = try isInput ? FilePieces(descriptor: 0) : FilePieces(file)
    } catch { throw CommandError.unreadable(name, error.words) }
    var bytes: [UInt8] = []
    while true {
      let piece = pieces.next()
      if piece.isEmpty { break }
      bytes += piece
    }
    if let failure = pieces.failure { throw CommandError.unreadable(name, failure.words) }
    return bytes
  }
}
