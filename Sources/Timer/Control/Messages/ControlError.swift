internal import Glibc
internal import Reports
internal import System

/// The reason a timer can't be controlled: an invalid message or an unusable socket.
package enum ControlError: Error, Hashable, Sendable {
  /// The line has more bytes than the limit.
  case isTooLong(limit: Int)
  /// The line isn't a JSON object.
  case isNotAnObject
  /// The version of the message is missing or isn't 1.
  case isUnsupportedVersion(String?)
  /// The request is unknown or missing.
  case isUnknownRequest(String?)
  /// The time of the request is invalid or missing.
  case isBadTime(String?)
  /// The room of the request is invalid or missing.
  case isBadRoom(String?)
  /// The list of users who may control a shared timer is invalid.
  case isBadControl(String)
  /// The answer has neither a timer nor a reason.
  case isMalformedReply
  /// A timer with this name is already running.
  case isTaken(String)
  /// The path of the socket is taken by something other than a socket.
  case isNotASocket(String)
  /// The folder of the sockets can't be used.
  case folder(String, FolderFault)
  /// Another program has held the lock on the folder of the sockets for too long.
  case isLocked(String)
  /// A socket can't be used, with the error number as in errno(3).
  case system(String, code: Int32)
  /// The timer closed the connection without an answer.
  case isClosed
  /// The timer has the maximum number of followers.
  case isCrowded

  /// The reason a folder can't hold sockets.
  package enum FolderFault: Hashable, Sendable {
    /// The path is a symbolic link.
    case isLink
    /// The path is something other than a folder.
    case isNotAFolder
    /// The folder belongs to another user.
    case isForeign
    /// Others may enter the folder.
    case isOpen
    /// The folder can't be created or opened, with the error number as in errno(3).
    case system(Int32)
  }
}

extension ControlError {
  /// Whether a resource of the system is exhausted, as when too many programs watch folders.
  package var isShortage: Bool {
    switch self {
    case .folder(_, .system(let code)), .system(_, let code):
      [EMFILE, ENFILE, ENOSPC, ENOMEM].contains(code)
    default: false
    }
  }
}

extension ControlError: CustomStringConvertible {
  /// The error as a sentence, which quotes the input as it is.
  package var description: String {
    switch self {
    case .isTooLong(let limit): "the line is longer than \(limit) bytes"
    case .isNotAnObject: "the line isn’t a JSON object, such as {\"v\":1,\"do\":\"status\"}"
    case .isUnsupportedVersion(nil): "the message has no version: “v” must be 1"
    case .isUnsupportedVersion(let version?):
      "version \(Self.clipped(version)) of the protocol is unknown: “v” must be 1"
    case .isUnknownRequest(nil): "“do” must be one of \(Self.requests)"
    case .isUnknownRequest(let word?):
      "unknown request “\(Self.clipped(word))”: “do” must be one of \(Self.requests)"
    case .isBadTime(nil): "“seconds” is missing: \(Self.times)"
    case .isBadTime(let text?): "“seconds” is \(Self.clipped(text)): \(Self.times)"
    case .isBadRoom(nil): "“room” is missing: \(Self.rooms)"
    case .isBadRoom(let text?):
      "“room” is \(Self.clipped(AddressWord.withoutPassword(text))): \(Self.rooms)"
    case .isBadControl(let text):
      "“control” is \(Self.clipped(text)): it must be a list of at most "
        + "\(ShareRequest.mostUsers) names of users"
    case .isMalformedReply: "the answer can’t be read: it has neither “timer” nor “why”"
    case .isTaken(let name): "a timer called “\(name)” is already running; choose another name"
    case .isNotASocket(let path): "“\(path)” isn’t a socket; remove it, or choose another name"
    case .folder(let path, let fault): "the folder “\(path)” \(fault.words)"
    case .isLocked(let path):
      "the folder “\(path)” is locked: another timer is stuck while starting there"
    case .system(let path, let code):
      "the socket “\(path)” can’t be used: \(ErrorNumber(code: code).description)"
    case .isClosed: "the timer closed the connection without an answer"
    case .isCrowded: "too many programs follow the timer; try again later, or request its status"
    }
  }

  private static let times = "it must be a number above 0, and at most 366 days"

  private static let rooms =
    "it must be a text of at most \(ShareRequest.longestRoom) bytes without control characters"

  private static var requests: String { ControlRequest.words.joined(separator: ", ") }

  /// Returns the beginning of a text that may be long.
  private static func clipped(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}

extension ControlError.FolderFault {
  /// The reason as it follows the folder's name.
  package var words: String {
    switch self {
    case .isLink: "is a symbolic link; the sockets of timers need their own folder"
    case .isNotAFolder: "isn’t a folder; the sockets of timers need one"
    case .isForeign: "belongs to another user, who could control your timers"
    case .isOpen: "is open to others, who could control your timers; set its mode to 0700"
    case .system(let code):
      "can’t be used for the sockets of timers: \(ErrorNumber(code: code).description)"
    }
  }
}
