internal import Countdowns
internal import JSON
package import Reports
internal import Texts

extension ControlRequest {
  private static let longestTime = Duration.seconds(366 * 86_400)

  /// Parses a line; unknown members are ignored.
  package init(line: String) throws(ControlError) {
    guard line.utf8.count <= Self.longestLine else { throw .isTooLong(limit: Self.longestLine) }
    guard let value = JSONValue(line), case .object = value else { throw .isNotAnObject }
    guard value["v"]?.number == "1" else { throw .isUnsupportedVersion(value["v"]?.description) }
    guard let word = value["do"]?.string else { throw .isUnknownRequest(value["do"]?.description) }
    try self.init(word: word, value)
  }

  /// Parses the bytes of a line.
  init(bytes: [UInt8]) throws(ControlError) {
    guard let line = String(validating: bytes, as: UTF8.self) else { throw .isNotAnObject }
    try self.init(line: line)
  }

  private init(word: String, _ members: JSONValue) throws(ControlError) {
    switch word {
    case "status": self = .status
    case "follow": self = .follow
    case "share":
      self = .share(
        ShareRequest(
          room: try Self.room(members["room"]), control: try Self.users(members["control"])))
    case "unshare": self = .share(ShareRequest(room: nil))
    default:
      let time =
        TimerCommand.wordsWithTime.contains(word) ? try Self.time(members["seconds"]) : .zero
      guard Self.words.contains(word), let command = TimerCommand(word: word, time: time) else {
        throw .isUnknownRequest(word)
      }
      self = .command(command)
    }
  }

  private static func time(_ value: JSONValue?) throws(ControlError) -> Duration {
    guard let time = value?.number.flatMap(SecondsText.duration), time > .zero, time <= longestTime
    else { throw .isBadTime(value?.description) }
    return time
  }

  private static func room(_ value: JSONValue?) throws(ControlError) -> String {
    guard let room = value?.string, !room.isEmpty, room.utf8.count <= ShareRequest.longestRoom,
      !room.unicodeScalars.contains(where: { $0.value < 0x20 })
    else { throw .isBadRoom(value?.description) }
    return room
  }

  private static func users(_ value: JSONValue?) throws(ControlError) -> [String] {
    guard let value else { return [] }
    let users = value.elements?.compactMap(\.string) ?? []
    guard users.count == value.elements?.count, users.count <= ShareRequest.mostUsers,
      users.allSatisfy(TopicLevel.isValid)
    else { throw .isBadControl(value.description) }
    return users
  }
}
