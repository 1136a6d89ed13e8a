internal import Glibc

/// A regular file, open for reading; anything else is rejected without waiting for it.
struct SoundFile: ~Copyable {
  /// Its descriptor.
  let descriptor: Int32
  /// The number of bytes.
  let size: Int
  private let path: String

  /// Opens a file.
  init(_ path: String) throws(SoundError) {
    // O_NONBLOCK avoids waiting for a device or for a pipe without a writer.
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard opened >= 0 else { throw .unreadable(path, code: errno) }
    var status = stat()
    let isKnown = unsafe fstat(opened, &status) == 0
    let kind = status.st_mode & S_IFMT
    guard isKnown, kind == S_IFREG else {
      close(opened)
      throw kind == S_IFDIR ? .isFolder(path) : .isNoFile(path)
    }
    descriptor = opened
    size = Int(status.st_size)
    self.path = path
  }

  deinit {
    close(descriptor)
  }

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
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, start + filled)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { break }
        filled += read
      }
    }
    guard failure == 0 else { throw .unreadable(path, code: failure) }
    return bytes
  }
}
