internal import Charts
internal import Countdowns

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

  /// Takes one kind for all series, or one for a column: a name may have an equals sign.
  private mutating func setKind(_ text: String) throws(ValueError) {
    guard let equals = text.lastIndex(of: "=") else {
      let kind: Series.Kind = try Self.value(text)
      if let other = reading.kind, other != kind {
        throw ValueError(
          reason: "the kind of all is “\(other.rawValue)”; that of one column has its name, "
            + "as in Close=\(kind.rawValue)")
      }
      reading.kind = kind
      return
    }
    let name = String(text[..<equals])
    guard !name.isEmpty else { throw ValueError(reason: "a column is named before the =") }
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
  /// Returns the value of that name.
  private static func value<Value: RawRepresentable<String>>(
    _ text: String
  ) throws(ValueError) -> Value {
    guard let value = Value(rawValue: text) else { throw ValueError() }
    return value
  }

  /// Returns how much a number of rows, or a span of time with its unit, keeps.
  private static func window(_ text: String) throws(ValueError) -> ChartStream.Window {
    if text.allSatisfy({ "0123456789".contains($0) }) {
      guard let rows = Int(text), rows > 0 else { throw ValueError() }
      return .points(rows)
    }
    // A fraction of a row is neither, though it would be a number of seconds.
    guard text.contains(where: { $0.isLetter || $0 == ":" }),
      case .span(let span, _)? = try? Reading(words: [text])
    else { throw ValueError() }
    return .duration(span / .seconds(1))
  }

  /// Returns the ends of a range; one that is left out follows the data.
  private static func range(
    _ text: String
  ) throws(ValueError) -> (lower: Double?, upper: Double?) {
    // The third dot of 0...5 would make a fraction of the 5.
    guard let dots = text.firstRange(of: ".."), !text.contains("...") else { throw ValueError() }
    let ends = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !ends.0.isEmpty || !ends.1.isEmpty else { throw ValueError() }
    let lower = ends.0.isEmpty ? nil : try number(ends.0)
    let upper = ends.1.isEmpty ? nil : try number(ends.1)
    if let lower, let upper, lower >= upper {
      throw ValueError(reason: "the first number has to be less than the second")
    }
    return (lower, upper)
  }

  /// Returns names with commas between them, without the blanks around them.
  private static func names(_ text: String) throws(ValueError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard names.allSatisfy({ !$0.isEmpty }) else { throw ValueError() }
    return names
  }

  /// Returns names after others; the same one twice is a mistake.
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

  /// Returns a date as typed; what it means depends on the axis.
  private static func date(_ text: String) throws(ValueError) -> String {
    // An option follows where the date was forgotten.
    guard text.contains(where: { $0 != " " }), !text.hasPrefix("--") else { throw ValueError() }
    return text
  }

  private static func number(_ text: Substring) throws(ValueError) -> Double {
    guard let number = ChartNumber.number(text) else { throw ValueError() }
    return number
  }
}

/// Numbers of an axis as options have them.
enum ChartNumber {
  /// Returns a finite number; the hexadecimal ones and the names that `Double` reads aren't meant.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
