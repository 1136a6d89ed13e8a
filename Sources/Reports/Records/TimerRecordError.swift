/// What is wrong with a record or a line of the history, in words that follow the file's name.
package enum TimerRecordError: Error, Hashable, Sendable {
  /// The text isn't a JSON object.
  case notAnObject
  /// The version is missing or unknown.
  case version
  /// A member is missing.
  case missing(String)
  /// A member has a value that can't be used; `should` says what it should be.
  case wrong(String, should: String)
}

extension TimerRecordError: CustomStringConvertible {
  /// The error in words: “left” is missing.
  package var description: String {
    switch self {
    case .notAnObject: "it isn’t a JSON object"
    case .version: "“v”, its version, should be \(TimerRecord.version)"
    case .missing(let member): "“\(member)” is missing"
    case .wrong(let member, let should): "“\(member)” should be \(should)"
    }
  }
}
