/// Error messages that services send as JSON instead of data.
package enum ServiceMessage {
  private static let names: Set = [
    "error", "error message", "error_message", "errors", "note", "information", "message",
    "description", "detail",
  ]

  /// Returns the first string in a member whose name suggests an error.
  ///
  /// Examples are `{"Note": "…"}` and `{"error": {"code": 404, "message": "…"}}`. Data may have
  /// such members too, so call this only if no data was found.
  package static func find(in bytes: [UInt8]) -> String? {
    var json = JSONPull(bytes)
    var isMessage = false
    while let token = try? json.next(), token != .end {
      switch token {
      case .key(let name): isMessage = names.contains(name.lowercased())
      case .string(let text) where isMessage: return shortened(text)
      case .beginObject, .endObject, .beginArray: break
      case .endArray, .string, .number, .boolean, .null, .end: isMessage = false
      }
    }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 200 ? "\(line.prefix(199))…" : line
  }
}
