package import Texts

/// A running timer's answer: one line of JSON.
package enum ControlReply: Hashable, Sendable {
  /// The state of the timer after the request.
  case timer(JSONValue)
  /// The request had no effect; the associated sentence states the reason.
  case refused(String)
}

extension ControlReply {
  /// The maximum number of bytes in a line, without the line feed.
  package static let longestLine = 65_536

  /// The member that states why the timer's state isn't saved.
  package static let unsavedKey = "unkept"

  /// Returns the reply with the reason why the timer's state isn't saved.
  package func unsaved(_ why: String) -> ControlReply {
    guard case .timer(.object(let members)) = self else { return self }
    return .timer(.object(members + [JSONValue.Member(Self.unsavedKey, .string(why))]))
  }

  /// Creates the refusal of a request that failed.
  init(_ error: ControlError) { self = .refused(error.description) }

  /// The reply as a line, without the line feed.
  package var line: String {
    switch self {
    case .timer(let timer):
      JSONValue(["v": .number("1"), "ok": .boolean(true), "timer": timer]).description
    case .refused(let why):
      JSONValue(["v": .number("1"), "ok": .boolean(false), "why": .string(why)]).description
    }
  }

  /// Parses a line; unknown members are ignored.
  package init(line: String) throws(ControlError) {
    guard line.utf8.count <= Self.longestLine else {
      throw .isTooLong(limit: Self.longestLine)
    }
    guard let value = JSONValue(line), case .object = value else { throw .isNotAnObject }
    guard value["v"]?.number == "1" else { throw .isUnsupportedVersion(value["v"]?.description) }
    switch value["ok"] {
    case .boolean(true)?:
      guard let timer = value["timer"] else { throw .isMalformedReply }
      self = .timer(timer)
    case .boolean(false)?:
      guard let why = value["why"]?.string else { throw .isMalformedReply }
      self = .refused(why)
    default: throw .isMalformedReply
    }
  }

  /// Parses the bytes of a line.
  init(bytes: [UInt8]) throws(ControlError) {
    guard let line = String(validating: bytes, as: UTF8.self) else { throw .isNotAnObject }
    try self.init(line: line)
  }
}
