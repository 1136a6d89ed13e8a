/// The texts of a column's rows, of which equal ones are stored once.
package struct TextColumn: Hashable, Sendable {
  /// The different texts, in the order of their first rows.
  package private(set) var names: [String] = []
  /// The number of rows that have each of them.
  package private(set) var counts: [Int] = []
  /// The index of each row's text among the names; empty if the rows were only counted.
  package private(set) var codes: [UInt32] = []

  package init() {}

  /// Creates a column of the texts of rows.
  package init(_ texts: some Sequence<String>) { self.init(texts) { $0 } }

  /// Creates a column of numbers as texts, whole ones without a point; those of missing numbers are empty.
  package init(numbers: [Double]) {
    self.init(numbers.lazy.map(\.bitPattern)) { bits in
      let number = Double(bitPattern: bits)
      let text = "\(number)"
      return !number.isFinite ? "" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  /// Creates a column of the texts of two columns, separated by blanks.
  package init(joining first: TextColumn, _ second: TextColumn) {
    let pairs = zip(first.codes, second.codes).lazy.map { UInt64($0) << 32 | UInt64($1) }
    self.init(pairs) { pair in
      "\(first.names[Int(pair >> 32)]) \(second.names[Int(pair & 0xFFFF_FFFF)])"
    }
  }

  /// Creates a column of the texts for which keys stand.
  private init<Key: Hashable>(_ keys: some Sequence<Key>, _ text: (Key) -> String) {
    var known: [Key: UInt32] = [:]
    var places: [String: UInt32] = [:]
    for key in keys {
      if let code = known[key] {
        append(code)
        continue
      }
      let name = text(key)
      let code = places[name] ?? add(name)
      (known[key], places[name]) = (code, code)
      append(code)
    }
  }

  /// Adds a text that no row has yet, and returns its index.
  mutating func add(_ name: String) -> UInt32 {
    names.append(name)
    counts.append(0)
    return UInt32(clamping: names.count - 1)
  }

  /// Appends a row with a text, by its index.
  @inline(__always)
  mutating func append(_ code: UInt32, isCounted: Bool = false) {
    counts[Int(code)] += 1
    if !isCounted { codes.append(code) }
  }

  /// Reserves memory for a number of rows.
  mutating func reserve(_ count: Int) { codes.reserveCapacity(count) }

  /// Returns the texts of some rows, in the given order.
  package func reordered(_ order: some Sequence<Int>) -> TextColumn {
    var column = TextColumn()
    var places: [UInt32?] = Array(repeating: nil, count: names.count)
    for row in order {
      let old = Int(codes[row])
      let code = places[old] ?? column.add(names[old])
      places[old] = code
      column.append(code)
    }
    return column
  }

  /// Returns a column with other, different names.
  package func renamed(_ rename: (String) -> String) -> TextColumn {
    var column = self
    column.names = names.map(rename)
    return column
  }
}

extension TextColumn: RandomAccessCollection, ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: String...) { self.init(elements) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { codes.count }
  package subscript(row: Int) -> String { names[Int(codes[row])] }
}
