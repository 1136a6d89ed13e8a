internal import Texts

/// The reason why a viewer can't send a command, as a sentence without a final period.
package enum RoomRefusal: Error, Hashable, Sendable {
  /// There is no timer in the room.
  case isEmpty(room: String)
  /// The connection to the broker is lost.
  case isOffline
  /// The timer's process isn't connected to the broker.
  case publisherIsGone(room: String)
  case isOver(room: String)
  case isReadOnly(room: String)
  /// The address names no user.
  case needsUser
  /// The command isn't allowed from other machines.
  case isNotAllowed(word: String)
}

extension RoomRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isEmpty(let room): "no timer is shared in \(room)"
    case .isOffline: "there is no connection to the broker"
    case .publisherIsGone(let room): "the timer that is shared in \(room) isn’t connected"
    case .isOver(let room): "the timer that is shared in \(room) is over"
    case .isReadOnly(let room):
      "\(room) is read-only: its owner can allow commands with --control NAME"
    case .needsUser:
      "a command needs a user of the broker: name one as in mqtt://USER@HOST/ROOM, or as share.user "
        + "in the settings"
    case .isNotAllowed(let word):
      "\(word) isn’t possible in a room: only \(RoomCommand.words.listed("and")) are"
    }
  }
}
