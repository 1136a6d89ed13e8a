package import JSON

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

  /// The reply as a line, without the line feed.
  package var line: String {
    switch self {
    case .timer(let timer):
      JSONValue(["v": .number("1"), "ok": .boolean(true), "timer": timer]).description
    case .refused(let why):
      JSONValue(["v": .number("1"), "ok": .boolean(false), "why": .string(why)]).description
    }
  }
}
