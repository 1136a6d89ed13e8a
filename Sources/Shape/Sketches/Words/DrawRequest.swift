package import CommandLines
package import Outputs

/// What to draw, and where to write it.
package struct DrawRequest: Hashable, Sendable {
  package var layers: [LayerPlan] = []
  package var output = OutputPlan()
  package var motion = MotionPlan()
  /// Whether the layers are read from standard input.
  package var readsScene = false
}

extension DrawRequest {
  /// Parses the words after `draw` or `spin`.
  ///
  /// - Throws: `CommandError` for values, and `CommandLineStop` for unknown words and for help.
  package init(_ words: [String], _ command: Command<LayerParts>, program: String) throws {
    let groups = LayerWords.split(words)
    let common = try command.read(groups[0], program: program)
    (output, motion) = (common.output, common.motion)
    for name in common.shapes where name != "-" { throw CommandError.unknownShape(name) }
    readsScene = !common.shapes.isEmpty || groups.count == 1
    if readsScene, groups.count > 1 { throw CommandError(words: "- and shapes can’t be combined") }
    if readsScene, let (key, _) = common.layer.first {
      throw CommandError(words: "\(key.option.name) needs a shape before it")
    }
    for group in groups.dropFirst() {
      var before = LayerParts()
      (before.output, before.motion) = (output, motion)
      let parts = try command.read(group, into: before, program: program)
      (output, motion) = (parts.output, parts.motion)
      for name in parts.shapes.dropFirst() { throw CommandError.unknownShape(name) }
      guard let name = parts.shapes.first, let shape = ShapeKind(rawValue: name) else { continue }
      var layer = LayerPlan(shape)
      for (key, text) in common.layer + parts.layer { try layer.set(key, to: text) }
      if let key = shape.data, !parts.layer.contains(where: { $0.key == key }) {
        throw CommandError(
          words: "\(shape.rawValue) needs \(key.option.form ?? "a value") after it")
      }
      layers.append(layer)
    }
  }
}

extension CommandError {
  fileprivate static func unknownShape(_ name: String) -> CommandError {
    let names = ShapeKind.allCases.map(\.rawValue).joined(separator: ", ")
    return CommandError(words: "unknown shape “\(name)”; the shapes are: \(names)")
  }
}
