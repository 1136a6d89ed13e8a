/// An error in a record or in a line of the history, as it follows the file's name.
package enum TimerRecordError: Error, Hashable, Sendable {
  /// The text isn't a JSON object.
  case notAnObject
  /// The version is missing or unknown.
  case version
  /// A member is missing.
  case missing(String)
  /// A member has an invalid value; `should` describes a valid one.
  case wrong(String, should: String)
}

extension TimerRecordError: CustomStringConvertible {
  /// The description of the error: “left” is missing.
  package var description: String {
    switch self {
    case .notAnObject: "it isn’t a JSON object"
    case .version: "“v”, its version, should be \(TimerRecord.version)"
    case .missing(let member): "“\(member)” is missing"
    case .wrong(let member, let should): "“\(member)” should be \(should)"
    }
  }
}
