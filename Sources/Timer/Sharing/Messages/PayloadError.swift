/// What is wrong with a received payload, as it follows the name of the room.
package enum PayloadError: Error, Hashable, Sendable {
  /// It has more than ``PayloadMembers/mostBytes`` bytes.
  case tooLong
  case notAnObject
  /// It has the format of a newer version.
  case newerVersion
  case missing(String)
  /// A member has an invalid value; `should` describes a valid one.
  case wrong(String, should: String)
}

package typealias SharedStateError = PayloadError

extension PayloadError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong: "its message has more than \(PayloadMembers.mostBytes) bytes"
    case .notAnObject: "its message isn’t a JSON object"
    case .newerVersion: "a newer version of timer shares it: update this one"
    case .missing(let member): "“\(member)” is missing in its message"
    case .wrong(let member, let should): "“\(member)” in its message should be \(should)"
    }
  }
}
