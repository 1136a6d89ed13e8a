package import CommandLines
package import Reports

/// The command line after `timer share`.
package struct ShareArguments: CommandArguments {
  package var target = TargetArguments()
  /// The room, or its address with the broker; the timer's name unless given.
  package var room: String?
  /// The users of the broker who may control the timer.
  package var control: [String] = []
  /// Whether the timer is no longer shared.
  package var stop = false

  package init() {}

  package func check() throws(ValueError) {
    if stop, room != nil { throw .sentence("--stop and a room can’t be combined") }
  }

  /// Returns the request for a timer, whose room is named like it unless one is given.
  package func request(forTimer name: String) -> ShareRequest {
    stop ? ShareRequest(room: nil) : ShareRequest(room: room ?? name, control: control)
  }

  package static let command: Command<ShareArguments> = {
    var command = Command<ShareArguments>(
      "share", "Shares a running timer in a room of an MQTT broker, for many screens.")
    command.operands = [name]
    command.sections = [
      .init(
        "Options",
        [
          Option.room(
            "room", \.room, help: "The room, or its address: the timer’s name by default."
          ).detailed(
            """
            The broker is that of the settings, unless the room is an address such as \
            `mqtts://anna@broker.example/hall`.
            """), .users("control", \.control),
          .flag("stop", \.stop, help: "No longer share the timer, which continues."), .help,
        ])
    ]
    command.conflicts = [Conflict(["--stop"], ["--room", "--control"])]
    command.discussion = """
      Others see it with attach mqtt://BROKER/ROOM, and in a browser. To share a timer from its \
      start, use --share ROOM.
      """
    return command
  }()

  /// The name of the timer; an address among its words is that of the room.
  private static let name: Operand<ShareArguments> = {
    let name = TargetArguments.operand().within(\ShareArguments.target)
    var operand = name
    operand.take = { (arguments, word) throws(ValueError) in
      if arguments.room == nil, TargetArguments.isRoom(word) {
        arguments.room = word
      } else {
        try name.take(&arguments, word)
      }
    }
    return operand
  }()
}
