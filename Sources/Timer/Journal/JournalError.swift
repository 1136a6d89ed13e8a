internal import Glibc
package import Reports
internal import System

/// An error in writing, reading or removing saved data.
package enum JournalError: Error, Hashable, Sendable {
  /// No folder for saved data is known.
  case noHome
  /// The name of a record's file isn't a file name.
  case badName(String)
  /// The file or folder can't be written.
  case unwritable(String, code: Int32)
  /// The file or folder can't be read.
  case unreadable(String, why: String)
  /// The file can't be removed.
  case unremovable(String, code: Int32)
  /// The file was read, but isn't a record of this version.
  case notARecord(String, TimerRecordError)
  /// A value of the timer isn't allowed in a record.
  case unkeepable(TimerRecordError)
  /// The record is longer than the limit.
  case tooLong
}

extension JournalError: CustomStringConvertible {
  package var description: String { sentence { $0 } }

  /// Returns the error as a sentence; `said` formats a path for display.
  ///
  /// Names and paths are included as they are; the caller has to escape control characters.
  package func sentence(_ said: (String) -> String) -> String {
    switch self {
    case .noHome: "nothing is saved: neither HOME nor XDG_STATE_HOME is set to an absolute path"
    case .badName(let name):
      "“\(name)” can’t be the name of a file: it must have at most 255 bytes, no slashes "
        + "and no dot at the start"
    case .unwritable(let path, let code): "\(said(path)) can’t be written: \(Self.words(for: code))"
    case .unreadable(let path, let why): "\(said(path)) can’t be read: \(why)"
    case .unremovable(let path, let code):
      "\(said(path)) can’t be removed: \(Self.words(for: code))"
    case .notARecord(let path, let error): "\(said(path)) isn’t a record of a timer: \(error)"
    case .unkeepable(let error): "the timer can’t be saved: \(error)"
    case .tooLong:
      "the timer can’t be saved: its record would be longer than \(RecordFolder.largest / 1024) KiB"
    }
  }

  /// Returns the meaning of an error number, and a remedy.
  private static func words(for code: Int32) -> String {
    switch code {
    case ENOSPC: "the disk is full; free a few kilobytes"
    case EDQUOT: "the disk quota is used up; free a few kilobytes"
    case EROFS: "the file system is read-only; XDG_STATE_HOME can name a folder on another one"
    case EACCES, EPERM: "permission is denied; the folder should be writable by its owner"
    case ENOTDIR: "a file is in the way of a folder"
    default: ErrorNumber(code: code).description
    }
  }
}
