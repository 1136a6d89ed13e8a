internal import Charts
internal import Tables
internal import Texts

/// A parser for the lines of a price stream.
struct LineParser: Sendable {
  var defaultSymbol: String?
  let options: QuoteReaderOptions
  /// The zone of times without one.
  let zone: DateScale
  /// The first line that couldn't be parsed: its number and the reason.
  private(set) var firstFault: (line: Int, fault: LineFault)?
  /// Whether a header has been read.
  var hasHeader: Bool { header != nil }
  private var header: (separator: Delimiter, roles: FieldRoles)?
  private var number = 0
  /// Whether any line had a price, and whether any was a header.
  private var (hasGood, hasNames) = (false, false)
  private let numbers: PriceNumber
  /// The chosen separator, and whether columns were chosen.
  private let (separator, namesColumns): (Delimiter?, Bool)

  init(defaultSymbol: String?, _ options: QuoteReaderOptions, zone: DateScale) {
    (self.defaultSymbol, self.options, self.zone) = (defaultSymbol, options, zone)
    numbers = PriceNumber(hasDecimalComma: options.hasDecimalComma)
    (separator, namesColumns) = (options.knownDelimiter, options.namesColumns)
  }

  /// Parses a line and appends its prices; returns whether the line was good.
  mutating func read(_ line: Span<UInt8>, now: Double, into ticks: inout [Tick]) -> Bool {
    number += 1
    let line = number == 1 && Self.hasMark(line) ? line.extracting(3..<line.count) : line
    guard let first = line.indices.first(where: { !Byte.isBlank(line[$0]) }),
      line[first] != Byte.hash
    else { return true }
    do throws(LineFault) {
      if line[first] == Byte.openBrace || line[first] == Byte.openBracket {
        try readJSON(line, now, &ticks)
      } else if let price = barePrice(line, first), let defaultSymbol {
        ticks.append(Tick(defaultSymbol, price))
      } else {
        try readFields(line, now, &ticks)
      }
      return true
    } catch {
      if firstFault == nil { firstFault = (number, error) }
      return false
    }
  }

  private static func hasMark(_ line: Span<UInt8>) -> Bool {
    line.count >= 3 && line[0] == 0xEF && line[1] == 0xBB && line[2] == 0xBF
  }

  /// Returns the number if the whole line is one and no symbol is needed.
  private func barePrice(_ line: Span<UInt8>, _ first: Int) -> Double? {
    guard defaultSymbol != nil, header == nil, !(0x41...0x5A).contains(line[first] & 0xDF) else {
      return nil
    }
    var end = line.count
    while end > first, Byte.isBlank(line[end - 1]) { end -= 1 }
    return numbers.scan(line, first..<end)
  }

  private func readJSON(
    _ line: Span<UInt8>, _ now: Double, _ ticks: inout [Tick]
  ) throws(LineFault) {
    var reader = JSONTicks(defaultSymbol: defaultSymbol, options, now: now, zone: zone)
    guard let found = reader.read(line.indices.map { line[$0] }), !found.isEmpty else {
      throw .json
    }
    ticks += found
  }
}

// MARK: - Fields

extension LineParser {
  private mutating func readFields(
    _ line: Span<UInt8>, _ now: Double, _ ticks: inout [Tick]
  ) throws(LineFault) {
    let separator = header?.separator ?? separator ?? Delimiter(of: line)
    let fields = LineFields(line, separator)
    if options.hasHeader == true, !hasNames {
      guard readHeader(line, fields, separator) else { throw .header }
      return
    }
    do throws(LineFault) {
      ticks.append(try tick(line, fields, now))
      hasGood = true
    } catch {
      if options.hasHeader != false, readHeader(line, fields, separator) { return }
      guard header == nil, separator == .comma, options.decimal != .point else { throw error }
      // A comma may be the decimal separator.
      guard let tick = try? tick(line, LineFields(line, .blanks), now) else { throw error }
      ticks.append(tick)
    }
  }

  /// Returns whether a line is a header, and if so, adopts its columns.
  private mutating func readHeader(
    _ line: Span<UInt8>, _ fields: LineFields, _ separator: Delimiter
  ) -> Bool {
    let own = self.separator ?? Delimiter(of: line)
    let fields = own == separator ? fields : LineFields(line, own)
    guard let roles = FieldRoles(header: line, fields, options) else { return false }
    // Column numbers apply whatever the names are; a header in the first line is skipped.
    if namesColumns, options.columns.values.allSatisfy({ Int($0) != nil }) {
      guard !hasGood else { return false }
    } else {
      guard roles.symbol != nil || defaultSymbol != nil else { return false }
      header = (own, roles)
    }
    hasNames = true
    return true
  }

  private func tick(
    _ line: Span<UInt8>, _ fields: LineFields, _ now: Double
  ) throws(LineFault) -> Tick {
    let ranges = fields.ranges
    guard let roles = header?.roles ?? roles(of: line, fields), roles.price < ranges.count else {
      throw .fields(ranges.count)
    }
    guard let price = numbers.scan(line, ranges[roles.price]) else {
      throw .price(LineFault.excerpt(line, ranges[roles.price]))
    }
    let symbol = try symbol(line, ranges, roles)
    return Tick(
      symbol, price, at: try time(line, ranges, roles, now),
      volume: roles.volume.flatMap { $0 < ranges.count ? numbers.scan(line, ranges[$0]) : nil })
  }

  private func roles(of line: Span<UInt8>, _ fields: LineFields) -> FieldRoles? {
    let canLackSymbol = defaultSymbol != nil
    return namesColumns
      ? FieldRoles(line, fields, numbered: options, canLackSymbol: canLackSymbol)
      : FieldRoles(line, fields, canLackSymbol: canLackSymbol)
  }

  private func symbol(
    _ line: Span<UInt8>, _ ranges: [Range<Int>], _ roles: FieldRoles
  ) throws(LineFault) -> String {
    guard let index = roles.symbol, index < ranges.count else {
      guard let defaultSymbol else { throw .noSymbol }
      return defaultSymbol
    }
    guard let symbol = Symbol.decoded(line, ranges[index]) else {
      throw .symbol(LineFault.excerpt(line, ranges[index]))
    }
    return symbol
  }

  private func time(
    _ line: Span<UInt8>, _ ranges: [Range<Int>], _ roles: FieldRoles, _ now: Double
  ) throws(LineFault) -> Double? {
    guard let index = roles.time, index < ranges.count, !ranges[index].isEmpty else { return nil }
    var time: Double?
    if let clock = roles.clock, clock < ranges.count, !ranges[clock].isEmpty {
      let cell = ranges[index].map { line[$0] } + [Byte.space] + ranges[clock].map { line[$0] }
      time = TickTime.seconds(
        cell.span, 0..<cell.count, now: now, zone: zone, order: options.dateOrder)
    } else {
      time = TickTime.seconds(line, ranges[index], now: now, zone: zone, order: options.dateOrder)
    }
    guard let time else { throw .time(LineFault.excerpt(line, ranges[index])) }
    return time
  }
}
