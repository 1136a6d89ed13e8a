internal import JSON
package import Reports

extension ControlReply {
  /// Creates the refusal of a request that failed.
  init(_ error: ControlError) { self = .refused(error.description) }

  /// Parses a line; unknown members are ignored.
  package init(line: String) throws(ControlError) {
    guard line.utf8.count <= Self.longestLine else { throw .isTooLong(limit: Self.longestLine) }
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
