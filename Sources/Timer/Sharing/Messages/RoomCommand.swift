package import Countdowns
package import JSON
internal import Texts

/// A command for a shared timer.
package struct RoomCommand: Hashable, Sendable, MessagePayload {
  /// The ID of the publisher, so that no later one carries it out.
  package var id: String
  package var command: TimerCommand
  /// A text that is used once, so that a repeated message isn't carried out twice.
  package var nonce: String

  package init(id: String, command: TimerCommand, nonce: String) {
    (self.id, self.command, self.nonce) = (id, command, nonce)
  }

  private static let plainWords = ["pause", "resume", "toggle", "skip", "back", "acknowledge"]
  /// The words of the allowed commands.
  package static let words = plainWords + TimerCommand.wordsWithTime
  private static let longestTime = Duration.seconds(366 * 86_400)
  private static let longestNonce = 64

  /// Returns whether a command is allowed from other machines; a time must be above 0 and at most
  /// 366 days.
  package static func allows(_ command: TimerCommand) -> Bool {
    guard let time = command.time else { return plainWords.contains(command.word) }
    return time > .zero && time <= longestTime
  }
}

extension RoomCommand {
  package var json: JSONValue {
    let seconds = command.time.map {
      [JSONValue.Member("seconds", .number(SecondsText.text($0)))]
    }
    return .object(
      [
        JSONValue.Member("v", .number("\(PayloadMembers.version)")), .init("id", .string(id)),
        .init("do", .string(command.word)),
      ] + (seconds ?? []) + [.init("nonce", .string(nonce))])
  }

  /// Parses a payload, which may be forged; unknown members are ignored.
  package init(bytes: [UInt8]) throws(PayloadError) {
    let members = try PayloadMembers(bytes)
    id = try members.id()
    let words = Self.words
    let word = try members.need(
      "do",
      members.value("do", should: words.listed("or")) { json in
        json.string.flatMap { words.contains($0) ? $0 : nil }
      })
    nonce = try members.need(
      "nonce",
      members.value("nonce", should: "a text of 1 to \(Self.longestNonce) bytes") { json in
        json.string.flatMap { 1...Self.longestNonce ~= $0.utf8.count ? $0 : nil }
      })
    let time = try members.value(
      "seconds", should: "a number of seconds above 0, up to 366 days", Self.time)
    let command = TimerCommand(word: word, time: time ?? .zero)
    guard let command, Self.allows(command) else { throw .missing("seconds") }
    self.command = command
  }

  private static func time(_ json: JSONValue) -> Duration? {
    guard let text = json.number, let value = Double(text), value > 0, value <= 4e7 else {
      return nil
    }
    return SecondsText.duration(text) ?? .milliseconds(Int(value * 1000))
  }
}
