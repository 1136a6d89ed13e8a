internal import Clocks
internal import Texts

/// The members of a JSON object, read one by one; an error names the member.
struct RecordFields {
  private let object: JSONValue
  private let prefix: String

  /// Creates the members of an object; `place` is how errors name an object inside another one.
  init(_ value: JSONValue, in place: String? = nil) throws(RecordError) {
    guard case .object = value else {
      throw place.map { .wrong($0, should: "an object") } ?? .notAnObject
    }
    object = value
    prefix = place.map { $0 + "." } ?? ""
  }

  /// Returns a member's value as `read` understands it; `nil` if there is none, or null.
  func optional<Value>(
    _ key: String, should: String, _ read: (JSONValue) -> Value?
  ) throws(RecordError) -> Value? {
    guard let value = object[key], value != .null else { return nil }
    guard let result = read(value) else { throw .wrong(prefix + key, should: should) }
    return result
  }

  /// Returns the value of a member that must be there.
  func required<Value>(_ key: String, _ value: Value?) throws(RecordError) -> Value {
    guard let value else { throw .missing(prefix + key) }
    return value
  }

  /// Checks the version of the format.
  func check(version: Int) throws(RecordError) {
    guard object["v"]?.integer == version else { throw .version }
  }
}

// MARK: - Texts and flags

extension RecordFields {
  func optionalText(
    _ key: String, limit: Int = RecordLimits.text
  ) throws(RecordError) -> String? {
    try optional(key, should: "a text of at most \(limit) bytes") { value in
      value.string.flatMap { Self.isPlain($0, limit: limit) ? $0 : nil }
    }
  }

  func text(_ key: String, limit: Int = RecordLimits.text) throws(RecordError) -> String {
    try required(key, try optionalText(key, limit: limit))
  }

  /// Returns a name, which can't be empty.
  func name(_ key: String) throws(RecordError) -> String {
    let name = try text(key, limit: RecordLimits.name)
    guard !name.isEmpty else { throw .wrong(prefix + key, should: "a text that isn’t empty") }
    return name
  }

  func flag(_ key: String) throws(RecordError) -> Bool {
    let flag: Bool? = try optional(key, should: "true or false") {
      if case .boolean(let isTrue) = $0 { isTrue } else { nil }
    }
    return try required(key, flag)
  }

  /// Returns a case of an enumeration by its raw value.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, as type: Word.Type
  ) throws(RecordError) -> Word where Word.RawValue == String {
    let words = Word.allCases.map { "“\($0.rawValue)”" }
    let should = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    let word = try optional(key, should: should) { $0.string.flatMap(Word.init(rawValue:)) }
    return try required(key, word)
  }

  /// Returns the words of a command line.
  func words(_ key: String) throws(RecordError) -> [String] {
    let limit = RecordLimits.words
    let words: [String]? = try optional(key, should: "texts of at most \(limit) bytes") { value in
      guard let elements = value.elements, elements.count <= limit else { return nil }
      let words = elements.compactMap(\.string)
      let size = words.reduce(0) { $0 + $1.utf8.count + 1 }
      guard words.count == elements.count, size <= limit else { return nil }
      return words.allSatisfy { Self.isPlain($0, limit: limit) } ? words : nil
    }
    return try required(key, words)
  }

  /// Whether a text is short enough and has no NUL, which would end it where C reads it.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    text.utf8.count <= limit && !text.utf8.contains(0)
  }
}

// MARK: - Numbers and times

extension RecordFields {
  func optionalNumber(
    _ key: String, in range: ClosedRange<Int>
  ) throws(RecordError) -> Int? {
    let should = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return try optional(key, should: should) { value in
      value.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func number(_ key: String, in range: ClosedRange<Int>) throws(RecordError) -> Int {
    try required(key, try optionalNumber(key, in: range))
  }

  func optionalDuration(_ key: String) throws(RecordError) -> Duration? {
    try optional(key, should: "a number of seconds from 0 to 290 years") {
      Self.seconds($0, in: RecordLimits.durations)
    }
  }

  func duration(_ key: String) throws(RecordError) -> Duration {
    try required(key, try optionalDuration(key))
  }

  func optionalInstant(_ key: String) throws(RecordError) -> Instant? {
    try optional(key, should: "a number of seconds up to 290 years") { value in
      Self.seconds(value, in: RecordLimits.instants).map { Instant(sinceZero: $0) }
    }
  }

  func optionalWallTime(_ key: String) throws(RecordError) -> WallTime? {
    try optional(key, should: "a number of seconds since 1970, in the years 1 to 9999") { value in
      Self.seconds(value, in: RecordLimits.wallTimes).map { WallTime(sinceEpoch: $0) }
    }
  }

  func wallTime(_ key: String) throws(RecordError) -> WallTime {
    try required(key, try optionalWallTime(key))
  }

  private static func seconds(_ value: JSONValue, in range: ClosedRange<Duration>) -> Duration? {
    value.number.flatMap { ExactSeconds.duration($0, in: range) }
  }
}

// MARK: - Lists

extension RecordFields {
  /// Returns the elements of a list, each as `read` understands it with its number from 1.
  func list<Element>(
    _ key: String, limit: Int, _ read: (JSONValue, Int) throws(RecordError) -> Element
  ) throws(RecordError) -> [Element] {
    let found: [JSONValue]? = try optional(
      key, should: "a list of at most \(limit) elements"
    ) { value in
      value.elements.flatMap { $0.count <= limit ? $0 : nil }
    }
    var elements: [Element] = []
    for value in try required(key, found) {
      elements.append(try read(value, elements.count + 1))
    }
    return elements
  }

  /// Returns whole numbers that aren't negative.
  func numbers(_ key: String, limit: Int) throws(RecordError) -> [Int] {
    try list(key, limit: limit) { value, _ throws(RecordError) in
      guard let number = value.integer, (0...Int(Int32.max)).contains(number) else {
        throw .wrong(key, should: "a list of whole numbers from 0 on")
      }
      return number
    }
  }

  /// Returns the elapsed times of laps, none of which is before the last one.
  func laps(_ key: String) throws(RecordError) -> [Duration] {
    var last = Duration.zero
    return try list(key, limit: RecordLimits.laps) { value, _ throws(RecordError) in
      guard let lap = Self.seconds(value, in: RecordLimits.durations), lap >= last else {
        throw .wrong(key, should: "a list of seconds in rising order")
      }
      last = lap
      return lap
    }
  }
}
