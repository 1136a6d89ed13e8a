package import CommandLines
internal import Faces

/// The command line after `timer clock`.
package struct ClockArguments: CommandArguments {
  package var given = Preferences()
  package var placement = PlacementRule.byFace
  package var showsSeconds = false
  package var isPlain = false

  package init() {}

  package static let command: Command<ClockArguments> = {
    var command = Command<ClockArguments>("clock", "Shows the time of day.")
    let options = Preferences.options(in: .face, \ClockArguments.given)
    command.sections = [
      .init(
        "Faces",
        options.filter { Arguments.faceNames.contains($0.name) } + [
          .flag("seconds", \.showsSeconds, help: "Show the seconds."),
          .inline(\.placement), .fullscreen(\.placement),
          Option.flag("plain", \.isPlain, help: "Print a line each minute instead of drawing.")
            .detailed(
              "It is for screen readers, and the default on a terminal without cursor movement."),
        ]),
      .init("Terminal", Preferences.options(in: .terminal, \.given)), .init("Others", [.help]),
    ]
    command.conflicts = [
      .oneOf(Arguments.faceNames, because: "are two faces: choose one"),
      .oneOf(["--inline", "--fullscreen"]),
    ]
    command.discussion = """
      The face is --digits unless another one is given. A dial or a bar shows how much of the hour \
      has passed. If standard output isn’t a terminal, a line is written whenever the time changes.
      """
    return command
  }()
}
