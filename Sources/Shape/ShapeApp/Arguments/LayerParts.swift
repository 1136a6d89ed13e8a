internal import CommandLines
internal import Texts

/// The words of one layer, by kind.
struct LayerParts: CommandArguments {
  var shapes: [String] = []
  /// The settings of the layer, in the order in which they take effect: a gradient takes precedence over a
  /// paint, whichever was typed last.
  var layer: [(key: LayerKey, text: String)] { given.inOrder }
  private var given = KeyedTexts<LayerKey>()
  var output = OutputArguments()
  var motion = KeyedTexts<MotionKey>()

  /// Reads a group of words.
  init(_ words: [String], _ command: Request.Command) throws(CommandLineStop) {
    let command = command == .draw ? Self.draw : Self.spin
    self = try command.read(words, program: CalledName.text)
  }

  init() {}

  /// Takes what an option says of the layer.
  mutating func take(_ key: LayerKey, _ text: String) {
    given.set(key, to: text, isRepeatable: true)
  }

  /// The names of all shapes, as a shell offers them.
  static let forms = Form.allCases.map { Completion.Candidate($0.rawValue, $0.words) }
}

// MARK: - Commands

extension LayerParts {
  /// `shape draw`: of one layer at a time, see `LayerWords`.
  static let draw = command("draw", "Draws shapes, on the terminal or into a file.")

  /// `shape spin`: the same, in motion.
  static let spin = command(
    "spin", "Turns shapes round in the terminal, until q.",
    [.init("The motion", MotionKey.allCases.map { $0.option(\.motion) })])

  private static func command(
    _ name: String, _ abstract: String, _ more: [Command<LayerParts>.Section] = []
  ) -> Command<LayerParts> {
    var command = Command<LayerParts>(name, abstract)
    command.usage = ["SHAPE [options] [SHAPE [options] ...]", "- < scene.toml"]
    command.operands = [
      Operand("shape", \.shapes, help: "A shape, or - for a scene on standard input.")
        .completing { before, _ in
          // A text, values or a path follow some names.
          let isData = before.last.flatMap(Form.init)?.data != nil
          return isData ? Completion() : Completion(forms)
        }
    ]
    let groups = LayerKey.Group.allCases.map { group in
      Command<LayerParts>.Section(
        group.rawValue, LayerKey.allCases.filter { $0.group == group }.map(\.option))
    }
    command.sections =
      more + groups + [
        .init("The picture", OutputArguments.options(.drawing).map { $0.within(\.output) }),
        .init("Others", [.help]),
      ]
    return command
  }
}

extension MotionKey: OptionKey {
  var placeholder: String {
    switch self {
    case .period: "seconds"
    case .turns, .rate: "n"
    case .curve: "curve"
    }
  }

  var words: String {
    switch self {
    case .period: "How long a turn takes"
    case .turns: "How many turns, without which it ends by q"
    case .curve: "How a turn passes"
    case .rate: "Pictures in a second"
    }
  }

  var values: Completion {
    let curves = ["linear", "ease-in", "ease-out", "ease-in-out", "spring"]
    return Completion(self == .curve ? curves.map { .init($0) } : [])
  }
}
