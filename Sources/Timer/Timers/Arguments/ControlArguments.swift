package import CommandLines
internal import Faces
package import Reports

/// The timers to which a command applies.
package struct TargetArguments: CommandArguments {
  package var words: [String] = []
  /// Whether the command applies to all timers.
  package var all = false

  package init() {}

  /// The name, normalized like a label; `nil` if none was given.
  package var name: String? {
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    return CountdownSettings.label(text) ?? text
  }

  /// The address of a room, if the command applies to the timer that is shared there.
  package var room: String? { words.count == 1 ? words.first(where: Self.isRoom) : nil }

  /// Returns whether a word is an address such as `mqtt://localhost/hall`.
  static func isRoom(_ word: String) -> Bool { AddressWord.isAddress(word) }

  package func check() throws(ValueError) {
    if words.count > 1, let word = words.first(where: Self.isRoom) {
      throw .sentence(
        "\(TopicLevel.quoted(word)) is a room, so it can’t be combined with other words")
    }
    if all, name != nil { throw .sentence("a name and --all can’t be combined") }
  }

  /// Returns the operand for a name, with completions of the given kinds, or for a room.
  static func operand(
    _ kind: [String] = [TimerNames.running], orRoom: Bool = false
  ) -> Operand<TargetArguments> {
    let help = "Name of the timer\(orRoom ? ", or a room" : ""); optional if only one is running."
    return Operand("name", .any, help: help) {
      (arguments: inout TargetArguments, word: String) throws(ValueError) in
      if !orRoom, isRoom(word) {
        throw .reason(
          "\(TopicLevel.quoted(word)) is a room: this command is for timers that run on this computer"
        )
      }
      arguments.words.append(word)
    }.completing { before, lookup in TimerNames.next(after: before, of: kind.flatMap(lookup)) }
  }

  static let allOption = Option<TargetArguments>.flag("all", \.all, help: "All running timers.")
}

/// The command line of a command that changes running timers, such as `timer pause`.
package struct VerbArguments: CommandArguments {
  package var targets = TargetArguments()
  package var span: Duration?

  package init() {}

  package func check() throws(ValueError) { try targets.check() }

  /// Returns the command of a verb, optionally with a span as the first operand.
  package static func command(
    _ name: String, _ abstract: String, takesSpan: Bool = false, takesRooms: Bool = false
  ) -> Command<VerbArguments> {
    var command = Command<VerbArguments>(name, abstract)
    let span = Operand<VerbArguments>("span", .one, help: "Amount of time, such as 2m.") {
      (arguments, word) throws(ValueError) in arguments.span = try SpanArgument.parse(word).duration
    }
    command.operands =
      (takesSpan ? [span] : [])
      + [TargetArguments.operand(orRoom: takesRooms).within(\.targets)]
    command.sections = [.init("Options", [TargetArguments.allOption.within(\.targets), .help])]
    command.closing = ["--all"]
    return command
  }
}

/// The command line after `timer list`.
package struct ListTimersArguments: CommandArguments {
  package var json = false
  /// Whether the saved timers are listed instead.
  package var saved = false
  /// Whether the rooms of a broker are listed instead, and the broker unless it is that of the
  /// settings.
  package var shared = false
  package var broker: String?

  package init() {}

  package static let command: Command<ListTimersArguments> = {
    var command = Command<ListTimersArguments>("list", "Lists running timers.")
    command.sections = [
      .init(
        "Options",
        [
          .flag("saved", \.saved, help: "The saved timers instead, and those that are built in."),
          .flag(
            "shared", \.shared, help: "The timers that are shared in the rooms of a broker instead."
          ),
          Option.text(
            "broker", "url", \.broker, help: "The broker, such as mqtts://broker.example.",
            orElse: "a broker such as mqtts://broker.example"
          ).needing("--shared").detailed("That of the settings by default."),
          .json(\.json), .help,
        ])
    ]
    command.conflicts = [Conflict(["--shared"], ["--saved"])]
    command.discussion = "Unfinished timers are listed, too; use resume NAME to resume one."
    return command
  }()
}

/// The command line after `timer status`.
package struct StatusArguments: CommandArguments {
  package var target = TargetArguments()
  package var format: ReportFormat?
  package var json = false
  package var follow = false
  package var cadence: ReportCadence?

  package init() {}

  package func check() throws(ValueError) { try target.check() }

  package static let command: Command<StatusArguments> = {
    var command = Command<StatusArguments>(
      "status", "Prints the state of a timer, once or as it changes.")
    command.operands = [TargetArguments.operand(orRoom: true).within(\.target)]
    command.sections = [
      .init(
        "Options",
        [
          .format(\.format),
          .flag("json", short: "j", \.json, help: "Write one JSON object per line."),
          Option.flag(
            "follow", \.follow,
            help:
              "Keep writing a line for each change; without a name, for the timer that ends next."
          ).detailed(followDetails),
          Option.every(\.cadence).needing("--follow"), .help,
        ])
    ]
    command.conflicts = [.oneOf(["--json", "--format"])]
    return command
  }()

  private static let followDetails = """
    Lines are written until the reader closes its end of the pipe or socket, which is noticed immediately. \
    The process sleeps in between.

    After a deadline, the next line follows the timer’s own update: it rings, has started its next step, or \
    has ended. A timer that is over has a last line, as `ended` or `canceled`. A timer whose process is \
    stopped is shown as running with no time left, a second later.

    Without a name, the timer is chosen again whenever one starts, ends or changes. While no timer is \
    running, the line is empty; in JSON, the `state` is `idle`. With a name, later timers with the same \
    name are followed, too.
    """
}

/// The command line after `timer attach`.
package struct AttachArguments: CommandArguments {
  package var target = TargetArguments()
  package var given = Preferences()
  package var placement = PlacementRule.byFace

  package init() {}

  package func check() throws(ValueError) { try target.check() }

  package static let command: Command<AttachArguments> = {
    var command = Command<AttachArguments>("attach", "Shows a running timer in this terminal.")
    command.operands = [TargetArguments.operand(orRoom: true).within(\.target)]
    let faces = Arguments.faceNames
    let options = Preferences.options(in: .face, \AttachArguments.given)
    command.sections = [
      .init(
        "Faces",
        options.filter { faces.contains($0.name) } + [
          .inline(\.placement), .fullscreen(\.placement),
        ]),
      .init("Terminal", Preferences.options(in: .terminal, \.given)), .init("Others", [.help]),
    ]
    command.conflicts = [
      .oneOf(faces, because: "are two faces: choose one"), .oneOf(["--inline", "--fullscreen"]),
    ]
    command.discussion =
      "The keys control the timer; closing the view leaves it running. A room is the address of a "
      + "shared timer, such as mqtt://broker.example/hall."
    return command
  }()
}

/// The command line after `timer wait`.
package struct WaitArguments: CommandArguments {
  package var target = TargetArguments()
  package var moment = WaitMoment.end

  package init() {}

  package static let command: Command<WaitArguments> = {
    var command = Command<WaitArguments>(
      "wait", "Waits until the time of a timer is over, and exits with its status.")
    command.operands = [TargetArguments.operand().within(\.target)]
    command.sections = [
      .init(
        "Options",
        [
          Option.flag("alarm", help: "Wait for the end of the alarm, too.") {
            $0.moment = .alarmEnd
          }.detailed(
            "The exit status is then that of the timer, such as 69 if the sound couldn’t be played."
          ),
          .help,
        ])
    ]
    command.discussion = """
      While the alarm rings, the time is over: the command ends at once, with status 0. If a \
      command follows the timer, its end is waited for, and its status is passed on.
      """
    return command
  }()
}

/// The command line after `timer resume`.
package struct ResumeArguments: CommandArguments {
  package var targets = TargetArguments()
  package var maxAge: Duration?
  package var detach = false
  package var here = false

  package init() {}

  package func check() throws(ValueError) { try targets.check() }

  package static let command: Command<ResumeArguments> = {
    var command = Command<ResumeArguments>("resume", "Resumes a paused or unfinished timer.")
    command.operands = [
      TargetArguments.operand([TimerNames.paused, TimerNames.unfinished], orRoom: true).within(
        \.targets)
    ]
    command.sections = [
      .init(
        "Options",
        [
          TargetArguments.allOption.within(\.targets),
          Option.span(
            "max-age", \.maxAge, help: "Maximum age of an unfinished timer: 7d by default."
          ).detailed(
            "The default, which is also the maximum, is the time for which unfinished timers are kept."
          ),
          Option.flag(
            "detach", short: "d", \.detach,
            help: "Resume an unfinished timer in the background, without a terminal."
          ).detailed(
            """
            Its name is printed, and the command returns immediately. A paused timer is refused, since it \
            already has a process.
            """),
          Option.flag(
            "here", \.here,
            help:
              "Resume an unfinished timer in this folder, even if it was started in another one."
          ).detailed(
            """
            Otherwise it is resumed in the folder where it was started, and refused if that can’t be \
            entered, since its files, hooks and command are relative to that folder.
            """),
          .help,
        ])
    ]
    command.conflicts = [Conflict(["--here", "--detach"], ["--all"])]
    command.closing = ["--all"]
    command.discussion = """
      A timer is left unfinished if its terminal is closed, its process is killed or the machine \
      stops. It is resumed in this terminal, or with --detach in the background, with the time \
      that would be left if it had kept running.
      """
    return command
  }()
}

/// The command line after `timer up`: that of a countdown, without a time, steps or the app.
package struct UpArguments: CommandArguments {
  package var countdown = Arguments()
  package var to: Duration?

  package init() {}

  package func check() throws(ValueError) { try countdown.check() }

  package static let command: Command<UpArguments> = {
    var command = Command<UpArguments>("up", "Counts up: a stopwatch with laps.")
    let refused: Set = [
      "--rounds", "--finally", "--wait", "--plan", "--save", "--app", "--help", "--help-all",
    ]
    let to = Option<UpArguments>.span("to", \.to, help: "Ring after this much time.")
    command.operands = [
      Operand("span", .any, help: "") { (_, word) throws(ValueError) in
        throw .sentence(
          "“up” doesn’t take a time such as “\(word)”: use --to \(word) to set an end")
      }
    ]
    command.usage = ["[--to SPAN] [options] [-- COMMAND [ARGUMENT ...]]"]
    command.sections =
      [.init("The end", [to])]
      + Arguments.command.sections.map { section in
        .init(
          section.title,
          section.options.filter { !refused.contains($0.name) }.map { $0.within(\.countdown) })
      } + [.init("Help", [.help])]
    command.conflicts = Arguments.command.conflicts
    command.trailing = .init(
      begins: { _ in true }, take: { $0.countdown.definition.command = $1 })
    command.isInapplicable = { name in Arguments.command.options.contains { $0.isNamed(name) } }
    command.discussion = "l ends a lap, q stops."
    return command
  }()
}
