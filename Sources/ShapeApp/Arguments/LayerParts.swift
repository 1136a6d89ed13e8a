internal import ArgumentParser

/// The words of one layer, by kind.
struct LayerParts {
  var shapes: [String] = []
  var layer: [(key: LayerKey, text: String)] = []
  var output: [(key: OutputKey, text: String)] = []
  var motion: [(key: MotionKey, text: String)] = []

  /// Reads a group of words.
  ///
  /// - Throws: What ArgumentParser throws for words that it doesn't know, and for help.
  init(_ words: [String], _ command: Request.Command) throws {
    if take(words, command) { return }
    self = LayerParts()
    switch try ShapeArguments.parseAsRoot([command.rawValue] + words) {
    case let draw as DrawArguments:
      (shapes, layer, output) = (draw.shapes, draw.layer.settings, draw.output.settings)
    case let spin as SpinArguments:
      (shapes, layer, output) = (spin.shapes, spin.layer.settings, spin.output.settings)
      motion = spin.motion.settings
    case var other:
      // Help, which is an answer of the parser's own.
      try other.run()
      throw ExitCode.success
    }
  }

  private init() {}
}

// MARK: - The short way

extension LayerParts {
  /// Reads words that are as simple as most, and returns whether all were.
  ///
  /// ArgumentParser takes two milliseconds for a layer: much, in a prompt. It reads everything else,
  /// and has the words for what is wrong.
  private mutating func take(_ words: [String], _ command: Request.Command) -> Bool {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "-o", let file = rest.popFirst() {
        output.append((.output, file))
      } else if word == "--centred" {
        layer.append((.centered, "true"))
      } else if word.hasPrefix("--") {
        guard let equals = word.firstIndex(of: "=") else { return false }
        let name = String(word[..<equals].dropFirst(2))
        guard take(name, String(word[word.index(after: equals)...]), command) else { return false }
      } else if word.hasPrefix("-"), word != "-" {
        return false
      } else {
        shapes.append(word)
      }
    }
    // In the parser's order: a gradient counts more than a paint, whichever was typed last.
    let order = LayerKey.allCases
    layer.sort { (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0) }
    return true
  }

  private mutating func take(_ name: String, _ text: String, _ command: Request.Command) -> Bool {
    if let key = LayerKey(rawValue: name), key != .centered {
      layer.append((key, text))
    } else if let key = OutputKey(rawValue: name) {
      output.append((key, text))
    } else if command == .spin, let key = MotionKey(rawValue: name) {
      motion.append((key, text))
    } else {
      return false
    }
    return true
  }
}
