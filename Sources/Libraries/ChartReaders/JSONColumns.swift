internal import Charts
internal import JSON
internal import Tables

/// A streaming reader of one object with columns; ``ChartReader`` describes its members.
struct JSONColumns {
  private struct Column {
    var label: String
    var values: [Double]
    /// The error if the column's count doesn't match the positions.
    var wrongCount: ChartReaderError
  }

  private enum ColumnType {
    case positions
    case series(SeriesKind)
  }

  private let options: ChartReaderOptions
  private var columns: [Column] = []
  private var labels: Set<String> = []
  private var times: [String: Times] = [:]
  private var types: [String: ColumnType] = [:]
  private var names: [String: String] = [:]
  private var colors: [String: UInt32] = [:]
  private var title: String?
  private var flags: [String: Bool] = [:]
  /// Clauses for the user.
  private(set) var notes: [String] = []

  init(_ options: ChartReaderOptions) { self.options = options }

  /// Returns whether a value has columns of this format: arrays that begin with a label, of which
  /// some hold numbers.
  static func isSet(_ value: JSONValue) -> Bool {
    guard let columns = value.members?.first(where: { $0.key == "columns" })?.value.elements,
      columns.allSatisfy({ $0.elements?.first?.string != nil })
    else { return false }
    return columns.contains { $0.elements?.dropFirst().contains(where: \.isNumeric) == true }
  }

  /// Reads the value of a key; its first token is already read.
  mutating func readValue(
    of key: String, _ token: JSONPull.Token, _ text: inout JSONTokens
  ) throws(ChartReaderError) {
    guard key == "columns", token == .beginArray else {
      return try take(JSONValue.Member(key, try text.value(token)), text)
    }
    try readColumns(startingWith: try text.next(), &text)
  }

  /// Takes a member that doesn't hold columns.
  mutating func take(_ member: JSONValue.Member, _ text: JSONTokens) throws(ChartReaderError) {
    switch (member.key, member.value) {
    case ("title", .string(let string)): title = string
    case ("names", .object(let members)):
      for (label, name) in try Self.texts(members, text) { names[label] = name }
    case ("types", .object(let members)):
      for (label, name) in try Self.texts(members, text) {
        types[label] = try Self.type(named: name, text)
      }
    case ("colors", .object(let members)):
      for (label, color) in try Self.texts(members, text) {
        colors[label] = try Self.color(of: color, text)
      }
    case ("y_scaled", .boolean(let flag)), ("stacked", .boolean(let flag)),
      ("percentage", .boolean(let flag)):
      flags[member.key] = flag
    case (_, .null): break
    case ("columns", _), ("types", _), ("names", _), ("colors", _), ("title", _), ("y_scaled", _),
      ("stacked", _), ("percentage", _):
      throw text.error("the value of \(member.key.excerpt) has another form")
    default: break
    }
  }

  /// Returns the members of an object that are texts.
  private static func texts(
    _ members: [JSONValue.Member], _ text: JSONTokens
  ) throws(ChartReaderError) -> [(label: String, text: String)] {
    var texts: [(label: String, text: String)] = []
    for member in members where member.value != .null {
      guard let value = member.value.string else { throw text.error("a text was expected") }
      texts.append((member.key, value))
    }
    return texts
  }

  private static func type(
    named name: String, _ text: JSONTokens
  ) throws(ChartReaderError) -> ColumnType {
    if name == "x" { return .positions }
    if let kind = SeriesKind.named(name), SeriesKind.ofColumns.contains(kind) {
      return .series(kind)
    }
    let names = SeriesKind.ofColumns.map(\.rawValue)
    throw text.error(
      "the type \(name.excerpt) is unknown; types are \(names.joined(separator: ", ")) and x")
  }

  private static func color(
    of color: String, _ text: JSONTokens
  ) throws(ChartReaderError) -> UInt32 {
    let digits = color.dropFirst()
    guard color.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw text.error("\(color.excerpt) isn’t a color such as #3DC23F") }
    return value
  }
}

// MARK: - Columns

extension JSONColumns {
  /// Reads the rest of the columns, whose next token is given.
  mutating func readColumns(
    startingWith token: JSONPull.Token, _ text: inout JSONTokens
  ) throws(ChartReaderError) {
    var token = token
    while token != .endArray {
      guard token == .beginArray else { throw text.error("a column, an array, was expected") }
      try readColumn(&text)
      token = try text.next()
    }
  }

  private mutating func readColumn(_ text: inout JSONTokens) throws(ChartReaderError) {
    guard case .string(let label) = try text.next() else {
      throw text.error("the column must begin with its label, a text")
    }
    guard labels.insert(label).inserted else {
      throw text.error("another column has the label \(label.excerpt) too")
    }
    text.countLines()
    let wrongCount = text.error("column \(label.excerpt) has more or fewer values than positions")
    var values: [Double] = []
    if columns.last.map({ $0.values.count }) ?? 0 > 0 {
      values.reserveCapacity(columns.last?.values.count ?? 0)
    }
    switch try text.next() {
    case .endArray: break
    case .string(let first): times[label] = try readTimes(first, &text)
    case .number(let value):
      values.append(value)
      try text.readNumbers(into: &values)
    case .null:
      values.append(.nan)
      try text.readNumbers(into: &values)
    default: throw text.error("a number or null was expected")
    }
    columns.append(Column(label: label, values: values, wrongCount: wrongCount))
  }

  /// Reads a column of times given as strings.
  private func readTimes(
    _ first: String, _ text: inout JSONTokens
  ) throws(ChartReaderError) -> Times {
    guard let form = JSONTimes.form(of: first) else {
      throw text.error("\(first.excerpt) is neither a number nor a time")
    }
    var column = TimeColumn(form, order: options.dateOrder)
    var string = first
    while true {
      if let fault = column.append(Array(string.utf8)) { throw text.error(fault.description) }
      switch try text.next() {
      case .string(let next): string = next
      case .endArray:
        do throws(TableError) { return try column.times() } catch {
          throw text.error(error.fault.description)
        }
      default: throw text.error("a time was expected")
      }
    }
  }
}

// MARK: - The set

extension JSONColumns {
  /// Returns the set after the last member.
  mutating func set(_ text: JSONTokens) throws(ChartReaderError) -> ChartSet {
    let axes = columns.filter { isPositions($0.label) }
    guard let axis = axes.first, axes.count == 1 else {
      let clause = axes.isEmpty ? "no column has" : "more than one column has"
      throw text.error("\(clause) the type “x”")
    }
    var table = Table(columns: [], rows: RowNumbers())
    let content = times[axis.label].map { Table.Content.times($0) } ?? .numbers(axis.values)
    table.columns.append(.init(axis.label, content))
    let count = times[axis.label]?.count ?? axis.values.count
    for index in 0..<count { table.rows.append(index + 1) }
    let others = columns.filter { !isPositions($0.label) }
    for column in others {
      guard column.values.count == count, times[column.label] == nil else {
        throw column.wrongCount
      }
      table.columns.append(.init(column.label, .numbers(column.values)))
    }
    columns = []
    table.sortByTime()
    return try flagged(try set(of: table, axis.label, text.file), text)
  }

  private func isPositions(_ label: String) -> Bool {
    switch types[label] {
    case .positions: true
    case .series: false
    case nil: label == "x"
    }
  }

  private mutating func set(
    of table: Table, _ axis: String, _ file: String?
  ) throws(ChartReaderError) -> ChartSet {
    var columns = ChartReaderOptions()
    columns.horizontal = axis
    columns.kind = options.kind ?? .line
    columns.kinds = options.kinds
    columns.columns = options.columns ?? table.columns.map(\.name).filter { $0 != axis }
    columns.badRows = options.badRows
    let source = ReadTable(table, names: table.columns.map(\.name), file: file)
    var chart = TableChart(source, columns)
    var set = try chart.set()
    notes = chart.notes
    if options.horizontal != nil {
      notes.append("the file itself names the column of the horizontal axis, which was taken")
    }
    for index in set.series.indices {
      let label = set.series[index].label
      set.series[index].name = names[label] ?? label
      set.series[index].color = colors[label]
      guard options.kind == nil, options.kinds[label] == nil else { continue }
      if case .series(let kind) = types[label] { set.series[index].kind = kind }
    }
    return set
  }

  private func flagged(_ set: ChartSet, _ text: JSONTokens) throws(ChartReaderError) -> ChartSet {
    var set = set
    set.title = title
    set.hasTwoAxes = flags["y_scaled"] ?? false
    set.isStacked = flags["stacked"] ?? false
    set.isPercentage = flags["percentage"] ?? false
    guard !set.hasTwoAxes || set.series.count == 2 else {
      throw text.error("two axes need two series, but there are \(set.series.count)")
    }
    return set
  }
}
