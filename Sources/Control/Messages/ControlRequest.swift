internal import Texts

/// A request from another program to a running timer: one line of JSON.
package enum ControlRequest: Hashable, Sendable {
  /// Reports the state once.
  case status
  /// Reports the state now and after each change.
  case follow
  case pause, resume, toggle, restart
  /// Adds time, above 0 and at most 366 days.
  case add(Duration)
  /// Removes time, above 0 and at most 366 days.
  case take(Duration)
  case skip, back, finish, acknowledge, snooze, cancel, lap
}

extension ControlRequest {
  /// The maximum number of bytes in a line, without the line feed.
  package static let longestLine = 4096

  private static let longestTime = Duration.seconds(366 * 86_400)

  /// The requests without a time.
  private static let plain: [ControlRequest] = [
    .status, .follow, .pause, .resume, .toggle, .restart, .skip, .back, .finish, .acknowledge,
    .snooze, .cancel, .lap,
  ]

  /// The words of all requests.
  static let words = plain.map(\.word) + ["add", "take"]

  /// The name of the request, as in “do”.
  package var word: String {
    switch self {
    case .status: "status"
    case .follow: "follow"
    case .pause: "pause"
    case .resume: "resume"
    case .toggle: "toggle"
    case .restart: "restart"
    case .add: "add"
    case .take: "take"
    case .skip: "skip"
    case .back: "back"
    case .finish: "finish"
    case .acknowledge: "acknowledge"
    case .snooze: "snooze"
    case .cancel: "cancel"
    case .lap: "lap"
    }
  }

  private var time: Duration? {
    switch self {
    case .add(let time), .take(let time): time
    default: nil
    }
  }
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
    case "add": self = .add(try Self.time(seconds))
    case "take": self = .take(try Self.time(seconds))
    default:
      guard let request = Self.plain.first(where: { $0.word == word }) else {
        throw .isUnknownRequest(word)
      }
      self = request
    }
  }

  private static func time(_ value: JSONValue?) throws(ControlError) -> Duration {
    guard let time = value?.number.flatMap(SecondsText.duration), time > .zero,
      time <= longestTime
    else { throw .isBadTime(value?.description) }
    return time
  }
}
