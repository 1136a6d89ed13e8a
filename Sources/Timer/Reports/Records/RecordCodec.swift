internal import Clocks
internal import Countdowns
internal import JSON
internal import Texts

/// The conversion of a value to and from JSON; errors name the member.
struct RecordCodec<Value>: Sendable {
  let write: @Sendable (Value) -> JSONValue
  let read: @Sendable (JSONValue, _ member: String) throws(TimerRecordError) -> Value
}

extension RecordCodec {
  /// Creates a codec for the values that `read` accepts; `should` describes them.
  init(
    should: String, write: @escaping @Sendable (Value) -> JSONValue,
    read: @escaping @Sendable (JSONValue) -> Value?
  ) {
    self.init(write: write) { json, member throws(TimerRecordError) in
      guard let value = read(json) else { throw .wrong(member, should: should) }
      return value
    }
  }

  /// Returns this codec restricted to the values that satisfy `condition`.
  func only(should: String, _ condition: @escaping @Sendable (Value) -> Bool) -> RecordCodec {
    RecordCodec(write: write) { [read] json, member throws(TimerRecordError) in
      let value = try read(json, member)
      guard condition(value) else { throw .wrong(member, should: should) }
      return value
    }
  }
}

// MARK: - Texts and booleans

extension RecordCodec {
  /// Returns the codec of texts of at most `limit` bytes without NUL, which would end them in C.
  static func text(limit: Int = RecordLimits.text) -> RecordCodec where Value == String {
    RecordCodec(
      should: "a text of at most \(limit) bytes", write: JSONValue.string,
      read: { json in json.string.flatMap { isPlain($0, limit: limit) ? $0 : nil } })
  }

  /// Returns the codec of names, which can't be empty.
  static func name() -> RecordCodec where Value == String {
    text(limit: RecordLimits.name).only(should: "a text that isn’t empty") { !$0.isEmpty }
  }

  static func flag() -> RecordCodec where Value == Bool {
    RecordCodec(
      should: "true or false", write: JSONValue.boolean,
      read: { if case .boolean(let isTrue) = $0 { isTrue } else { nil } })
  }

  /// Returns the codec of enumeration cases, represented by their raw values.
  static func word(older: [String: Value] = [:]) -> RecordCodec
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    RecordCodec(
      should: Value.allCases.map { "“\($0.rawValue)”" }.listed("or"),
      write: { .string($0.rawValue) },
      read: { $0.string.flatMap { Value(rawValue: $0) ?? older[$0] } })
  }

  /// Returns the codec of the words of a command line.
  static func words() -> RecordCodec where Value == [String] {
    let limit = RecordLimits.words
    @Sendable func read(_ json: JSONValue) -> [String]? {
      guard let elements = json.elements, elements.count <= limit else { return nil }
      let words = elements.compactMap(\.string)
      let size = words.reduce(0) { $0 + $1.utf8.count + 1 }
      guard words.count == elements.count, size <= limit else { return nil }
      return words.allSatisfy { isPlain($0, limit: limit) } ? words : nil
    }
    return RecordCodec(
      should: "texts of at most \(limit) bytes", write: { .array($0.map(JSONValue.string)) },
      read: read)
  }
}

private func isPlain(_ text: String, limit: Int) -> Bool {
  text.utf8.count <= limit && !text.utf8.contains(0)
}

// MARK: - Numbers and times

extension RecordCodec {
  static func number(in range: ClosedRange<Value> = Value.min...Value.max) -> RecordCodec
  where Value: FixedWidthInteger & Sendable {
    let should = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return RecordCodec(
      should: should, write: { .number("\($0)") },
      read: { $0.integer.flatMap(Value.init(exactly:)).flatMap { range.contains($0) ? $0 : nil } })
  }

  static func duration() -> RecordCodec where Value == Duration {
    seconds("from 0 to 290 years", in: RecordLimits.durations, { $0 }, { $0 })
  }

  static func instant() -> RecordCodec where Value == Instant {
    seconds("up to 290 years", in: RecordLimits.instants, \.sinceZero) { Instant(sinceZero: $0) }
  }

  static func wallTime() -> RecordCodec where Value == WallTime {
    let years = "since 1970, in the years 1 to 9999"
    return seconds(years, in: RecordLimits.wallTimes, \.sinceEpoch) { WallTime(sinceEpoch: $0) }
  }

  /// Returns the codec of values that are an exact number of seconds.
  private static func seconds(
    _ range: String, in limits: ClosedRange<Duration>,
    _ write: @escaping @Sendable (Value) -> Duration,
    _ read: @escaping @Sendable (Duration) -> Value
  ) -> RecordCodec {
    let should = "a number of seconds \(range)"
    return RecordCodec(
      should: should, write: { .number(SecondsText.text(write($0))) },
      read: { $0.number.flatMap { SecondsText.duration($0, in: limits) }.map(read) })
  }
}

// MARK: - Lists

extension RecordCodec {
  /// Returns the codec of lists; an error describes a valid element, with its number from 1, or a
  /// valid list.
  static func list<Element>(
    of element: RecordCodec<Element>, limit: Int, should: String? = nil
  ) -> RecordCodec where Value == [Element] {
    @Sendable func read(_ json: JSONValue, _ member: String) throws(TimerRecordError) -> [Element] {
      guard let found = json.elements, found.count <= limit else {
        throw .wrong(member, should: "a list of at most \(limit) elements")
      }
      var elements: [Element] = []
      for value in found {
        do throws(TimerRecordError) {
          elements.append(try element.read(value, "\(member) \(elements.count + 1)"))
        } catch {
          throw should.map { .wrong(member, should: $0) } ?? error
        }
      }
      return elements
    }
    return RecordCodec(write: { .array($0.map(element.write)) }, read: read)
  }

  /// Returns the codec of lists of nonnegative integers.
  static func numbers() -> RecordCodec where Value == [Int] {
    let should = "a list of nonnegative integers"
    return list(of: .number(in: 0...Int(Int32.max)), limit: RecordLimits.laps, should: should)
  }

  /// Returns the codec of warnings as their texts.
  static func warnings() -> RecordCodec where Value == [Warning] {
    let should = "a list of texts such as “5m=amber”"
    let warning = RecordCodec<Warning>(
      should: should, write: { .string($0.text) },
      read: { json in json.string.flatMap { try? Warning($0) } })
    return list(of: warning, limit: RecordLimits.steps, should: should)
  }

  /// Returns the codec of the elapsed times of laps, in ascending order.
  static func laps() -> RecordCodec where Value == [Duration] {
    let should = "a list of seconds in ascending order"
    return list(of: .duration(), limit: RecordLimits.laps, should: should)
      .only(should: should) { laps in zip(laps, laps.dropFirst()).allSatisfy { $0 <= $1 } }
  }
}
