package import CommandLines
internal import Faces
internal import Texts

/// The parsed command line of a countdown.
package struct Arguments: CommandArguments {
  /// The settings given by its options.
  package var given = Preferences()
  /// The words of the time.
  package var words: [String] = []
  package var alarm = AlarmSettings()
  package var definition = TimerDefinition()
  package var placement = PlacementRule.byFace
  package var name: String?
  /// The name under which the timer is saved.
  package var save: String?
  package var isPlain = false
  package var app = false
  package var dryRun = false
  package var json = false
  /// The values of `--repeat`, `--once` and `--rounds`.
  package var times: Int?
  var once = false
  package var rounds: Int?
  /// The room in which the timer is shared, and the users who may control it there.
  var share: String?
  var control: [String] = []

  package init() {}

  package func check() throws(ValueError) {
    if once, let times, times != 1 {
      throw .sentence("--once and --repeat \(times) can’t be combined")
    }
    if save != nil, !definition.command.isEmpty {
      throw .sentence("--save and a command at the end can’t be combined")
    }
  }

  package static let command: Command<Arguments> = {
    var command = Command<Arguments>("", "Counts down in the terminal, and rings.")
    command.usage = usage
    command.examples = TimerHelp.allExamples
    command.composeDiscussion = { discussion }
    command.listing = "--help-all"
    command.operands = [
      Operand("span", \.words, help: "A span, or until a time of day.").completing { before, _ in
        Completion(days(after: before))
      }
    ]
    command.sections = sections
    command.conflicts = conflicts
    command.trailing = .init(
      begins: { !$0.words.isEmpty || $0.definition.planFile != nil },
      take: { $0.definition.command = $1 })
    return command
  }()
}

extension Arguments {
  static let faceNames = ["--face"] + Face.allCases.map { "--\($0.rawValue)" }

  private static let conflicts: [Conflict] = [
    .oneOf(faceNames, because: "are two faces: choose one; f changes it while it runs"),
    .oneOf(["--sweep", "--fill", "--unwind", "--direction"]), .oneOf(["--inline", "--fullscreen"]),
    .oneOf(["--fade", "--no-fade"]), .oneOf(["--json", "--format"]),
    .oneOf(["--once", "--repeat"], because: nil),
    Conflict(["--detach"], ["--every", "--stats"], because: nil),
    Conflict(["--app"], (scripts + sharing).map(\.name), because: nil),
    Conflict(["--save"], unsaved),
  ]

  /// The options for the parts of a saved timer, besides faces.
  private static let saved: Set = [
    "--sound", "--rounds", "--finally", "--wait", "--plan", "--mark", "--warn",
  ]

  /// Returns whether an option can be typed in the app; a file can't be read there.
  static func isTyped(_ option: String) -> Bool {
    option == "--name" || option != "--plan" && saved.union(faceNames).contains(option)
  }

  /// The options that `--save` doesn't keep, which are all others.
  private static let unsaved: [String] = {
    let kept = saved.union(faceNames).union(["--save"])
    return sections.flatMap(\.options).filter { $0.answer == nil && !kept.contains($0.name) }
      .flatMap { [$0.name, $0.opposite].compactMap(\.self) }
  }()
}
