internal import JSON
internal import Texts

/// Error messages that services send as JSON instead of data.
package enum ServiceMessage {
  private static let names: Set = [
    "error", "error message", "error_message", "errors", "note", "information", "message",
    "description", "detail",
  ]

  /// The names that mean an error wherever they are; the others may be part of data.
  private static let clearNames: Set = ["error", "error message", "error_message", "errors"]

  /// Returns the first string in a member whose name suggests an error: in the outermost object, or
  /// in an error.
  ///
  /// Examples are `{"Note": "…"}` and `{"error": {"code": 404, "message": "…"}}`. Data may have
  /// such members too, so call this only if no data was found.
  package static func find(in bytes: [UInt8]) -> String? {
    var json = JSONPull(bytes)
    // For each open object and array, whether its members may be messages.
    var levels: [Bool] = []
    var isMessage = true
    while let token = try? json.next(), token != .end {
      switch token {
      case .key(let name):
        let name = name.lowercased()
        isMessage = clearNames.contains(name) || levels.last == true && names.contains(name)
      case .string(let text) where isMessage && !levels.isEmpty: return shortened(text)
      case .beginObject, .beginArray:
        if token == .beginArray, levels.isEmpty { isMessage = false }
        levels.append(isMessage)
      case .endObject, .endArray:
        _ = levels.popLast()
        // The next element of an array is like the one before; a member of an object has its key.
        isMessage = levels.last ?? false
      case .string, .number, .boolean, .null, .end: break
      }
    }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.shortened(to: 200)
  }
}
