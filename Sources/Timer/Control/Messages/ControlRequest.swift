package import Countdowns
internal import Texts

/// A request from another program to a running timer: one line of JSON.
package enum ControlRequest: Hashable, Sendable {
  /// Reports the state once.
  case status
  /// Reports the state now and after each change.
  case follow
  /// A command that changes the timer; a time is above 0 and at most 366 days.
  case command(TimerCommand)
}

extension ControlRequest {
  /// The maximum number of bytes in a line, without the line feed.
  package static let longestLine = 4096

  private static let longestTime = Duration.seconds(366 * 86_400)

  /// The commands without a time; a step that waits is started by `toggle`.
  private static let plain = TimerCommand.plain.filter { $0 != .start }

  /// The words of all requests.
  static let words = ["status", "follow"] + plain.map(\.word) + TimerCommand.wordsWithTime

  /// The name of the request, as in “do”.
  package var word: String {
    switch self {
    case .status: "status"
    case .follow: "follow"
    case .command(.start): TimerCommand.toggle.word
    case .command(let command): command.word
    }
  }

  private var time: Duration? { if case .command(let command) = self { command.time } else { nil } }
}

// MARK: - Lines

extension ControlRequest {
  /// The request as a line, without the line feed.
  package var line: String {
    var members = [
      JSONValue.Member("v", .number("1")), JSONValue.Member("do", .string(word)),
    ]
    if let time { members.append(JSONValue.Member("seconds", .number(SecondsText.text(time)))) }
    return JSONValue.object(members).description
  }

  /// Parses a line; unknown members are ignored.
  package init(line: String) throws(ControlError) {
    guard line.utf8.count <= Self.longestLine else {
      throw .isTooLong(limit: Self.longestLine)
    }
    guard let value = JSONValue(line), case .object = value else { throw .isNotAnObject }
    guard value["v"]?.number == "1" else { throw .isUnsupportedVersion(value["v"]?.description) }
    guard let word = value["do"]?.string else {
      throw .isUnknownRequest(value["do"]?.description)
    }
    try self.init(word: word, seconds: value["seconds"])
  }

  /// Parses the bytes of a line.
  init(bytes: [UInt8]) throws(ControlError) {
    guard let line = String(validating: bytes, as: UTF8.self) else { throw .isNotAnObject }
    try self.init(line: line)
  }

  private init(word: String, seconds: JSONValue?) throws(ControlError) {
    switch word {
    case "status": self = .status
    case "follow": self = .follow
    default:
      let time = TimerCommand.wordsWithTime.contains(word) ? try Self.time(seconds) : .zero
      guard Self.words.contains(word), let command = TimerCommand(word: word, time: time) else {
        throw .isUnknownRequest(word)
      }
      self = .command(command)
    }
  }

  private static func time(_ value: JSONValue?) throws(ControlError) -> Duration {
    guard let time = value?.number.flatMap(SecondsText.duration), time > .zero,
      time <= longestTime
    else { throw .isBadTime(value?.description) }
    return time
  }
}
