internal import ChartViews
internal import Charts
internal import Countdowns
internal import Texts

extension ChartPlan: Plan {
  mutating func set(_ key: ChartKey, to text: String) throws(ValueError) {
    switch key {
    case .input, .delimiter, .header, .decimal, .date, .times, .x, .columns, .kind, .join:
      try setData(key, text)
    case .last: last = try Self.window(text)
    case .composition: composition = try Self.value(text)
    default: try setLook(key, text)
    }
  }

  private mutating func setData(_ key: ChartKey, _ text: String) throws(ValueError) {
    switch key {
    case .input: reading.format = try Self.value(text)
    case .delimiter: reading.delimiter = try Self.value(text) as ChartReaderOptions.Delimiter
    case .decimal: reading.decimal = try Self.value(text) as ChartReaderOptions.Decimal
    case .date: reading.dateOrder = try Self.value(text) as ChartReaderOptions.DateOrder
    case .times: reading.times = try Self.value(text) as ChartReaderOptions.Times
    case .header:
      guard ["yes", "no"].contains(text) else { throw ValueError() }
      reading.hasHeader = text == "yes"
    case .x:
      guard !text.isEmpty else { throw ValueError() }
      reading.horizontal = text
    case .columns:
      reading.columns = try Self.adding(Self.names(text), to: reading.columns ?? [])
    case .kind: try setKind(text)
    default:
      guard let way = Self.joinings[text] else { throw ValueError() }
      joining = way
    }
  }

  private mutating func setLook(_ key: ChartKey, _ text: String) throws(ValueError) {
    switch key {
    case .range: (look.lower, look.upper) = try Self.range(text)
    case .rule: look.rules.append(try ChartLook.Rule(reading: text))
    case .hide: look.hidden = try Self.adding(Self.names(text), to: look.hidden)
    case .palette: look.palette = try Self.value(text)
    case .up: look.up = try Self.value(text)
    case .from: look.from = try Self.date(text)
    case .to: look.to = try Self.date(text)
    case .title: look.title = text
    case .ticks:
      guard ["auto", "six"].contains(text) else { throw ValueError() }
      look.hasSixTicks = text == "six"
    case .zone:
      guard ["local", "utc"].contains(text) else { throw ValueError() }
      look.isUTC = text == "utc"
    default:
      guard let kind = Self.scales[text] else { throw ValueError() }
      look.scale = kind
    }
  }

  /// Sets the kind of all series, or of one column, whose name may contain an equals sign.
  private mutating func setKind(_ text: String) throws(ValueError) {
    guard let equals = text.lastIndex(of: "=") else {
      let kind: Series.Kind = try Self.value(text)
      if let other = reading.kind, other != kind {
        throw ValueError(
          reason: "all series are already “\(other.rawValue)”; name a column to set its kind, "
            + "as in Close=\(kind.rawValue)")
      }
      reading.kind = kind
      return
    }
    let name = String(text[..<equals])
    guard !name.isEmpty else { throw ValueError(reason: "the = needs a column name before it") }
    reading.kinds[name] = try Self.value(String(text[text.index(after: equals)...]))
  }

  private static let joinings: [String: ChartReading.Joining] = [
    "compare": .apart, "continue": .continued,
  ]

  private static let scales: [String: Scale.Kind] = [
    "linear": .linear, "log": .log10, "symlog": .symlog(),
  ]
}

// MARK: - Values

extension ChartPlan {
  /// Returns the value with the given name.
  private static func value<Value: RawRepresentable<String>>(
    _ text: String
  ) throws(ValueError) -> Value {
    guard let value = Value(rawValue: text) else { throw ValueError() }
    return value
  }

  /// Parses a stream's window: a number of rows, or a duration with a unit.
  private static func window(_ text: String) throws(ValueError) -> ChartStream.Window {
    if text.allSatisfy({ "0123456789".contains($0) }) {
      guard let rows = Int(text), rows > 0 else { throw ValueError() }
      return .points(rows)
    }
    // Excludes a fraction, which would otherwise parse as a number of seconds.
    guard text.contains(where: { $0.isLetter || $0 == ":" }),
      case .span(let span, _)? = try? Reading(words: [text])
    else { throw ValueError() }
    return .duration(span / .seconds(1))
  }

  /// Parses a range; an omitted end follows the data.
  private static func range(
    _ text: String
  ) throws(ValueError) -> (lower: Double?, upper: Double?) {
    // Excludes `0...5`, in which the third dot would parse as part of .5.
    guard let dots = text.range(ofFirst: ".."), !text.contains(part: "...") else {
      throw ValueError()
    }
    let ends = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !ends.0.isEmpty || !ends.1.isEmpty else { throw ValueError() }
    let lower = ends.0.isEmpty ? nil : try number(ends.0)
    let upper = ends.1.isEmpty ? nil : try number(ends.1)
    if let lower, let upper, lower >= upper {
      throw ValueError(reason: "the first number must be less than the second")
    }
    return (lower, upper)
  }

  /// Parses comma-separated names, trimmed of spaces; as in CSV, a name in quotation marks may have
  /// commas.
  private static func names(_ text: String) throws(ValueError) -> [String] {
    let names = nameParts(text).map { part in
      let name = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard name.count > 1, name.first == "\"", name.last == "\"" else { return String(name) }
      return String(name.dropFirst().dropLast()).replacing(each: "\"\"", with: "\"")
    }
    guard names.allSatisfy({ !$0.isEmpty }) else { throw ValueError() }
    return names
  }

  /// Splits names at commas outside quotation marks; a mark within a name is part of it.
  private static func nameParts(_ text: String) -> [Substring] {
    var isQuoted = false
    // Whether no name has begun, and whether the last character may begin a doubled mark.
    var (isStart, isClosed) = (true, false)
    return text.split(omittingEmptySubsequences: false) { character in
      let isSeparator = character == "," && !isQuoted
      let isMark = character == "\"" && (isQuoted || isStart || isClosed)
      isClosed = isMark && isQuoted
      if isMark { isQuoted.toggle() }
      isStart = isSeparator || isStart && character == " "
      return isSeparator
    }
  }

  /// Returns the names appended to others, and throws on a duplicate.
  private static func adding(
    _ names: [String], to others: [String]
  ) throws(ValueError) -> [String] {
    var all = others
    for name in names {
      guard !all.contains(name) else { throw ValueError(reason: "“\(name)” is named twice") }
      all.append(name)
    }
    return all
  }

  /// Returns a date as typed, whose meaning depends on the axis.
  private static func date(_ text: String) throws(ValueError) -> String {
    // Excludes an option, which follows if the date was forgotten.
    guard text.contains(where: { $0 != " " }), !text.hasPrefix("--") else { throw ValueError() }
    return text
  }

  private static func number(_ text: Substring) throws(ValueError) -> Double {
    guard let number = ChartNumber.number(text) else { throw ValueError() }
    return number
  }
}

/// Parses the numbers of an axis.
enum ChartNumber {
  /// Returns a finite decimal number; hexadecimal numbers and names such as `inf` are excluded.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
