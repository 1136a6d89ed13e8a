internal import Texts

/// Converts lines with a time in brackets, as web servers log requests, to cells separated by commas.
///
/// Fields in brackets or quotation marks may have blanks. The fields of the common log format have its
/// names; the status of a request isn't a quantity.
struct AccessText: LineText {
  private let names: [String]
  /// The index of the field that is a time.
  private let timeField: Int
  private var lines = WholeLines()

  /// Detects a text most of whose lines have a time in brackets in the same field.
  init?(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix(65_536)
    guard head.contains(Byte.openBracket) else { return nil }
    let texts = head.split(separator: Byte.newline).prefix(Sample.limit)
    guard !texts.contains(where: Self.isDelimited) else { return nil }
    let lines = texts.map(Self.fields).filter { !$0.isEmpty }
    let stamped = lines.compactMap { fields in
      fields.firstIndex { $0.kind == .bracketed && Self.time($0.text) != nil }
        .map { (fields: fields, place: $0) }
    }
    guard let place = Self.mostFrequent(stamped.map(\.place)) else { return nil }
    // A name with a blank moves the time of its line.
    let even = stamped.filter { $0.place == place }
    guard 2 * even.count > lines.count, even.contains(where: { $0.fields.count > place + 1 })
    else { return nil }
    timeField = place
    let width = Self.mostFrequent(even.map(\.fields.count)) ?? 0
    let isRequest = even.contains {
      $0.fields.count > place + 2 && $0.fields[place + 1].kind == .quoted
    }
    // Pairs have names of their own.
    guard isRequest || !even.contains(where: { $0.fields.contains { $0.text.contains("=") } })
    else { return nil }
    names = Self.names(width, time: place, isRequest: isRequest)
  }

  var header: [UInt8] { Self.row(names) }

  var roles: ColumnRoles {
    ColumnRoles(
      time: .preferred("time"), quantities: Set(names).subtracting(["status"]))
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap(row) }

  mutating func finish() -> [UInt8] { lines.finish().flatMap(row) }

  private func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let fields = Self.fields(line)
    guard !fields.isEmpty else { return [Byte.newline] }
    return Self.row(
      fields.enumerated().map { $0 == timeField ? Self.time($1.text) ?? $1.text : $1.text })
  }
}

// MARK: - Fields

extension AccessText {
  private struct Field {
    enum Kind { case plain, bracketed, quoted }
    var kind = Kind.plain
    var text = ""
  }

  private static func names(_ width: Int, time: Int, isRequest: Bool) -> [String] {
    let before = ["host", "address", "identity", "user"]
    let after = ["request", "status", "bytes", "referrer", "agent"]
    return (0..<width).map { index in
      if index == time { return "time" }
      if isRequest, index < time, before.count - time + index >= 0 {
        return before[before.count - time + index]
      }
      let place = index - time - 1
      return isRequest && after.indices.contains(place) ? after[place] : "column \(index + 1)"
    }
  }

  /// Returns the number that is there most often, the greatest of equally frequent ones.
  private static func mostFrequent(_ numbers: [Int]) -> Int? {
    var counts: [Int: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Returns whether a delimiter follows the first closing bracket, as in cells rather than fields.
  private static func isDelimited(_ line: ArraySlice<UInt8>) -> Bool {
    guard let close = line.firstIndex(of: Byte.closeBracket),
      let next = line[(close + 1)...].first
    else { return false }
    return next == Byte.comma || next == Byte.semicolon || next == Byte.tab
  }

  /// Returns the fields of a line, without the marks around them.
  private static func fields(_ line: ArraySlice<UInt8>) -> [Field] {
    var fields: [Field] = []
    var rest = line.drop(while: Byte.isWhitespace)
    // The marks that are closed nowhere in the rest.
    var open: Set<UInt8> = []
    while let first = rest.first {
      let close = first == Byte.openBracket ? Byte.closeBracket : Byte.quote
      let isMarked = (first == Byte.openBracket || first == Byte.quote) && !open.contains(first)
      let end = isMarked ? end(of: rest.dropFirst(), close) : nil
      if isMarked, end == nil { open.insert(first) }
      if let end {
        let text = rest[(rest.startIndex + 1)..<end]
        let kind = first == Byte.quote ? Field.Kind.quoted : .bracketed
        fields.append(Field(kind: kind, text: Letters.text(text)))
        rest = rest[(end + 1)...]
      } else {
        let word = rest.prefix { !Byte.isWhitespace($0) }
        fields.append(Field(text: Letters.text(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: Byte.isWhitespace)
    }
    return fields
  }

  /// Returns the index of a mark that no backslash escapes.
  private static func end(of text: ArraySlice<UInt8>, _ mark: UInt8) -> Int? {
    var isEscaped = false
    return text.firstIndex { byte in
      defer { isEscaped = byte == Byte.backslash && !isEscaped }
      return byte == mark && !isEscaped
    }
  }

  /// Returns a time as the reader of dates takes it; `nil` for another text.
  ///
  /// Servers write a colon between the date and the time of day.
  private static func time(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    if bytes.count >= 20, bytes[2] == Byte.slash, [Byte.colon, Byte.space].contains(bytes[11]) {
      bytes[11] = Byte.space
      for place in [2, 6] { bytes[place] = Byte.minus }
      if let blank = bytes.lastIndex(of: Byte.space), blank > 11 { bytes.remove(at: blank) }
    }
    switch ColumnSamples.time([bytes]) {
    case .moments, .clocks: return String(decoding: bytes, as: UTF8.self)
    default: return nil
    }
  }
}
