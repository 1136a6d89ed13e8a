internal import CommandLines
internal import Texts

/// The words of one layer, by kind.
struct LayerParts: CommandArguments {
  var shapes: [String] = []
  private(set) var layer: [(key: LayerKey, text: String)] = []
  var output = OutputArguments()
  private(set) var motion: [(key: MotionKey, text: String)] = []

  /// Reads a group of words.
  init(_ words: [String], _ command: Request.Command) throws(CommandLineStop) {
    let command = command == .draw ? Self.draw : Self.spin
    self = try command.read(words, program: CalledName.text)
    // A gradient counts more than a paint, whichever was typed last.
    let order = LayerKey.allCases
    layer.sort { (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0) }
  }

  init() {}

  /// Takes what an option says of the layer.
  mutating func take(_ key: LayerKey, _ text: String) { layer.append((key, text)) }

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
    [.init("The motion", MotionKey.allCases.map(option))])

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
    command.sections =
      more + [
        .init("The shape", LayerKey.allCases.map(\.option)),
        .init("The picture", OutputArguments.options(.drawing).map { $0.within(\.output) }),
        .init("Others", [.help]),
      ]
    return command
  }

  private static func option(_ key: MotionKey) -> Option<LayerParts> {
    let curves = ["linear", "ease-in", "ease-out", "ease-in-out", "spring"]
    return Option(key.rawValue, .required(key.placeholder), help: "\(key.words): \(key.expected).")
    {
      parts, input in
      guard case .text(let text) = input else { return }
      parts.motion.removeAll { $0.key == key }
      parts.motion.append((key, text))
    }.completing(key == .curve ? curves : [])
  }
}

extension MotionKey {
  fileprivate var placeholder: String {
    switch self {
    case .period: "seconds"
    case .turns, .rate: "n"
    case .curve: "curve"
    }
  }

  fileprivate var words: String {
    switch self {
    case .period: "How long a turn takes"
    case .turns: "How many turns, without which it ends by q"
    case .curve: "How a turn passes"
    case .rate: "Pictures in a second"
    }
  }
}
