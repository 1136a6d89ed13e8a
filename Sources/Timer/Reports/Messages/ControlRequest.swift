package import Countdowns
internal import JSON
internal import Texts

/// A request from another program to a running timer: one line of JSON.
package enum ControlRequest: Hashable, Sendable {
  /// Reports the state once.
  case status
  /// Reports the state now and after each change.
  case follow
  /// A command that changes the timer; a time is above 0 and at most 366 days.
  case command(TimerCommand)
  /// Shares the timer in a room, or stops that.
  case share(ShareRequest)
}

extension ControlRequest {
  /// The maximum number of bytes in a line, without the line feed.
  package static let longestLine = 4096

  /// The commands without a time; a step that waits is started by `toggle`.
  private static let plain = TimerCommand.plain.filter { $0 != .start }

  package static let words =
    ["status", "follow"] + plain.map(\.word) + TimerCommand.wordsWithTime + ["share", "unshare"]

  /// The name of the request, as in “do”.
  package var word: String {
    switch self {
    case .status: "status"
    case .follow: "follow"
    case .command(.start): TimerCommand.toggle.word
    case .command(let command): command.word
    case .share(let sharing): sharing.room == nil ? "unshare" : "share"
    }
  }

  private var time: Duration? { if case .command(let command) = self { command.time } else { nil } }
}

// MARK: - Lines

extension ControlRequest {
  /// The request as a line, without the line feed.
  package var line: String {
    var members = [JSONValue.Member("v", .number("1")), JSONValue.Member("do", .string(word))]
    if let time { members.append(JSONValue.Member("seconds", .number(SecondsText.text(time)))) }
    if case .share(let sharing) = self, let room = sharing.room {
      members.append(JSONValue.Member("room", .string(room)))
      if !sharing.control.isEmpty {
        members.append(JSONValue.Member("control", .array(sharing.control.map { .string($0) })))
      }
    }
    return JSONValue.object(members).description
  }
}
