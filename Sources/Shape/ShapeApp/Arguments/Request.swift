internal import CommandLines
internal import Texts

/// An error that explains to the user why a request can't be carried out.
struct CommandError: Error, Hashable {
  /// The explanation, in one line.
  let words: String
  /// The exit status, as defined in sysexits.h.
  let status: Int32

  init(words: String, status: Int32 = 64) {
    // A line break in a quoted text would look like a second message.
    self.words = words.replacing(each: "\n", with: "␊")
    self.status = status
  }
}

/// What to draw, and where to write it.
struct Request: Hashable, Sendable {
  var layers: [LayerPlan] = []
  var output = OutputPlan()
  var motion = MotionPlan()
  /// Whether the layers are read from standard input.
  var readsScene = false
}

extension Request {
  /// The commands that draw layers.
  enum Command: String {
    case draw, spin
  }

  /// Parses the words after a command.
  ///
  /// - Throws: `CommandError` for values, and `CommandLineStop` for words that it doesn't know, and for help.
  init(_ words: [String], _ command: Command) throws {
    let groups = LayerWords.split(words)
    let common = try LayerParts(groups[0], command)
    (output, motion) = (common.output, common.motion)
    for name in common.shapes where name != "-" { throw CommandError.unknownShape(name) }
    readsScene = !common.shapes.isEmpty || groups.count == 1
    if readsScene, groups.count > 1 {
      throw CommandError(words: "- and shapes can’t be combined")
    }
    if readsScene, let (key, _) = common.layer.first {
      throw CommandError(words: "\(key.option.name) needs a shape before it")
    }
    for group in groups.dropFirst() {
      let parts = try LayerParts(group, command, output, motion)
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
