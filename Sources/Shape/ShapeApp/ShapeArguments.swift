internal import ChartCommand
internal import ChartViews
internal import CommandLines
internal import DrawCommand
internal import Outputs
internal import QuoteViews
internal import QuotesCommand
internal import ShapeCommand
internal import Sketches
internal import Texts

/// The program without a command.
struct ShapeArguments: CommandArguments {
  static let commands: [ListedCommand] = [
    draw,
    ListedCommand(
      "spin", "rotate shapes", usage: ["SHAPE [options] [SHAPE [options] ...]"], LayerParts.spin
    ) { try SpinCommand.run(DrawRequest($0, LayerParts.spin, program: $1.name), in: $1) },
    ListedCommand(
      "face", "draw a face of the timer", usage: "FACE SPAN [options]", FaceArguments.command,
      run: FaceCommand.run),
    ListedCommand(
      "chart", "show tables of numbers as charts", usage: "[FILE ...] [options]",
      ChartPlan.command, run: ChartCommand.run),
    ListedCommand(
      "quotes", "show prices as a watch list",
      usage: "[FILE | SYMBOL=FILE | FOLDER ...] [options]", QuotesPlan.command,
      run: QuotesCommand.run),
    ListedCommand(
      "gallery", "show all shapes", usage: "[--sheet]", GalleryArguments.command,
      run: GalleryCommand.run),
    ListedCommand(
      "probe", "list the capabilities of this terminal", usage: "", ProbeArguments.command,
      run: ProbeCommand.run),
  ]

  /// `shape draw`, without which the name of a shape draws it, too.
  static let draw = ListedCommand(
    "draw", "draw shapes",
    usage: ["SHAPE [options] [SHAPE [options] ...]", "- < scene.toml"], LayerParts.draw
  ) { try DrawCommand.run(DrawRequest($0, LayerParts.draw, program: $1.name), in: $1) }

  static let command: Command<ShapeArguments> = {
    var command = Command<ShapeArguments>(
      "", "Draws shapes and charts in the terminal and into files.")
    command.usage = commands.flatMap(\.usage)
    command.sections = [
      .init(
        "Options",
        [
          Option.answer("help", short: "h", .summary, help: "Show the most common options."),
          .answer("help-all", .help, help: "Show all shapes."), .version,
        ])
    ]
    command.subcommands = commands.map(\.candidate)
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

// MARK: - Completion

extension ShapeArguments {
  /// Returns the command that a word names; the name of a shape alone is drawn.
  static func command(named word: String) -> (command: ListedCommand, isShape: Bool)? {
    if ShapeKind(rawValue: word) != nil { return (draw, true) }
    return commands.first { $0.candidate.text == word }.map { ($0, false) }
  }

  /// Returns the completions for the last word after the program's name.
  static func completion(of words: [String]) -> Completion {
    guard words.count > 1, let first = words.first else { return start(of: words) }
    if first == "help" { return Completion(words.count == 2 ? commands.map(\.candidate) : []) }
    guard let (command, isShape) = command(named: first) else { return start(of: words) }
    return command.complete(isShape ? words : Array(words.dropFirst()))
  }

  private static func start(of words: [String]) -> Completion {
    let completion = command.completion(of: words)
    guard words.count < 2, words.first?.hasPrefix("-") != true else { return completion }
    return Completion(completion.candidates + [.init("help", "show help")] + ShapeKind.candidates)
  }
}
