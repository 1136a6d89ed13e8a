/// Where the keys of a scene stand, for what is said of their values.
///
/// The TOML library reports the place of what it can't read, but not of what it has read.
struct SceneLines {
  private struct Place: Hashable {
    var layer: Int?
    var key: String
  }

  private var lines: [Place: Int] = [:]
  private var starts: [Int: Int] = [:]

  /// Finds the keys at the starts of lines.
  init(_ text: String) {
    var layer: Int?
    let breaks: Set<Character> = ["\n", "\r\n"]
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: breaks.contains)
    for (index, line) in all.enumerated() {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      if bare.hasPrefix("[[") {
        layer = layer.map { $0 + 1 } ?? 0
        if let layer { starts[layer] = index + 1 }
      } else if let equals = bare.firstIndex(of: "=") {
        let key = bare[..<equals].filter { !" \t\"'".contains($0) }
        let place = Place(layer: layer, key: String(key))
        if lines[place] == nil { lines[place] = index + 1 }
      }
    }
  }

  /// Returns the line, from 1, of a key of a layer or of the whole scene; of a key that isn't there,
  /// the line where its layer begins.
  func line(of key: String, inLayer layer: Int?) -> Int? {
    lines[Place(layer: layer, key: key)] ?? layer.flatMap { starts[$0] }
  }
}
