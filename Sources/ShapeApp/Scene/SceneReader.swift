internal import TOMLKit
internal import Texts

/// A picture described in TOML: `[[layer]]` tables with the options of the command line as keys.
///
/// ```toml
/// size = 400
///
/// [[layer]]
/// shape = "ring"
/// trim = "0..0.7"
/// rotate = -90
/// gradient = ["cyan", "magenta"]
/// ```
struct SceneReader {
  private let lines: SceneLines
  private var layers: [LayerPlan] = []
  private var output: OutputPlan

  /// Returns the layers of a scene, and the output with what the scene says of it where the command
  /// line said nothing.
  static func read(
    _ text: String, into output: OutputPlan
  ) throws(Failure) -> (layers: [LayerPlan], output: OutputPlan) {
    var reader = SceneReader(lines: SceneLines(text), output: output)
    try reader.take(table(text))
    return (reader.layers, reader.output)
  }

  private init(lines: SceneLines, output: OutputPlan) {
    self.lines = lines
    self.output = output
  }

  private static func table(_ text: String) throws(Failure) -> TOMLTable {
    if let hazard = SceneHazard(in: text) {
      throw Failure(
        words: "the scene’s line \(hazard.line): \(hazard.words)", status: Self.status)
    }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      let start = error.source.begin
      throw Failure(
        words: "the scene’s line \(start.line), column \(start.column): \(error.description)",
        status: Self.status)
    } catch {
      throw Failure(words: "the scene can’t be read: \(error)", status: Self.status)
    }
  }

  /// The exit status for data that is wrong (EX_DATAERR).
  private static let status: Int32 = 65
}

extension SceneReader {
  private mutating func take(_ table: TOMLTable) throws(Failure) {
    for name in table.keys where name != "layer" {
      guard let key = OutputKey(rawValue: name), key.isOfScene else {
        let known = OutputKey.allCases.filter(\.isOfScene).map(\.rawValue) + ["layer"]
        throw unknown(name, among: known, layer: nil)
      }
      let text = try text(of: table[name], key.expected, name, layer: nil)
      var plan = OutputPlan()
      do throws(ValueError) {
        try plan.set(key, to: text)
      } catch {
        throw wrong(name, text, key.expected, error, layer: nil)
      }
      output.extent = output.extent ?? plan.extent
      output.background = output.background ?? plan.background
    }
    guard let array = table["layer"]?.array, !array.isEmpty else {
      throw Failure(
        words: "the scene has no layer: a table [[layer]] with shape = \"ring\", say, is one",
        status: Self.status)
    }
    for (index, element) in array.enumerated() {
      guard let layer = element.table else {
        throw failure("“layer” should be tables, each begun by [[layer]]", "layer", layer: nil)
      }
      try take(layer, at: index)
    }
  }

  private mutating func take(_ table: TOMLTable, at index: Int) throws(Failure) {
    let names = Form.allCases.map(\.rawValue)
    guard let name = table["shape"]?.string else {
      throw failure("a layer needs its shape, such as shape = \"ring\"", "shape", layer: index)
    }
    guard let form = Form(rawValue: name) else {
      throw failure(
        "unknown shape “\(name)”\(hint(name, names)); the shapes are: "
          + names.joined(separator: ", "),
        "shape", layer: index)
    }
    var layer = LayerPlan(form)
    for key in LayerKey.allCases where table.contains(key: key.rawValue) {
      let text = try text(of: table[key.rawValue], key.expected, key.rawValue, layer: index)
      do throws(ValueError) {
        try layer.set(key, to: text)
      } catch {
        throw wrong(key.rawValue, text, key.expected, error, layer: index)
      }
    }
    for name in table.keys where name != "shape" && LayerKey(rawValue: name) == nil {
      throw unknown(name, among: ["shape"] + LayerKey.allCases.map(\.rawValue), layer: index)
    }
    if let key = form.data, !table.contains(key: key.rawValue) {
      throw failure(
        "\(form.rawValue) needs \(key.rawValue): \(key.expected)", "shape", layer: index)
    }
    layers.append(layer)
  }

  /// The text that would have been typed: numbers and texts as they are, lists with commas.
  private func text(
    of value: (any TOMLValueConvertible)?, _ expected: String, _ name: String, layer: Int?
  ) throws(Failure) -> String {
    if let text = value.flatMap(Self.single) { return text }
    if let array = value?.array {
      let parts = array.compactMap { Self.single($0) }
      if parts.count == array.count, !parts.isEmpty {
        return parts.joined(separator: name == LayerKey.trim.rawValue ? ".." : ",")
      }
    }
    throw failure("\(name) takes \(expected)", name, layer: layer)
  }

  private static func single(_ value: any TOMLValueConvertible) -> String? {
    value.string ?? value.int.map { String($0) } ?? value.double.map { "\($0)" }
      ?? value.bool.map { String($0) }
  }
}

// MARK: - What is wrong

extension SceneReader {
  private func failure(_ words: String, _ key: String, layer: Int?) -> Failure {
    let line = lines.line(of: key, inLayer: layer)
    let place = line.map { "the scene’s line \($0): " } ?? "the scene: "
    return Failure(words: "\(place)\(words)", status: Self.status)
  }

  private func wrong(
    _ key: String, _ text: String, _ expected: String, _ error: ValueError, layer: Int?
  ) -> Failure {
    failure(error.words(key, text, expected: expected), key, layer: layer)
  }

  private func unknown(_ name: String, among names: [String], layer: Int?) -> Failure {
    failure("unknown key “\(name)”\(hint(name, names))", name, layer: layer)
  }

  private func hint(_ name: String, _ names: [String]) -> String {
    let near = NearestNames.nearest(to: name, among: names)
    return near.isEmpty ? "" : " (\(near.map { "“\($0)”" }.joined(separator: " or "))?)"
  }
}
