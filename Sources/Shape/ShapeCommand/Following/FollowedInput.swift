internal import Files
internal import Glibc
package import Outputs
internal import System
internal import TerminalIO

/// A file or stream that is read while it grows.
///
/// A named pipe is also opened for writing, though nothing is written, so that it stays open when
/// its last writer leaves and the next one can continue. A partial line of one writer is joined
/// with the next one's output.
package final class FollowedInput {
  /// The kind of source, which determines how it is read.
  package enum Kind: Hashable {
    /// Bytes arrive over time.
    case stream
    /// All bytes are available; the file ends.
    case file
    /// All bytes are available, but the file at this path may grow, or doesn't exist yet.
    case growing(path: String)
  }

  /// The name for use in sentences.
  package let name: String
  package let kind: Kind
  /// Whether the file didn't exist when it was opened.
  package let isMissing: Bool
  private let file: OwnedDescriptor?

  /// Opens a file or a named pipe; without a path, the source is standard input.
  ///
  /// An awaited file may appear later, in a folder that exists.
  package init(_ path: String?, isAwaited: Bool = false) throws(CommandError) {
    let name = path ?? "standard input"
    if let path, isAwaited, !Folder.exists(path), Folder.isFolder(Folder.parent(of: path) ?? ".") {
      (self.name, kind, file, isMissing) = (path, .growing(path: path), nil, true)
      return
    }
    do throws(ReadError) {
      file = try path.map { path throws(ReadError) in try Self.open(path) }
    } catch { throw CommandError.unreadable(name, error.words) }
    isMissing = false
    let descriptor = file?.number ?? 0
    guard !StandardStreams.isTerminal(descriptor) else {
      throw CommandError(
        words: "\(name) is a terminal: data comes from a file or a pipe", status: 66)
    }
    let isFile = (try? FileStatus(of: descriptor).kind) == .file
    kind = isFile ? path.map { .growing(path: $0) } ?? .file : .stream
    self.name = name
  }

  /// The descriptor; -1 if the file is missing.
  var descriptor: Int32 { file?.number ?? (isMissing ? -1 : 0) }
}

extension FollowedInput {
  private static func open(_ path: String) throws(ReadError) -> OwnedDescriptor {
    let flags = O_NONBLOCK | O_NOCTTY
    let opened = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | flags), as: ReadError.init)
    switch try? FileStatus(of: opened.number).kind {
    case .folder: throw .isFolder
    case .pipe where !isPassed(path):
      // Without permission to write, the stream ends with its last writer.
      return (try? OwnedDescriptor(opening: path, O_RDWR | flags)) ?? opened
    default: return opened
    }
  }

  /// Returns whether a path names a pipe passed by a shell, as in `<(COMMAND)`, whose end counts.
  private static func isPassed(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") || path == "/dev/stdin"
  }
}
