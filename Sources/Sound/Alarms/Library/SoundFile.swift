internal import Glibc
internal import Synth
internal import System

/// A regular file, open for reading; anything else is rejected without waiting for it.
struct SoundFile {
  private let file: OwnedDescriptor
  /// The number of bytes.
  let size: Int
  private let path: String

  /// Opens a file.
  init(_ path: String) throws(SoundError) {
    // O_NONBLOCK avoids waiting for a device or for a pipe without a writer.
    file = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY),
      as: { SoundError.unreadable(path, code: $0.code) })
    let status = try? FileStatus(of: file.number)
    guard let status, status.kind == .file else {
      throw status?.kind == .folder ? .isFolder(path) : .isNoFile(path)
    }
    size = status.size
    self.path = path
  }

  var descriptor: Int32 { file.number }

  /// Returns the format; `nil` if it is unknown.
  func format() throws(SoundError) -> SoundFormat? {
    let head = try bytes(from: 0, count: SoundFormat.headLength)
    let tag = SoundFormat.tagLength(head: head)
    guard tag > 0 else { return SoundFormat(head: head) }
    let behind = SoundFormat(head: try bytes(from: tag, count: SoundFormat.headLength))
    return behind == .wav || behind == .flac ? behind : .mp3
  }

  /// Returns bytes of the file; fewer at its end.
  func bytes(from start: Int, count: Int) throws(SoundError) -> [UInt8] {
    try rethrow(
      try Descriptor.read(count, from: start, of: descriptor),
      as: { SoundError.unreadable(path, code: $0.code) })
  }
}
