internal import Charts
internal import JSON
internal import Tables
internal import Texts

/// A streaming reader of chart sets in JSON, which builds no tree.
struct JSONCharts {
  private var text: JSONTokens
  private let head: [UInt8]
  private let options: ChartReaderOptions
  private var rows: JSONRows
  private var sets: [ChartSet] = []
  /// Clauses for the user.
  private(set) var notes: [String] = []

  init(
    _ head: [UInt8], _ options: ChartReaderOptions, _ file: String?,
    more: @escaping () -> [UInt8]
  ) {
    text = JSONTokens(head, file: file, more: more)
    self.head = head
    self.options = options
    rows = JSONRows(options, file, keepsTexts: true)
  }

  mutating func read() throws(ChartReaderError) -> [ChartSet] {
    switch try text.next() {
    case .beginArray:
      try readArray()
      guard try text.next() == .end else { throw text.error("the end of the text was expected") }
    case .beginObject: try readObjects()
    case .number(let value): return [try numbers(from: value)]
    default: throw text.error("an array, an object or a number was expected")
    }
    if rows.count > 0, rows.hasNumbers, !isMessage { sets.append(try table(try rows.drain())) }
    guard sets.isEmpty else { return sets }
    if let message {
      throw ChartReaderError(
        "the service sent an error instead of data: \(message)", file: text.file)
    }
    throw ChartReaderError("there are no numbers to draw", file: text.file)
  }

  /// Whether the only row is a service's error message, such as `{"code": 429, "message": "…"}`.
  private var isMessage: Bool {
    rows.count == 1 && ChartReader.firstByte(of: head) == Byte.openBrace && message != nil
  }

  private var message: String? { ServiceMessage.find(in: head) }

  private mutating func table(_ source: ReadTable) throws(ChartReaderError) -> ChartSet {
    var source = source
    source.table.sortByTime()
    var chart = TableChart(source, options)
    let set = try chart.set()
    notes += chart.notes
    return set
  }

  /// Reads consecutive numbers, as in JSON Lines.
  private mutating func numbers(from first: Double) throws(ChartReaderError) -> ChartSet {
    var values = [first]
    while true {
      switch try text.next() {
      case .number(let value): values.append(value)
      case .null: values.append(.nan)
      case .end: return try table(values)
      default: throw text.error("a number or null was expected")
      }
    }
  }

  private mutating func table(_ values: [Double]) throws(ChartReaderError) -> ChartSet {
    var numbers = RowNumbers()
    for index in values.indices { numbers.append(index + 1) }
    let table = Table(columns: [.init("y", .numbers(values))], rows: numbers)
    return try self.table(ReadTable(table, names: ["y"], file: text.file))
  }
}

// MARK: - Arrays

extension JSONCharts {
  private mutating func readArray() throws(ChartReaderError) {
    var values: [Double] = []
    switch try text.next() {
    case .endArray: return
    case .number(let value): values.append(value)
    case .null: values.append(.nan)
    case .beginObject: return try readElements()
    default: throw text.error("a number or an object was expected")
    }
    try text.readNumbers(into: &values)
    sets.append(try table(values))
  }

  /// Reads the remaining objects of an array; the first one is already open.
  private mutating func readElements() throws(ChartReaderError) {
    try readObject(isRoot: false)
    while true {
      switch try text.next() {
      case .beginObject where sets.isEmpty: try rows.readRow(&text)
      case .beginObject: try readObject(isRoot: false)
      case .endArray: return
      default: throw text.error("an object was expected")
      }
    }
  }
}

// MARK: - Objects

extension JSONCharts {
  /// Reads consecutive objects; the first one is already open.
  private mutating func readObjects() throws(ChartReaderError) {
    try readObject(isRoot: true)
    while true {
      switch try text.next() {
      case .beginObject where sets.isEmpty: try rows.readRow(&text)
      case .beginObject: try readObject(isRoot: true)
      case .end: return
      default: throw text.error("an object was expected")
      }
    }
  }

  /// Reads an object of unknown form: a set, a row, or rows keyed by time.
  private mutating func readObject(isRoot: Bool) throws(ChartReaderError) {
    var members: [(key: String, token: JSONPull.Token)] = []
    while case .key(let key) = try text.next() {
      let token = try text.next()
      if JSONColumns.marks(key, token) { return try readSet(members, key, token) }
      if isRoot, token == .beginObject {
        try readKeyed(key)
      } else {
        if JSONCell(token) == nil { try text.skipRest() }
        members.append((key, token))
      }
    }
    guard sets.isEmpty else { throw text.error("the object has no columns as those before it") }
    // Members beside rows keyed by time are metadata.
    guard rows.count == 0 else { return }
    for member in members { rows.set(member.key, JSONCell(member.token) ?? .other, text) }
    try rows.endRow(text)
  }

  private mutating func readSet(
    _ members: [(key: String, token: JSONPull.Token)], _ key: String, _ token: JSONPull.Token
  ) throws(ChartReaderError) {
    var columns = JSONColumns(options)
    for member in members where JSONCell(member.token) != nil {
      try columns.readValue(of: member.key, member.token, &text)
    }
    try columns.readValue(of: key, token, &text)
    while case .key(let key) = try text.next() {
      try columns.readValue(of: key, try text.next(), &text)
    }
    sets.append(try columns.set(text))
    notes += columns.notes
  }

  /// Reads a nested object: a row if its key is a time, or rows if its own keys are times.
  private mutating func readKeyed(_ key: String) throws(ChartReaderError) {
    guard JSONTimes.form(of: key) == nil else { return try readRow(at: key) }
    while case .key(let time) = try text.next() {
      let token = try text.next()
      if token == .beginObject, JSONTimes.form(of: time) != nil {
        try readRow(at: time)
      } else if token == .beginObject || token == .beginArray {
        try text.skipRest()
      }
    }
  }

  private mutating func readRow(at time: String) throws(ChartReaderError) {
    rows.set("time", .text(time), text)
    while case .key(let key) = try text.next() {
      let token = try text.next()
      if JSONCell(token) == nil { try text.skipRest() }
      rows.set(CandleColumns.plain(key), JSONCell(token) ?? .other, text)
    }
    try rows.endRow(text)
  }
}
