internal import Charts
internal import JSON
internal import Tables
internal import Texts

/// A reader of chart sets in JSON.
///
/// Sets, rows of objects and arrays of numbers are read as they arrive; only a text of another form
/// is kept as a value, in which a table is searched.
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
    let token = try text.next()
    if let path = options.path {
      try search(try value(at: path, try values(startingWith: token)))
    } else {
      switch token {
      case .beginArray:
        try readArray()
        guard try text.next() == .end else { throw text.error("the end of the text was expected") }
      case .beginObject: try readObjects()
      case .number(let value): return [try numbers(from: value)]
      default: throw text.error("an array, an object or a number was expected")
      }
    }
    rows.decideTexts()
    if rows.count > 0, !needsNumbers || rows.hasNumbers { sets.append(try table(try rows.drain())) }
    guard sets.isEmpty else { return sets }
    if let message {
      throw ChartReaderError(
        "the service sent an error instead of data: \(message)", file: text.file)
    }
    throw ChartReaderError("there are no numbers to draw", file: text.file)
  }

  private var message: String? { ServiceMessage.find(in: head) }

  private mutating func table(
    _ source: ReadTable, scale: PositionNumbers.NumberUnit? = nil
  ) throws(ChartReaderError) -> ChartSet {
    var source = source
    source.table.sortByTime()
    var chart = TableChart(source, options, scale: scale)
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
    let token = try text.next()
    switch token {
    case .endArray: return
    case .number(let value): values.append(value)
    case .null: values.append(.nan)
    case .beginObject: return try readElements()
    default: return try search(.array(try elements(startingWith: token)))
    }
    try text.readNumbers(into: &values)
    sets.append(try table(values))
  }

  /// Reads the remaining objects of an array; the first one is already open.
  private mutating func readElements() throws(ChartReaderError) {
    guard let first = try readObject() else { return try readSets(until: .endArray) }
    let token = try text.next()
    guard token == .beginObject, !JSONTableSearch.isTable(first) else {
      return try search(.array([.object(first)] + (try elements(startingWith: token))))
    }
    try rows.add(JSONTable.flat(first), text)
    try rows.readRow(&text)
    try readRows(until: .endArray)
  }

  private mutating func readRows(until end: JSONPull.Token) throws(ChartReaderError) {
    while true {
      switch try text.next() {
      case .beginObject: try rows.readRow(&text)
      case end: return
      default: throw text.error("an object was expected")
      }
    }
  }

  /// Reads the rest of an array, whose next token is given.
  private mutating func elements(
    startingWith token: JSONPull.Token
  ) throws(ChartReaderError) -> [JSONValue] {
    var token = token
    var elements: [JSONValue] = []
    while token != .endArray {
      elements.append(try text.value(token))
      token = try text.next()
    }
    return elements
  }
}

// MARK: - Objects

extension JSONCharts {
  /// Reads consecutive objects; the first one is already open.
  private mutating func readObjects() throws(ChartReaderError) {
    guard let first = try readObject() else { return try readSets(until: .end) }
    let token = try text.next()
    guard token == .beginObject, !JSONTableSearch.isTable(first) else {
      let values = [.object(first)] + (try values(startingWith: token))
      return try search(values.count == 1 ? values[0] : .array(values))
    }
    try rows.add(JSONTable.flat(first), text)
    try rows.readRow(&text)
    try readRows(until: .end)
  }

  /// Reads the remaining values of the text, whose next token is given.
  private mutating func values(
    startingWith token: JSONPull.Token
  ) throws(ChartReaderError) -> [JSONValue] {
    var token = token
    var values: [JSONValue] = []
    while token != .end {
      values.append(try text.value(token))
      token = try text.next()
    }
    return values
  }

  /// Reads the rest of an object, and returns its members unless it is a set.
  private mutating func readObject() throws(ChartReaderError) -> [JSONValue.Member]? {
    var members: [JSONValue.Member] = []
    while case .key(let key) = try text.next() {
      let token = try text.next()
      guard key == "columns", token == .beginArray else {
        members.append(JSONValue.Member(key, try text.value(token)))
        continue
      }
      let first = try text.next()
      if first == .beginArray || first == .endArray {
        try readSet(members, first)
        return nil
      }
      members.append(JSONValue.Member(key, .array(try elements(startingWith: first))))
    }
    return members
  }

  /// Reads the remaining sets.
  private mutating func readSets(until end: JSONPull.Token) throws(ChartReaderError) {
    while true {
      switch try text.next() {
      case .beginObject:
        guard try readObject() == nil else {
          throw text.error("the object has no columns as those before it")
        }
      case end: return
      default: throw text.error("an object was expected")
      }
    }
  }

  /// Reads a set whose columns begin with a token, after other members.
  private mutating func readSet(
    _ members: [JSONValue.Member], _ first: JSONPull.Token
  ) throws(ChartReaderError) {
    var columns = JSONColumns(options)
    for member in members { try columns.take(member, text) }
    try columns.readColumns(startingWith: first, &text)
    while case .key(let key) = try text.next() {
      try columns.readValue(of: key, try text.next(), &text)
    }
    sets.append(try columns.set(text))
    notes += columns.notes
  }

  /// Reads the sets within a value, and returns whether there are any.
  private mutating func readSets(
    in value: JSONValue, _ path: JSONPath
  ) throws(ChartReaderError) -> Bool {
    if JSONColumns.isSet(value) {
      var inner = JSONTokens(of: value, at: path, file: text.file)
      _ = try inner.next()
      var columns = JSONColumns(options)
      while case .key(let key) = try inner.next() {
        try columns.readValue(of: key, try inner.next(), &inner)
      }
      sets.append(try columns.set(inner))
      notes += columns.notes
      return true
    }
    var isAny = false
    for (index, element) in (value.elements ?? []).enumerated()
    where try readSets(in: element, path.appending(.element(index))) {
      isAny = true
    }
    for member in value.members ?? []
    where try readSets(in: member.value, path.appending(.member(member.key))) {
      isAny = true
    }
    return isAny
  }
}

// MARK: - Tables within values

extension JSONCharts {
  /// Returns what the path of the options leads to.
  private func value(
    at path: String, _ values: [JSONValue]
  ) throws(ChartReaderError) -> JSONValue {
    do throws(JSONPathError) {
      return try (values.count == 1 ? values[0] : .array(values)).value(at: path)
    } catch { throw ChartReaderError(error.clause, file: text.file) }
  }

  /// Whether rows without numbers are of use.
  private var needsNumbers: Bool { options.counted == nil }

  /// Reads the sets in a value, otherwise the first table that fits, if there is one.
  private mutating func search(_ value: JSONValue) throws(ChartReaderError) {
    guard try !readSets(in: value, JSONPath()) else { return }
    let needsNumbers = needsNumbers
    let found =
      JSONTableSearch.first(in: value, where: { !needsNumbers || $0.hasNumbers })
      ?? JSONTableSearch.first(in: value, where: \.hasAmounts)
    guard let table = found, table.rows.count > 1 || message == nil
    else { return }
    notes += table.notes
    if let note = table.path.note(within: options.path) { notes.append(note) }
    var rows = JSONRows(options, text.file, keepsTexts: true)
    for (index, row) in table.rows.enumerated() {
      let place = JSONRowPlace(path: table.path, row: index + 1, file: text.file)
      try rows.add(row, place)
    }
    rows.decideTexts()
    guard !needsNumbers || rows.hasNumbers else { return }
    let scale = table.hasSeconds && options.times == nil
    sets.append(try self.table(try rows.drain(), scale: scale ? .ticks(perSecond: 1) : nil))
  }
}
