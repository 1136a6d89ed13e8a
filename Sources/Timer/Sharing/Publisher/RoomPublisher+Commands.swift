internal import Countdowns

extension RoomPublisher {
  /// The number of commands that are remembered.
  private static let mostNonces = 256

  /// Handles a message in the topic of a user; those that aren't allowed have no effect.
  mutating func handleCommand(
    _ payload: [UInt8], in topic: String, _ reaction: inout Reaction
  ) {
    guard case .sharing = role,
      let user = control.first(where: { room.commandTopic(user: $0) == topic }),
      let command = try? RoomCommand(bytes: payload), command.id == id,
      !nonces.contains(command.nonce)
    else { return }
    nonces = nonces.suffix(Self.mostNonces - 1) + [command.nonce]
    reaction.commands.append(Reaction.Request(command: command.command, user: user))
  }
}
