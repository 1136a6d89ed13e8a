internal import CommandLines
internal import Countdowns
internal import Faces
internal import Texts

/// The program without a command.
struct ShapeArguments: CommandArguments {
  /// The commands.
  static let commands: [Completion.Candidate] = [
    .init("draw", "draw shapes"), .init("spin", "turn shapes round"),
    .init("face", "draw a face of the timer"), .init("chart", "show tables of numbers"),
    .init("quotes", "show prices as a watch list"), .init("gallery", "show all shapes"),
    .init("probe", "list the capabilities of this terminal"),
  ]

  static let command: Command<ShapeArguments> = {
    var command = Command<ShapeArguments>(
      "", "Draws shapes and charts: in terminal cells, in pixels, as PNG and SVG.")
    command.usage = [
      "draw SHAPE [options] [SHAPE [options] ...]", "draw - < scene.toml",
      "spin SHAPE [options] [SHAPE [options] ...]", "face FACE SPAN [options]",
      "chart [FILE ...] [options]", "quotes [FILE | SYMBOL=FILE | FOLDER ...] [options]",
      "gallery [--sheet]", "probe",
    ]
    command.sections = [
      .init(
        "Options",
        [
          Option.answer("help", short: "h", .summary, help: "Show the most used options."),
          .answer("help-all", .help, help: "Show all about the shapes."), .version,
        ])
    ]
    command.subcommands = commands
    command.discussion = """
      SHAPES

      \(Form.allCases.map { "  \($0.rawValue): \($0.words)" }.joined(separator: "\n"))

      Options belong to the shape before them; those before the first shape go for all. Layers are \
      drawn in order, the first one lowest. Lengths are hundredths of the picture’s shorter side, \
      angles degrees. A trim begins where the outline does, at 3 o’clock for a ring; a pie’s and \
      an arc’s angles are those of a compass: 0 is up.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood, 65 when a \
      scene or data can’t, 66 when they can’t be read, 69 when the terminal can’t show what was \
      asked for or no price came, 70 when a picture couldn’t be made, 71 when the system has no \
      descriptors or threads left, 73 when a file can’t be written, 74 when standard output can’t; \
      killed by a signal, spin, chart, quotes and gallery die of that signal.
      """
    return command
  }()
}

/// `shape gallery`.
struct GalleryArguments: CommandArguments {
  var sheet = false
  var output = OutputArguments()

  static let command: Command<GalleryArguments> = {
    var command = Command<GalleryArguments>(
      "gallery", "Shows all shapes, each in all ways of drawing it.")
    command.sections = [
      .init(
        "Options",
        [.flag("sheet", \.sheet, help: "Print all shapes instead of browsing them."), .help]),
      .init("The picture", OutputArguments.options(.drawing).map { $0.within(\.output) }),
    ]
    command.discussion = """
      On a terminal, it shows one shape at a time: its values can be changed by keys and mouse, and \
      the command that draws what is seen stands below. ? lists the keys. With --sheet, --size, \
      --format or -o, and where standard output isn’t a terminal, it prints all shapes and ends.
      """
    return command
  }()
}

/// `shape probe`.
struct ProbeArguments: CommandArguments {
  var json = false

  static let command: Command<ProbeArguments> = {
    var command = Command<ProbeArguments>(
      "probe", "Lists the capabilities of this terminal, and the reason for each choice.")
    command.sections = [
      .init("Options", [.flag("json", \.json, help: "As a JSON object."), .help])
    ]
    return command
  }()
}

/// `shape face`.
struct FaceArguments: CommandArguments {
  var face = ""
  var span = ""
  var left: String?
  var state: String?
  var name: String?
  var caption: String?
  var notice: String?
  var output = OutputArguments()

  static let command: Command<FaceArguments> = {
    var command = Command<FaceArguments>(
      "face", "Draws a face of the timer, or films a whole countdown with -o x.cast.")
    command.operands = [
      Operand("face", \.face, help: "ring, pie, diamond, bar, digits or line.")
        .completing { _, _ in Completion(Face.allCases.map { .init($0.rawValue) }) },
      Operand("span", \.span, help: "How long the countdown is, such as 10s or 5m."),
    ]
    command.sections = [
      .init(
        "Options",
        [
          .text(
            "left", "span", \.left,
            help: "How much is left, such as 7s; of a film, at its beginning."),
          Option.text(
            "state", "state", \.state,
            help: "Whether it is ready, running, paused, ringing or ended."
          ).completing(Snapshot.Phase.allCases.map(\.rawValue)),
          .text("name", "label", \.name, help: "What it is for."),
          .text("caption", "text", \.caption, help: "The line below the picture."),
          .text("notice", "text", \.notice, help: "The news above that line."), .help,
        ]),
      .init("The picture", OutputArguments.options(.drawing).map { $0.within(\.output) }),
    ]
    return command
  }()
}

// MARK: - Completion

extension ShapeArguments {
  /// Returns the completions for the last word after the program's name.
  static func completion(of words: [String]) -> Completion {
    guard words.count > 1, let first = words.first else { return start(of: words) }
    let rest = Array(words.dropFirst())
    return switch first {
    case "draw": LayerParts.draw.completion(of: rest)
    case "spin": LayerParts.spin.completion(of: rest)
    case "face": FaceArguments.command.completion(of: rest)
    case "chart": ChartArguments.command.completion(of: rest)
    case "quotes": QuotesArguments.command.completion(of: rest)
    case "gallery": GalleryArguments.command.completion(of: rest)
    case "probe": ProbeArguments.command.completion(of: rest)
    case "help": Completion(rest.count == 1 ? commands : [])
    case _ where Form(rawValue: first) != nil: LayerParts.draw.completion(of: words)
    default: start(of: words)
    }
  }

  private static func start(of words: [String]) -> Completion {
    let completion = command.completion(of: words)
    guard words.count < 2, words.first?.hasPrefix("-") != true else { return completion }
    return Completion(
      completion.candidates + [.init("help", "show help")] + LayerParts.forms)
  }
}
