internal import Cells
internal import CommandLines
package import Outputs
internal import TOML
internal import Texts

/// A picture described in TOML: `[[layer]]` tables whose keys are the command line's options.
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
package struct SceneReader {
  private let document: TOMLDocument
  private var layers: [LayerPlan] = []
  private var output: OutputPlan

  /// Returns the layers of a scene, and the output settings, in which the command line takes
  /// precedence over the scene.
  package static func read(
    _ text: String, into output: OutputPlan
  ) throws(CommandError) -> (layers: [LayerPlan], output: OutputPlan) {
    var reader = SceneReader(document: try document(text), output: output)
    try reader.take()
    return (reader.layers, reader.output)
  }

  private init(document: TOMLDocument, output: OutputPlan) {
    self.document = document
    self.output = output
  }

  private static func document(_ text: String) throws(CommandError) -> TOMLDocument {
    do throws(TOMLError) {
      return try TOMLDocument(Array(text.utf8))
    } catch {
      throw CommandError(words: "the scene’s \(error)", status: status)
    }
  }

  /// The exit status for invalid data (EX_DATAERR).
  private static let status: Int32 = 65
  /// The options for the output that a scene may set; the others belong to the terminal and the
  /// caller.
  private static let keys = [OutputPlan.size, OutputPlan.background]
}

extension SceneReader {
  private mutating func take() throws(CommandError) {
    guard case .table(let scene)? = document.value(of: TOMLPath()) else { return }
    for name in document.keys(of: TOMLPath()) where name != "layer" {
      guard let value = scene[name] else { continue }
      let path = TOMLPath(keys: [name])
      guard let option = Self.keys.first(where: { $0.name == "--\(name)" }) else {
        throw unknown(name, among: Self.keys.map { String($0.name.dropFirst(2)) } + ["layer"], path)
      }
      let text = try text(of: value, option.form, name, path)
      var plan = OutputPlan()
      do throws(ValueError) {
        try option.set(&plan, .text(text))
      } catch {
        throw wrong(name, text, error, path)
      }
      output.size = output.size ?? plan.size
      output.background = output.background ?? plan.background
    }
    guard case .array(let array)? = scene["layer"], !array.isEmpty else {
      throw CommandError(
        words: "the scene has no layer: add a table such as [[layer]] with shape = \"ring\"",
        status: Self.status)
    }
    for (index, element) in array.enumerated() {
      guard case .table(let layer) = element else {
        throw failure("“layer” must be an array of tables, each starting with [[layer]]", "layer")
      }
      try take(layer, at: TOMLPath([.key("layer"), .index(index)]))
    }
  }

  private mutating func take(_ table: [String: TOMLValue], at path: TOMLPath) throws(CommandError) {
    let names = ShapeKind.allCases.map(\.rawValue)
    guard case .string(let name)? = table["shape"] else {
      throw failure("a layer needs a shape, such as shape = \"ring\"", path["shape"])
    }
    guard let shape = ShapeKind(rawValue: name) else {
      throw failure(
        "unknown shape “\(name)”\(hint(name, names)); the shapes are: "
          + names.joined(separator: ", "), path["shape"])
    }
    var layer = LayerPlan(shape)
    for key in LayerKey.all {
      guard let value = table[key.name] else { continue }
      let path = path[key.name]
      let text = try text(of: value, key.option.form, key.name, path)
      do throws(ValueError) {
        try layer.set(key, to: text)
      } catch {
        throw wrong(key.name, text, error, path)
      }
    }
    let isUnknown = { (key: String) in key != "shape" && LayerKey.named(key) == nil }
    if let name = document.keys(of: path).first(where: isUnknown) {
      throw unknown(name, among: ["shape"] + LayerKey.all.map(\.name), path[name])
    }
    if let key = shape.data, table[key.name] == nil {
      throw failure(
        "\(shape.rawValue) needs \(key.name): \(key.option.form ?? "a value")", path["shape"])
    }
    layers.append(layer)
  }

  /// Returns the value as it would be typed on the command line: scalars verbatim, lists joined by
  /// commas.
  private func text(
    of value: TOMLValue, _ form: String?, _ name: String, _ path: TOMLPath
  ) throws(CommandError) -> String {
    if let text = Self.single(value) { return text }
    if case .array(let array) = value {
      let parts = array.compactMap(Self.single)
      if parts.count == array.count, !parts.isEmpty {
        return parts.joined(separator: name == LayerKey.trim.name ? ".." : ",")
      }
    }
    throw failure("\(name) should be \(form ?? "true or false")", path)
  }

  private static func single(_ value: TOMLValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .date, .array, .table: nil
    }
  }
}

// MARK: - What is wrong

extension SceneReader {
  /// Returns the line of a value, or of the layer that it should be in.
  private func line(of path: TOMLPath) -> Int? {
    document.line(of: path) ?? path.parent.flatMap(document.line)
  }

  private func failure(_ words: String, _ path: TOMLPath) -> CommandError {
    let place = line(of: path).map { "the scene’s line \($0): " } ?? "the scene: "
    return CommandError(words: "\(place)\(words)", status: Self.status)
  }

  private func wrong(
    _ key: String, _ text: String, _ error: ValueError, _ path: TOMLPath
  ) -> CommandError {
    let value = TextWidth.visible(text)
    return failure(error.words(name: key, typed: "\(key) = \(value)", value: value), path)
  }

  private func unknown(_ name: String, among names: [String], _ path: TOMLPath) -> CommandError {
    failure("unknown key “\(name)”\(hint(name, names))", path)
  }

  private func hint(_ name: String, _ names: [String]) -> String {
    let near = NearestNames.nearest(to: name, among: names)
    return near.isEmpty ? "" : " (\(near.map { "“\($0)”" }.joined(separator: " or "))?)"
  }
}
