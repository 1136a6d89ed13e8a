internal import CommandLines
internal import Countdowns
internal import Faces
internal import Texts

/// The program without a command.
struct ShapeArguments: CommandArguments {
  /// The commands.
  static let commands: [Completion.Candidate] = [
    .init("draw", "draw shapes"), .init("spin", "rotate shapes"),
    .init("face", "draw a face of the timer"), .init("chart", "show tables of numbers as charts"),
    .init("quotes", "show prices as a watch list"), .init("gallery", "show all shapes"),
    .init("probe", "list the capabilities of this terminal"),
  ]

  static let command: Command<ShapeArguments> = {
    var command = Command<ShapeArguments>(
      "", "Draws shapes and charts in the terminal and into files.")
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
          Option.answer("help", short: "h", .summary, help: "Show the most common options."),
          .answer("help-all", .help, help: "Show all shapes."), .version,
        ])
    ]
    command.subcommands = commands
    command.discussion = """
      SHAPES

      \(ShapeKind.allCases.map { "  \($0.rawValue): \($0.words)" }.joined(separator: "\n"))

      Options apply to the shape before them; those before the first shape apply to all shapes. \
      Layers are drawn in order, from bottom to top. Lengths are in hundredths of the picture’s \
      shorter side, angles in degrees. A trim starts at the start of the outline, which is at 3 \
      o’clock for a ring; angles of a pie and an arc start at 12 o’clock.

      EXIT STATUS: 0 when the command succeeds, 64 when the command line is invalid, 65 when a scene \
      or data is invalid, 66 when it can’t be read, 69 when the terminal doesn’t support the request \
      or there is no price, 70 when a picture can’t be created, 71 when the system is out of \
      descriptors or threads, 73 when a file can’t be written, 74 when standard output can’t \
      be written; spin, chart, quotes and gallery end by the signal that kills them.
      """
    return command
  }()
}

/// `shape gallery`.
struct GalleryArguments: CommandArguments {
  var sheet = false
  var output = OutputPlan()

  static let command: Command<GalleryArguments> = {
    var command = Command<GalleryArguments>(
      "gallery", "Shows all shapes in all variants.")
    command.sections = [
      .init(
        "Options",
        [.flag("sheet", \.sheet, help: "Print all shapes instead of browsing them."), .help]),
      .init("Output", OutputPlan.options(\.output)),
    ]
    command.discussion = """
      On a terminal, it shows one shape at a time, whose values can be changed with keys and mouse, \
      and the command that draws it. ? lists the keys. With --sheet, --size, --format or -o, and if \
      standard output isn’t a terminal, it prints all shapes.
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
      .init("Options", [.flag("json", \.json, help: "Print a JSON object."), .help])
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
  var output = OutputPlan()

  static let command: Command<FaceArguments> = {
    var command = Command<FaceArguments>(
      "face", "Draws a face of the timer, or records an entire countdown with -o x.cast.")
    command.operands = [
      Operand("face", \.face, help: "\(Face.allCases.map(\.rawValue).listed("or")).")
        .completing { _, _ in Completion(Face.allCases.map { .init($0.rawValue) }) },
      Operand("span", \.span, help: "The duration of the countdown, such as 10s or 5m."),
    ]
    command.sections = [
      .init(
        "Options",
        [
          .text(
            "left", "span", \.left,
            help: "Time left, such as 7s; in a recording, at its start."),
          Option.text(
            "state", "state", \.state,
            help: "State: ready, running, paused, ringing or ended."
          ).completing(Snapshot.Phase.allCases.map(\.rawValue)),
          .text("name", "label", \.name, help: "Name of the timer."),
          .text("caption", "text", \.caption, help: "Text below the picture."),
          .text("notice", "text", \.notice, help: "Notice above the caption."), .help,
        ]),
      .init("Output", OutputPlan.options(\.output, [.txt, .ansi, .cast])),
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
    case "chart": ChartPlan.command.completion(of: rest)
    case "quotes": QuotesPlan.command.completion(of: rest)
    case "gallery": GalleryArguments.command.completion(of: rest)
    case "probe": ProbeArguments.command.completion(of: rest)
    case "help": Completion(rest.count == 1 ? commands : [])
    case _ where ShapeKind(rawValue: first) != nil: LayerParts.draw.completion(of: words)
    default: start(of: words)
    }
  }

  private static func start(of words: [String]) -> Completion {
    let completion = command.completion(of: words)
    guard words.count < 2, words.first?.hasPrefix("-") != true else { return completion }
    return Completion(
      completion.candidates + [.init("help", "show help")] + ShapeKind.candidates)
  }
}
