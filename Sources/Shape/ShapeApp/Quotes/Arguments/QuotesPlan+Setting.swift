internal import Charts
internal import Countdowns
internal import Quotes

extension QuotesPlan: Plan {
  mutating func set(_ key: QuotesKey, to text: String) throws(ValueError) {
    switch key {
    case .list, .symbols, .group, .sort: try setList(key, text)
    case .feed, .refresh, .timeLimit: try setFeed(key, text)
    case .line, .until, .up, .decimals, .rows, .zone: try setLook(key, text)
    case .alert, .sound, .device, .volume: try setAlert(key, text)
    default: try setData(key, text)
    }
  }

  private mutating func setList(_ key: QuotesKey, _ text: String) throws(ValueError) {
    switch key {
    case .list:
      guard text != "-" else {
        throw ValueError(reason: "changes can’t be saved to standard input")
      }
      list = try Self.name(text)
    case .symbols: symbols = try Self.adding(text, to: symbols)
    case .group: group = try Self.name(text)
    default: sort = try Self.value(text)
    }
  }

  private mutating func setData(_ key: QuotesKey, _ text: String) throws(ValueError) {
    switch key {
    case .input: reading.input = try Self.value(text)
    case .delimiter: reading.delimiter = try Self.value(text) as ChartReaderOptions.Delimiter
    case .decimal: reading.decimal = try Self.value(text) as ChartReaderOptions.Decimal
    case .date: reading.dateOrder = try Self.value(text) as ChartReaderOptions.DateOrder
    case .timeColumn: reading.time = try Self.name(text)
    case .priceColumn: reading.price = try Self.name(text)
    case .symbolColumn: reading.symbol = try Self.name(text)
    case .column: try setColumn(text)
    default: reading.hasHeader = try Self.choice(text, "yes", "no")
    }
  }

  private mutating func setColumn(_ text: String) throws(ValueError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw ValueError() }
    guard let column = PriceColumn(rawValue: parts[0]) else {
      let all = PriceColumn.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueError(reason: "the fields are \(all)")
    }
    guard reading.columns[column] == nil else {
      throw ValueError(reason: "“\(parts[0])” already has a column")
    }
    reading.columns[column] = try Self.name(parts[1])
  }

  private mutating func setFeed(_ key: QuotesKey, _ text: String) throws(ValueError) {
    switch key {
    case .feed:
      do throws(FeedCommandError) {
        feed = try FeedCommand(text)
      } catch {
        throw ValueError(reason: "\(error)".asClause)
      }
    case .refresh: refresh = try Self.span(text, atMost: .seconds(86_400))
    default: timeLimit = try Self.span(text, atMost: .seconds(3600))
    }
  }

  private mutating func setLook(_ key: QuotesKey, _ text: String) throws(ValueError) {
    switch key {
    case .line: span = try Self.value(text)
    case .until:
      // Excludes an option, which follows if the date was forgotten.
      guard !text.hasPrefix("-") else { throw ValueError() }
      until = try Self.name(text)
    case .up: up = try Self.value(text)
    case .decimals: decimals = try Self.number(text, in: 0...8)
    case .rows: rows = text == "auto" ? nil : try Self.number(text, in: 1...5)
    default: isUTC = try Self.choice(text, "utc", "local")
    }
  }

  private mutating func setAlert(_ key: QuotesKey, _ text: String) throws(ValueError) {
    switch key {
    case .alert: alerts.append(try Self.alert(text))
    case .sound: alarm.sound = try Self.name(text)
    case .device: alarm.device = try Self.name(text)
    default:
      let number = text.hasSuffix("%") ? String(text.dropLast()) : text
      alarm.volume = try Self.number(number, in: 0...100)
    }
  }
}

// MARK: - Values

extension QuotesPlan {
  /// Returns the value with the given name.
  private static func value<Value: RawRepresentable<String>>(
    _ text: String
  ) throws(ValueError) -> Value {
    guard let value = Value(rawValue: text) else { throw ValueError() }
    return value
  }

  /// Returns whether the text is the first of two words.
  private static func choice(
    _ text: String, _ yes: String, _ no: String
  ) throws(ValueError) -> Bool {
    guard [yes, no].contains(text) else { throw ValueError() }
    return text == yes
  }

  /// Returns a text that isn't blank.
  private static func name(_ text: String) throws(ValueError) -> String {
    guard text.contains(where: { $0 != " " }) else { throw ValueError() }
    return text
  }

  /// Parses an unsigned integer.
  private static func number(
    _ text: String, in range: ClosedRange<Int>
  ) throws(ValueError) -> Int {
    guard text.allSatisfy({ "0123456789".contains($0) }), let number = Int(text),
      range.contains(number)
    else { throw ValueError() }
    return number
  }

  /// Parses a duration of at least a second.
  private static func span(_ text: String, atMost limit: Duration) throws(ValueError) -> Duration {
    guard case .span(let span, _)? = try? Reading(words: [text]), span >= .seconds(1),
      span <= limit
    else { throw ValueError() }
    return span
  }

  /// Returns the symbols appended to others, and throws on a duplicate.
  private static func adding(
    _ text: String, to others: [String]
  ) throws(ValueError) -> [String] {
    var all = others
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let symbol = Symbol.typed(String(part)) else { throw ValueError() }
      guard !all.contains(symbol) else { throw ValueError(reason: "“\(symbol)” is named twice") }
      all.append(symbol)
    }
    return all
  }

  private static func alert(_ text: String) throws(ValueError) -> Alert {
    do throws(AlertError) {
      return try Alert(text)
    } catch {
      throw ValueError(reason: "\(error)".asClause)
    }
  }
}

extension String {
  /// The sentence as a clause after a colon: lowercased, without the period.
  var asClause: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    // Keeps the case of a name with two capital letters.
    guard text.dropFirst().first?.isLowercase == true else { return String(text) }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
