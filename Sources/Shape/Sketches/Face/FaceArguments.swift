package import CommandLines
internal import Countdowns
internal import Faces
package import Outputs
internal import Texts

/// `shape face`.
package struct FaceArguments: CommandArguments {
  package var face = ""
  package var span = ""
  package var left: String?
  package var state: String?
  package var name: String?
  package var caption: String?
  package var notice: String?
  package var output = OutputPlan()

  /// Creates the arguments of an empty command line.
  package init() {}

  package static let command: Command<FaceArguments> = {
    var command = Command<FaceArguments>(
      "face", "Draws a face of the timer, or records an entire countdown with -o x.cast.")
    command.operands = [
      Operand("face", \.face, help: "ring, pie, diamond, bar, digits or line.")
        .completing { _, _ in Completion(Face.allCases.map { .init($0.rawValue) }) },
      Operand("span", \.span, help: "The duration of the countdown, such as 10s or 5m."),
    ]
    command.sections = [
      .init(
        "Options",
        [
          .text(
            "left", "span", \.left, help: "Time left, such as 7s; in a recording, at its start."),
          Option.text(
            "state", "state", \.state, help: "State: ready, running, paused, ringing or ended."
          ).completing(Snapshot.Phase.allCases.map(\.rawValue)),
          .text("name", "label", \.name, help: "Name of the timer."),
          .text("caption", "text", \.caption, help: "Text below the picture."),
          .text("notice", "text", \.notice, help: "Notice above the caption."), .help,
        ]),
      .init(
        "Output",
        OutputPlan.options(\.output, [PictureFormat.txt, .ansi, .cast].map { .picture($0) })),
    ]
    return command
  }()
}
