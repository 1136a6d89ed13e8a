internal import JSON

/// A member of a record's JSON object: its key, the access to its property, and their conversion.
///
/// Key paths would be shorter, but creating them takes longer than writing a record.
struct RecordField<Record>: Sendable {
  typealias Getter<Value> = @Sendable (Record) -> Value
  typealias Setter<Value> = @Sendable (inout Record, Value) -> Void

  let key: String
  /// Whether it is read after the members on which its values depend.
  private(set) var isReadLast = false
  /// Returns the member's value; `nil` if the record has none.
  let write: @Sendable (Record) -> JSONValue?
  /// Sets the property to the JSON value, if there is one; `member` is its name in errors.
  let read: @Sendable (inout Record, JSONValue?, _ member: String) throws(TimerRecordError) -> Void

  /// Creates a required member.
  init<Value>(
    _ key: String, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>,
    _ codec: RecordCodec<Value>
  ) {
    self.key = key
    write = { codec.write(get($0)) }
    read = { record, json, member throws(TimerRecordError) in
      guard let json, json != .null else { throw .missing(member) }
      set(&record, try codec.read(json, member))
    }
  }

  /// Creates a member that is omitted, or null, if the record has no value.
  init<Value>(
    _ key: String, optional get: @escaping Getter<Value?>, _ set: @escaping Setter<Value?>,
    _ codec: RecordCodec<Value>, asNull: Bool = false
  ) {
    self.key = key
    write = { get($0).map(codec.write) ?? (asNull ? .null : nil) }
    read = { record, json, member throws(TimerRecordError) in
      guard let json, json != .null else { return }
      set(&record, try codec.read(json, member))
    }
  }

  /// Creates a member that is omitted if the record has no elements.
  init<Element>(
    _ key: String, nonempty get: @escaping Getter<[Element]>, _ set: @escaping Setter<[Element]>,
    _ codec: RecordCodec<[Element]>
  ) {
    let field = RecordField(key, get, set, codec)
    self.key = key
    write = { get($0).isEmpty ? nil : field.write($0) }
    read = { record, json, member throws(TimerRecordError) in
      if json != nil { try field.read(&record, json, member) }
    }
  }

  /// Creates a member that is read after the others because its values depend on them.
  init<Value>(
    _ key: String, last get: @escaping Getter<Value>, _ set: @escaping Setter<Value>,
    _ codec: @escaping @Sendable (Record) -> RecordCodec<Value>
  ) {
    self.key = key
    isReadLast = true
    write = { codec($0).write(get($0)) }
    read = { record, json, member throws(TimerRecordError) in
      try RecordField(key, get, set, codec(record)).read(&record, json, member)
    }
  }
}

/// The members of a record in order, which define its conversion to and from JSON.
struct RecordTable<Record: Sendable>: Sendable {
  /// The version of the format, which is a member itself; `nil` inside another record.
  var version: Int?
  /// A record whose properties are set one by one.
  let blank: Record
  let fields: [RecordField<Record>]

  /// Returns a record as JSON; missing values are omitted.
  func json(of record: Record) -> JSONValue {
    let version = version.map { [JSONValue.Member("v", .number("\($0)"))] } ?? []
    return .object(
      version + fields.compactMap { field in field.write(record).map { .init(field.key, $0) } })
  }

  /// Parses a record; unknown members are ignored.
  ///
  /// `place` is the name of a nested object in errors.
  func record(from json: JSONValue, in place: String? = nil) throws(TimerRecordError) -> Record {
    guard case .object = json else {
      throw place.map { .wrong($0, should: "an object") } ?? .notAnObject
    }
    guard version == nil || json["v"]?.integer == version else { throw .version }
    let prefix = place.map { $0 + "." } ?? ""
    var record = blank
    for isLast in [false, true] {
      for field in fields where field.isReadLast == isLast {
        try field.read(&record, json[field.key], prefix + field.key)
      }
    }
    return record
  }

  /// The codec of such records when nested in another one.
  var codec: RecordCodec<Record> {
    RecordCodec(write: json) { json, place throws(TimerRecordError) in
      try record(from: json, in: place)
    }
  }
}
