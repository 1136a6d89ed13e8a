internal import Cells
internal import Files
internal import Quotes

/// Reads files of prices, or standard input to its end.
struct QuoteSourceReader: Sendable {
  /// What is known of the sources.
  let options: QuoteReaderOptions
  /// The time of prices that come without one, in seconds since 1970.
  let now: Double
  /// Returns the seconds by which times without a zone are ahead of UTC.
  let offset: @Sendable (Int64) -> Int

  /// What a source holds: a table, or lines with a price each.
  struct Content {
    var reading = QuoteReading()
    var ticks: [Tick] = []
  }

  /// Reads a file; `-` is standard input.
  func read(_ file: String) throws(Failure) -> Content {
    let isInput = file == QuoteFiles.standardInput
    let bytes = try bytes(of: file, isInput: isInput)
    // A table of dates and prices would do as lines, too.
    if isInput, let ticks = ticks(in: bytes), !ticks.contains(where: { Self.isDate($0.symbol) }) {
      return Content(ticks: ticks)
    }
    do throws(QuoteReaderError) {
      let reading = try QuoteReader(options).read(bytes, file: isInput ? nil : file)
      return Content(reading: reading.hasZone ? reading : moved(reading))
    } catch {
      if let ticks = ticks(in: bytes) { return Content(ticks: ticks) }
      throw Failure(words: TextWidth.visible("\(error)"), status: 65)
    }
  }

  /// Returns the prices of lines such as `AAPL,14:30,231.4`; `nil` if the bytes are something else.
  private func ticks(in bytes: [UInt8]) -> [Tick]? {
    let answer = FeedAnswer.read(
      bytes, symbol: nil, now: now, offset: Double(offset(Int64(now))), options: options)
    return if case .ticks(let ticks) = answer { ticks } else { nil }
  }

  /// Returns whether a symbol looks like a date: three numbers with signs between them.
  private static func isDate(_ symbol: String) -> Bool {
    let parts = symbol.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    return parts.count == 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      }
  }

  /// Returns a reading whose times were those of clocks on a wall, as times in UTC.
  private func moved(_ reading: QuoteReading) -> QuoteReading {
    var reading = reading
    for index in reading.histories.indices where !reading.histories[index].history.isDaily {
      for row in reading.histories[index].history.times.indices {
        let time = reading.histories[index].history.times[row]
        guard time.magnitude < 9e15 else { continue }
        let first = Double(offset(Int64(time)))
        // Near a change of the clocks, the offset of the time itself counts.
        reading.histories[index].history.times[row] = time - Double(offset(Int64(time - first)))
      }
    }
    return reading
  }

  private func bytes(of file: String, isInput: Bool) throws(Failure) -> [UInt8] {
    let name = isInput ? "standard input" : file
    let pieces: FilePieces
    do throws(ReadError) {
      pieces = try isInput ? FilePieces(descriptor: 0) : FilePieces(file)
    } catch { throw Failure(words: "\(name) can’t be read: \(error.words)", status: 66) }
    var bytes: [UInt8] = []
    while true {
      let piece = pieces.next()
      if piece.isEmpty { break }
      bytes += piece
    }
    if let failure = pieces.failure {
      throw Failure(words: "\(name) can’t be read: \(failure.words)", status: 66)
    }
    return bytes
  }
}
