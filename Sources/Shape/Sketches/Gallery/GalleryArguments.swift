package import CommandLines
package import Outputs

/// `shape gallery`.
package struct GalleryArguments: CommandArguments {
  package var sheet = false
  package var output = OutputPlan()

  /// Creates the arguments of an empty command line.
  package init() {}

  package static let command: Command<GalleryArguments> = {
    var command = Command<GalleryArguments>("gallery", "Shows all shapes in all variants.")
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
