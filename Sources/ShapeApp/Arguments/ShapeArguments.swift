internal import ArgumentParser

/// The command line as a whole.
struct ShapeArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text,
    abstract: "Draws shapes and charts: in terminal cells, in pixels, as PNG and SVG.",
    usage: """
      \(CalledName.text) draw SHAPE [options] [SHAPE [options] ...]
      \(CalledName.text) draw - < scene.toml
      \(CalledName.text) spin SHAPE [options] [SHAPE [options] ...]
      \(CalledName.text) face FACE SPAN [options]
      \(CalledName.text) chart [FILE ...] [options]
      \(CalledName.text) quotes [FILE | SYMBOL=FILE | FOLDER ...] [options]
      \(CalledName.text) gallery [--sheet]
      \(CalledName.text) probe
      """,
    discussion: """
      SHAPES

      \(Form.allCases.map { "  \($0.rawValue): \($0.words)" }.joined(separator: "\n"))

      Options belong to the shape before them; those before the first shape go for all. Layers are \
      drawn in order, the first one lowest. Lengths are hundredths of the picture’s shorter side, \
      angles degrees. A trim begins where the outline does, at 3 o’clock for a ring; a pie’s and \
      an arc’s angles are those of a compass: 0 is up.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood, 65 when a \
      scene or data can’t, 66 when they can’t be read, 69 when the terminal can’t show what was \
      asked for or no price came, 70 when a picture couldn’t be made, 71 when the system has no \
      descriptors, threads or memory left, 73 when a file can’t be written, 74 when standard output can’t; \
      killed by a signal, spin, chart, quotes and gallery die of that signal.
      """,
    version: Version.text,
    subcommands: [
      DrawArguments.self, SpinArguments.self, FaceArguments.self, ChartArguments.self,
      QuotesArguments.self, GalleryArguments.self, ProbeArguments.self,
    ],
    helpNames: [.short, .long, .customLong("help-all")]
  )
}

/// `shape draw`: of one layer at a time, see `LayerWords`.
struct DrawArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draws shapes, on the terminal or into a file.")

  @Argument(
    help: ArgumentHelp("A shape, or - for a scene on standard input.", valueName: "shape"))
  var shapes: [String] = []

  @OptionGroup(title: "The shape")
  var layer: LayerArguments

  @OptionGroup(title: "The picture")
  var output: OutputArguments
}

/// `shape spin`: the same, in motion.
struct SpinArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spin", abstract: "Turns shapes round in the terminal, until q.")

  @Argument(
    help: ArgumentHelp("A shape, or - for a scene on standard input.", valueName: "shape"))
  var shapes: [String] = []

  @OptionGroup(title: "The motion")
  var motion: MotionArguments

  @OptionGroup(title: "The shape")
  var layer: LayerArguments

  @OptionGroup(title: "The picture")
  var output: OutputArguments
}

/// How shapes move.
struct MotionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long a turn takes: a number of seconds such as 2.", valueName: "seconds"))
  var period: String?
  @Option(help: ArgumentHelp("How many turns; without it, until q.", valueName: "n"))
  var turns: String?
  @Option(
    help: ArgumentHelp("linear, ease-in, ease-out, ease-in-out or spring.", valueName: "curve"))
  var curve: String?
  @Option(help: ArgumentHelp("Pictures in a second: from 1 to 60.", valueName: "n"))
  var rate: String?

  /// What was said.
  var settings: [(key: MotionKey, text: String)] {
    let all: [(MotionKey, String?)] = [
      (.period, period), (.turns, turns), (.curve, curve), (.rate, rate),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}

/// `shape gallery`.
struct GalleryArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows all shapes, each in all ways of drawing it.",
    discussion: """
      On a terminal, it shows one shape at a time: its values can be changed by keys and mouse, and \
      the command that draws what is seen stands below. ? lists the keys. With --sheet, --size, \
      --format or -o, and where standard output isn’t a terminal, it prints all shapes and ends.
      """)

  @Flag(help: "Print all shapes instead of browsing them.")
  var sheet = false

  @OptionGroup(title: "The picture")
  var output: OutputArguments
}

/// `shape probe`.
struct ProbeArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe", abstract: "Lists what this terminal can do, and why each choice is made.")

  @Flag(help: "As a JSON object.")
  var json = false
}
