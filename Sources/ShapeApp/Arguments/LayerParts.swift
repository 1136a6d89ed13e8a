internal import ArgumentParser

/// The words of one layer, grouped by kind.
struct LayerParts {
  var shapes: [String] = []
  var layer: [(key: LayerKey, text: String)] = []
  var output: [(key: OutputKey, text: String)] = []
  var motion: [(key: MotionKey, text: String)] = []

  /// Reads a group of words.
  ///
  /// - Throws: Whatever ArgumentParser throws for words that it doesn't know, and for help.
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
      // A help request, which the parser answers itself.
      try other.run()
      throw ExitCode.success
    }
  }

  private init() {}
}

// MARK: - The short way

extension LayerParts {
  /// Reads words on a fast path, and returns whether it could read all of them.
  ///
  /// ArgumentParser takes two milliseconds per layer, which is too slow for a shell prompt. It
  /// handles everything else, including the error messages.
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
    // Applies settings in the parser's order, so that a gradient takes precedence over a paint
    // regardless of the order on the command line.
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
