/// Why a request can't be carried out, for the person who made it.
struct Failure: Error, Hashable {
  var words: String
  /// The exit status, by sysexits.h.
  var status: Int32 = 64
}

/// What is to be drawn, and where to.
struct Request: Hashable, Sendable {
  var layers: [LayerPlan] = []
  var output = OutputPlan()
  var motion = MotionPlan()
  /// Whether the layers are to be read from standard input.
  var wantsScene = false
}

extension Request {
  /// The commands that draw layers.
  enum Command: String {
    case draw, spin
  }

  /// Reads the words after a command.
  ///
  /// - Throws: `Failure` for values, and what ArgumentParser throws for words that it doesn't know.
  init(_ words: [String], _ command: Command) throws {
    let groups = LayerWords.split(words)
    let common = try LayerParts(groups[0], command)
    for name in common.shapes where name != "-" { throw Failure.unknownShape(name) }
    wantsScene = !common.shapes.isEmpty || groups.count == 1
    if wantsScene, groups.count > 1 {
      throw Failure(words: "- reads a scene, and shapes were named too: those are two pictures.")
    }
    if wantsScene, let (key, _) = common.layer.first {
      throw Failure(words: "--\(key.rawValue) belongs to a shape: name one before it.")
    }
    try take(common)
    for group in groups.dropFirst() {
      let parts = try LayerParts(group, command)
      for name in parts.shapes.dropFirst() { throw Failure.unknownShape(name) }
      guard let name = parts.shapes.first, let form = Form(rawValue: name) else { continue }
      var layer = LayerPlan(form)
      for (key, text) in common.layer + parts.layer {
        do throws(ValueError) {
          try layer.set(key, to: text)
        } catch {
          throw Failure.value("--\(key.rawValue)", text, key.expected, error)
        }
      }
      if let key = form.data, !parts.layer.contains(where: { $0.key == key }) {
        throw Failure(words: "\(form.rawValue) needs \(key.expected) after it.")
      }
      layers.append(layer)
      try take(parts)
    }
  }

  private mutating func take(_ parts: LayerParts) throws(Failure) {
    try output.take(parts.output)
    for (key, text) in parts.motion {
      do throws(ValueError) {
        try motion.set(key, to: text)
      } catch {
        throw Failure.value("--\(key.rawValue)", text, key.expected, error)
      }
    }
  }
}

extension OutputPlan {
  /// Takes what options say.
  mutating func take(_ settings: [(key: OutputKey, text: String)]) throws(Failure) {
    for (key, text) in settings {
      do throws(ValueError) {
        try set(key, to: text)
      } catch {
        throw Failure.value("--\(key.rawValue)", text, key.expected, error)
      }
    }
  }
}

extension Failure {
  /// A value that an option or a key doesn't take.
  static func value(
    _ name: String, _ text: String, _ expected: String, _ error: ValueError
  ) -> Failure {
    let reason = error.reason.map { ": \($0)" } ?? ""
    return Failure(words: "\(name) takes \(expected), not ‘\(text)’\(reason).")
  }

  fileprivate static func unknownShape(_ name: String) -> Failure {
    let names = Form.allCases.map(\.rawValue).joined(separator: ", ")
    return Failure(words: "‘\(name)’ is no shape. Shapes are: \(names).")
  }
}
