internal import CSystem
internal import Glibc

/// A file in memory that other programs can be given.
final class MemoryFile {
  /// Its descriptor.
  let descriptor: Int32

  /// Creates an empty one; `nil` when the system has no more descriptors.
  init?() {
    descriptor = csystem_open_memory()
    guard descriptor >= 0 else { return nil }
  }

  /// Creates one with bytes in it; `nil` when there is no room for them.
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
