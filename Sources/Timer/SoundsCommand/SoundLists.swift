internal import Alarms
internal import Cells
internal import JSON
internal import Synth
internal import Texts

/// Formats the lists of `timer sounds` and `timer sounds devices`.
enum SoundLists {
  /// Returns a line per sound: its name, padded, and its summary.
  static func lines(_ entries: [SoundEntry]) -> String {
    aligned(entries.map { ($0.name, $0.summary) })
  }

  /// Returns the sounds as a JSON array.
  static func json(_ entries: [SoundEntry]) -> String {
    JSONText.array(
      entries.map { entry in
        var object = [(key: "name", value: entry.name), (key: "summary", value: entry.summary)]
        switch entry.sound {
        case .builtIn: object.append((key: "kind", value: "built-in"))
        case .file(let path): object += [(key: "kind", value: "file"), (key: "path", value: path)]
        }
        return object
      })
  }

  /// Returns a line per sound device: its name, padded, and the system's description.
  static func lines(_ devices: [DeviceList.Device]) -> String {
    aligned(devices.map { ($0.name, $0.description) })
  }

  /// Returns the sound devices as a JSON array.
  static func json(_ devices: [DeviceList.Device]) -> String {
    JSONText.array(
      devices.map { [(key: "name", value: $0.name), (key: "description", value: $0.description)] })
  }

  /// The maximum width that the first column is padded to.
  private static let maxColumnWidth = 40

  private static func aligned(_ rows: [(String, String)]) -> String {
    let rows = rows.map { (TextWidth.visible($0.0), TextWidth.visible($0.1)) }
    let width = rows.map { TextWidth.columns(of: $0.0) }.filter { $0 <= maxColumnWidth }.max() ?? 0
    return rows.map { name, words in
      guard !words.isEmpty else { return name }
      let gap = max(2, width + 2 - TextWidth.columns(of: name))
      return name + String(repeating: " ", count: gap) + words
    }.joined(separator: "\n")
  }
}
