internal import Files
internal import Glibc
internal import TerminalIO

/// An open file or stream that prices are read from while a list is shown.
///
/// A named pipe is also opened for writing, though nothing is written, so that it stays open when
/// its last writer leaves and the next one can continue. A partial line of one writer is joined
/// with the next one's output.
final class QuoteInput {
  /// The kind of source, which determines how it is read.
  enum Kind: Hashable {
    /// Bytes arrive over time.
    case stream
    /// All bytes are available; the file ends.
    case file
    /// All bytes are available, but the file at this path may grow.
    case growing(path: String)
  }

  /// The name for use in sentences.
  let name: String
  let kind: Kind
  let descriptor: Int32

  /// Opens a source.
  init(_ source: QuoteStream.Source) throws(Failure) {
    let file: String? = if case .file(let path) = source { path } else { nil }
    name = file ?? "standard input"
    do throws(ReadError) {
      descriptor = try file.map { path throws(ReadError) in try Self.open(path) } ?? 0
    } catch {
      throw Failure(words: "\(name) can’t be read: \(error.words)", status: 66)
    }
    if StandardStreams.isTerminal(descriptor) {
      if file != nil { close(descriptor) }
      throw Failure(words: "\(name) is a terminal; read prices from a file or a pipe", status: 66)
    }
    let isFile = Self.type(of: descriptor) == S_IFREG
    kind = isFile ? file.map { .growing(path: $0) } ?? .file : .stream
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
  }
}

extension QuoteInput {
  private static func open(_ path: String) throws(ReadError) -> Int32 {
    let flags = O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = unsafe Glibc.open(path, O_RDONLY | flags)
    guard descriptor >= 0 else { throw .system(errno) }
    switch type(of: descriptor) {
    case S_IFDIR:
      close(descriptor)
      throw .isFolder
    case S_IFIFO where !isPassed(path):
      // Without write permission, the stream ends with its last writer.
      let lasting = unsafe Glibc.open(path, O_RDWR | flags)
      guard lasting >= 0 else { return descriptor }
      close(descriptor)
      return lasting
    default: return descriptor
    }
  }

  /// Returns whether a path names a pipe passed by a shell, as in `<(COMMAND)`, whose end counts.
  private static func isPassed(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") || path == "/dev/stdin"
  }

  private static func type(of descriptor: Int32) -> mode_t {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
