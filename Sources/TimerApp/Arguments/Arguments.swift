internal import ArgumentParser
internal import Cells
internal import Countdowns
internal import Faces
internal import TerminalCodes
internal import Texts

/// The command line as it was typed.
struct Arguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text,
    abstract: "Counts down in the terminal, and rings.",
    usage: """
      \(CalledName.text) [options] SPAN
      \(CalledName.text) [options] until TIME
      \(CalledName.text) [options] SPAN -- COMMAND [ARGUMENT ...]
      \(CalledName.text) [options] SPAN=LABEL ...
      \(CalledName.text) [options] --plan FILE
      \(CalledName.text) up [--to SPAN] [options]
      \(CalledName.text) list|status|attach|wait|pause|resume|toggle|restart|add|take|skip|back|\
      finish|acknowledge|snooze|lap|cancel|history
      \(CalledName.text) sounds [play|export|devices]
      \(CalledName.text) pairs [options]
      \(CalledName.text) config path|show|check|edit
      \(CalledName.text) help COMMAND
      """,
    discussion: """
      \(Examples.lines(HelpText.allExamples, of: CalledName.text))

      A SPAN is written as 5m, 1h30m, 1.5h, 90 (seconds), 5:00, 1:30:00 or PT1H30M. A TIME is \
      written as 14:30, 2:15pm, tomorrow 9:00, fri 14:30 or 2026-12-31 23:59:30, in local time, \
      or with Z or an offset such as +02:00. Steps are written as 25m=Work 5m=Break.

      Without a face that was asked for, a bar is drawn where standard output is a terminal. \
      Where it isn’t, the time left is written to it, a line for each change, and \
      \(CalledName.text) is silent, as sleep is, unless --sound, --say, --repeat or --once asks for \
      an alarm.

      KEYS: \(HelpText.keys.joined(separator: " "))

      EXIT STATUS: 0 when the time is over, 1 when it was cancelled, 64 when the command line \
      can’t be understood, 65 when a sound file or a plan is broken, 66 when a sound, a plan or a \
      countdown isn’t there, 69 when the sound device that --device names doesn’t play, there is \
      no means to play a sound or words that were named, or a countdown doesn’t answer, 71 when the system has no \
      descriptors, threads or memory left, 73 when a file can’t be written or another countdown has the name, \
      74 when standard output can’t be written, 75 when a countdown refuses a command now, 126 when the \
      command after -- can’t be run, 127 when it isn’t there; once it runs, its own. Killed by a signal, it dies of that \
      signal.
      """,
    version: Version.text,
    subcommands: [SoundsArguments.self, ConfigArguments.self],
    helpNames: [.customLong("help-all")]
  )

  @Argument(help: ArgumentHelp("How long, or until when.", valueName: "span"))
  var words: [String] = []

  @OptionGroup(title: "Faces")
  var faces: FaceArguments

  @OptionGroup(title: "At the end")
  var alarm: AlarmArguments

  @OptionGroup(title: "Steps, marks and hooks")
  var steps: StepArguments

  @OptionGroup(title: "For scripts")
  var feed: FeedArguments

  @OptionGroup(title: "Terminal")
  var terminal: TerminalArguments

  @Option(
    help: ArgumentHelp(
      "Whether the time counts during which the machine sleeps.",
      valueName: "what"))
  var suspend: SuspendRule?

  @Flag(help: "Open the app with the countdown.")
  var app = false

  @Flag(help: "Say how the time was understood, and end.")
  var dryRun = false

  @Flag(help: "Write a JSON object on each line; with --dry-run, one object with seconds and ends.")
  var json = false

  @Flag(name: [.customShort("h"), .customLong("help")], help: "Show the most used options.")
  var help = false

  func validate() throws {
    if json, feed.format != nil { throw ValidationError("--json and --format exclude each other") }
  }
}

/// What is shown, and how.
struct FaceArguments: ParsableArguments {
  @Flag(help: "The face: a ring, a pie, a diamond, a bar, large digits or a line of text.")
  var faces: [FaceFlag] = []

  @Flag(help: "Open a gap clockwise from 12 o’clock instead of unwinding towards it.")
  var sweep = false

  @Flag(help: "Fill up instead of emptying.")
  var fill = false

  @Flag(help: "Unwind towards 12 o’clock, as usual.")
  var unwind = false

  @Flag(inversion: .prefixedNo, help: "Draw the dial or the bar, and not the digits alone.")
  var progress: Bool?

  @Flag(inversion: .prefixedNo, help: "Turn the colors of a dial, and move two dots in it.")
  var effects: Bool?

  @Flag(inversion: .prefixedNo, help: "Show tenths of a second.")
  var tenths: Bool?

  @Flag(inversion: .prefixedNo, help: "Count the time since the end while the alarm rings.")
  var overtime: Bool?

  @Option(help: ArgumentHelp("What it is for.", valueName: "label"))
  var name: String?

  @Flag(help: "Stay among the other lines: --inline for 12 rows, or --inline=ROWS.")
  var inline = false

  // `--inline=ROWS` comes in as this: an option's value can't be left out.
  @Option(name: .customLong(ArgumentPreparation.inlineRows), help: .private)
  var inlineRows: String?

  @Flag(help: "Take the whole screen.")
  var fullscreen = false

  @Flag(help: "Only words on lines, at marks on the way; for screen readers.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "Move the picture; without, it changes with the time shown only, and doesn’t flash.")
  var animation: Bool?

  func validate() throws {
    if Set(faces).count > 1 {
      let names = faces.map { "--\($0.rawValue)" }.joined(separator: " and ")
      throw ValidationError("\(names) are two faces: choose one; f changes it while it runs")
    }
    let directions = [("--unwind", unwind), ("--sweep", sweep), ("--fill", fill)].filter(\.1)
    if directions.count > 1 {
      throw ValidationError("\(directions[0].0) and \(directions[1].0) exclude each other")
    }
    if inline || inlineRows != nil, fullscreen {
      throw ValidationError("--inline and --fullscreen exclude each other")
    }
    try ArgumentPreparation.checkRows(inlineRows)
  }
}

/// A face by its name on the command line.
enum FaceFlag: String, EnumerableFlag {
  case ring, pie, diamond, bar, digits, line

  var face: Face? { Face(rawValue: rawValue) }
}

/// What becomes of the time that the machine sleeps.
enum SuspendRule: String, ExpressibleByArgument, CaseIterable {
  case count, pause
}

/// How the terminal is used.
struct TerminalArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The characters of pictures, or the protocol of pixels."
    ))
  var glyphs: GlyphArgument?

  @Option(help: ArgumentHelp("How many colors are used."))
  var color: ColorArgument?

  @Option(help: ArgumentHelp("The colors."))
  var palette: PaletteArgument?

  @Option(help: ArgumentHelp("The background that colors are for."))
  var background: BackgroundArgument?
}

/// A glyph set, or the one that fits.
enum GlyphArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, ascii, block, half, quadrant, sextant, wedge, octant, braille
  case sixel, kitty, iterm2

  /// The set, unless it is to be found out.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }

  /// Whether pixels are wanted; not where a set of glyphs is.
  var pixels: PixelChoice.Wish {
    if let pixels = PixelProtocol(rawValue: rawValue) { return .only(pixels) }
    return set == nil ? .auto : .cells
  }
}

/// A color depth, or the one that fits.
enum ColorArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// The depth, unless it is to be found out.
  var depth: ColorDepth? { ColorDepth(rawValue: rawValue) }
}
