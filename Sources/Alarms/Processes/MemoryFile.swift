internal import CSystem
internal import Glibc

/// A file in memory that can be passed to other programs.
final class MemoryFile {
  /// Its descriptor.
  let descriptor: Int32

  /// Creates an empty file; `nil` if there are no descriptors left.
  init?() {
    descriptor = csystem_open_memory()
    guard descriptor >= 0 else { return nil }
  }

  /// Creates a file with bytes; `nil` if memory is exhausted.
  convenience init?(_ bytes: [UInt8]) {
    self.init()
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    guard written == bytes.count else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Returns its bytes, unless there are more than `limit`.
  func bytes(atMost limit: Int) -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    guard (1...limit).contains(size) else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, unsafe pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
