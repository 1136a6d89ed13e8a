internal import ArgumentParser

/// `shape face`.
struct FaceArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "face",
    abstract: "Draws a face of the timer, or films a whole countdown with -o x.cast.")

  @Argument(
    help: "ring, pie, diamond, bar, digits or line.")
  var face: String

  @Argument(help: ArgumentHelp("How long the countdown is, such as 10s or 5m.", valueName: "span"))
  var span: String

  @Option(
    help: ArgumentHelp(
      "How much is left, such as 7s; of a film, at its beginning.", valueName: "span"))
  var left: String?

  @Option(
    help: ArgumentHelp("ready, running, paused, ringing or ended.", valueName: "state"),
    completion: .list(["ready", "running", "paused", "ringing", "ended"]))
  var state = "running"

  @Option(help: ArgumentHelp("What it is for.", valueName: "label"))
  var name: String?

  @Option(help: ArgumentHelp("The line below the picture.", valueName: "text"))
  var caption: String?

  @Option(help: ArgumentHelp("The news above that line.", valueName: "text"))
  var notice: String?

  @OptionGroup(title: "The picture")
  var output: OutputArguments
}
