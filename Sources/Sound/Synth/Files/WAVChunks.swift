/// The locations of the chunks that a WAV file's sound needs.
struct WAVChunks {
  private(set) var format: Range<Int>?
  private(set) var data: Range<Int>?
  /// Whether there is a data chunk, even an empty one.
  private(set) var hasData = false
  private(set) var notes: [String] = []
  /// A reader of the file's bytes in its byte order.
  private(set) var reader: ByteReader

  /// The size of the data according to the 64-bit chunk of an RF64 file.
  private var longSize: Int?

  init(_ bytes: [UInt8]) throws(WAVError) {
    guard !bytes.isEmpty else { throw .empty }
    reader = ByteReader(bytes)
    var start = 0
    if bytes.starts(with: "ID3".utf8) {
      start = min(bytes.count, Self.tagSize(reader))
      notes.append("an ID3 tag precedes it")
    }
    let isRIFX = reader.has("RIFX", at: start)
    let isLong = reader.has("RF64", at: start) || reader.has("BW64", at: start)
    guard reader.has("RIFF", at: start) || isRIFX || isLong, reader.has("WAVE", at: start + 8)
    else { throw .notWAV }
    reader.isBigEndian = isRIFX
    noteSize(at: start, isLong: isLong)
    scan(from: start + 12)
  }

  /// Returns the size of an ID3 tag with its header; the tag's size has seven bits per byte.
  private static func tagSize(_ reader: ByteReader) -> Int {
    (6..<10).reduce(0) { $0 << 7 | Int(reader.byte($1) & 0x7F) } + 10
  }

  private mutating func noteSize(at start: Int, isLong: Bool) {
    let said = reader.number32(start + 4)
    guard !isLong, said != reader.bytes.count - start - 8 else { return }
    notes.append("its header says \(said) bytes, and there are \(reader.bytes.count - start - 8)")
  }

  private mutating func scan(from start: Int) {
    var place = start
    while place + 8 <= reader.bytes.count, format == nil || data == nil {
      let size = reader.number32(place + 4)
      let payload = place + 8
      var end = payload + min(size, reader.bytes.count - payload)
      switch reader.text(at: place) {
      case "fmt " where format == nil: format = payload..<end
      case "ds64": longSize = reader.number64(payload + 8)
      case "data" where data == nil:
        hasData = true
        let found = dataRange(from: payload, size: size)
        end = found.upperBound
        if !found.isEmpty { data = found }
      default: break
      }
      place = next(after: end, isOdd: (end - payload) % 2 == 1)
    }
    if let format, let data, format.lowerBound > data.lowerBound {
      notes.append("its fmt chunk comes after its data")
    }
  }

  /// Returns the range of the data; programs that can't rewrite the header leave a size of zero or
  /// all ones.
  private mutating func dataRange(from payload: Int, size: Int) -> Range<Int> {
    let left = reader.bytes.count - payload
    var size = size
    if size == 0xFFFF_FFFF, let longSize { size = longSize }
    if size == 0 && !isChunk(at: payload) || size == 0xFFFF_FFFF {
      notes.append("its data chunk doesn’t say how long it is")
      size = left
    } else if size > left {
      notes.append("its data chunk says \(size) bytes, and there are \(left)")
    }
    return payload..<payload + min(size, left)
  }

  /// Returns the offset of the next chunk: chunks should be aligned to two bytes, but not every
  /// program does that.
  private mutating func next(after end: Int, isOdd: Bool) -> Int {
    guard isOdd else { return end }
    guard !isChunk(at: end + 1), isChunk(at: end) else { return end + 1 }
    notes.append("a chunk of an odd size isn’t padded")
    return end
  }

  /// Returns whether a plausible chunk header is at an offset.
  private func isChunk(at place: Int) -> Bool {
    guard place + 8 <= reader.bytes.count, reader.text(at: place) != nil else { return false }
    return reader.number32(place + 4) <= reader.bytes.count - place - 8
  }
}
