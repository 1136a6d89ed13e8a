internal import Clocks
internal import JSON
internal import Reports

/// The members of a received JSON object, none of which is trusted.
///
/// Unknown members are ignored, and `null` is the same as a missing one.
package struct PayloadMembers {
  /// The maximum number of bytes of a payload.
  package static let mostBytes = 4096
  /// The version of the format.
  package static let version = 1

  private let json: JSONValue

  package init(_ bytes: [UInt8]) throws(PayloadError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLong }
    guard let json = try? JSONValue(reading: bytes) else { throw .notAnObject }
    try self.init(json)
    guard let version = self["v"] else { throw .missing("v") }
    guard version.number.flatMap(MillisecondsText.whole) == Self.version else {
      throw .newerVersion
    }
  }

  init(_ json: JSONValue) throws(PayloadError) {
    guard case .object = json else { throw .notAnObject }
    self.json = json
  }

  subscript(key: String) -> JSONValue? {
    let value = json[key]
    return value == .null ? nil : value
  }

  /// Returns a value that a payload needs.
  func need<Value>(_ key: String, _ value: Value?) throws(PayloadError) -> Value {
    guard let value else { throw .missing(key) }
    return value
  }

  /// Returns the value of a member that `read` accepts.
  func value<Value>(
    _ key: String, should: String, _ read: (JSONValue) -> Value?
  ) throws(PayloadError) -> Value? {
    guard let json = self[key] else { return nil }
    guard let value = read(json) else { throw .wrong(key, should: should) }
    return value
  }
}

// MARK: - Values

extension PayloadMembers {
  func flag(_ key: String) throws(PayloadError) -> Bool {
    try value(key, should: "true or false") {
      if case .boolean(let isTrue) = $0 { isTrue } else { nil }
    } ?? false
  }

  func count(_ key: String, in range: ClosedRange<Int>) throws(PayloadError) -> Int? {
    let should = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return try value(key, should: should) {
      $0.number.flatMap(MillisecondsText.whole).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns a length of time; a negative one is zero.
  func length(_ key: String) throws(PayloadError) -> Duration? {
    try value(key, should: "a number of milliseconds up to 290 years") {
      $0.number.flatMap(MillisecondsText.duration)
        .flatMap { $0 <= RecordLimits.longest ? max($0, .zero) : nil }
    }
  }

  func time(_ key: String) throws(PayloadError) -> WallTime? {
    try value(key, should: "a number of milliseconds since 1970, in the years 1970 to 9999") {
      $0.number.flatMap(MillisecondsText.duration)
        .flatMap { Self.times.contains($0) ? WallTime(sinceEpoch: $0) : nil }
    }
  }

  private static let times = Duration.zero...Duration.seconds(253_402_214_399)

  /// Returns a clean text; `nil` if nothing of it would be visible.
  func text(_ key: String) throws(PayloadError) -> String? {
    try value(key, should: "a text", \.string).flatMap(SharedText.clean)
  }

  /// Returns the ID of a publisher.
  func id() throws(PayloadError) -> String {
    try need(
      "id",
      value("id", should: "8 to 32 hexadecimal digits") {
        $0.string.flatMap { Self.isID($0) ? $0 : nil }
      })
  }

  private static func isID(_ text: String) -> Bool {
    8...32 ~= text.utf8.count
      && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
  }
}
