package import CommandLines
internal import Outputs
internal import Texts

/// The words of one layer, by kind.
package struct LayerParts: CommandArguments {
  var shapes: [String] = []
  var output = OutputPlan()
  var motion = MotionPlan()
  private var given: [(key: LayerKey, text: String)] = []

  /// The settings of the layer, in the order in which they take effect: a gradient replaces a paint,
  /// whichever was typed last.
  var layer: [(key: LayerKey, text: String)] {
    LayerKey.all.flatMap { key in given.filter { $0.key == key } }
  }

  /// Creates the parts of a layer without words.
  package init() {}

  /// Stores the value of a key, which takes effect when the shape is known.
  fileprivate mutating func take(_ key: LayerKey, _ input: OptionInput) throws(ValueError) {
    var layer = LayerPlan(.circle)
    try key.option.set(&layer, input)
    if case .text(let text) = input {
      given.append((key, text))
    } else {
      given.append((key, "true"))
    }
  }
}

extension LayerKey {
  /// The option that stores the key in parts of a layer.
  fileprivate var partsOption: Option<LayerParts> {
    option.storing { (parts, input) throws(ValueError) in try parts.take(self, input) }.repeatable()
  }
}

// MARK: - Commands

extension LayerParts {
  /// `shape draw`: of one layer at a time, see `LayerWords`.
  package static let draw = command(
    "draw", "Draws shapes, in the terminal or into a file.", OutputPlan.options(\.output))

  package static let spin = command(
    "spin", "Rotates shapes in the terminal until q is pressed.",
    OutputPlan.options(\.output, [.picture(.cast)]),
    [.init("Motion", MotionPlan.options.map { $0.within(\.motion) })])

  private static func command(
    _ name: String, _ abstract: String, _ output: [Option<LayerParts>],
    _ more: [Command<LayerParts>.Section] = []
  ) -> Command<LayerParts> {
    var command = Command<LayerParts>(name, abstract)
    command.usage = ["SHAPE [options] [SHAPE [options] ...]", "- < scene.toml"]
    command.operands = [
      Operand("shape", \.shapes, help: "A shape, or - for a scene on standard input.")
        .completing { before, _ in
          // A text, values or a path follow some names.
          let isData = before.last.flatMap(ShapeKind.init)?.data != nil
          return isData ? Completion() : Completion(ShapeKind.candidates)
        }
    ]
    let groups = LayerKey.sections.map { section in
      Command<LayerParts>.Section(section.title, section.keys.map(\.partsOption))
    }
    command.sections = more + groups + [.init("Output", output), .init("Help", [.help])]
    return command
  }
}
