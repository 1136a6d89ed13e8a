internal import CSystem
internal import Glibc
internal import System

/// A file in memory that can be passed to other programs.
final class MemoryFile {
  private let file: OwnedDescriptor

  /// Creates an empty file; `nil` if there are no descriptors left.
  init?() {
    guard let file = try? OwnedDescriptor(orError: csystem_open_memory()) else { return nil }
    self.file = file
  }

  /// Creates a file with bytes; `nil` if memory is exhausted.
  convenience init?(_ bytes: [UInt8]) {
    self.init()
    guard (try? Descriptor.writeAll(bytes, to: descriptor)) != nil else { return nil }
  }

  var descriptor: Int32 { file.number }

  /// Returns its bytes, unless there are more than `limit`.
  func bytes(atMost limit: Int) -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    guard (1...limit).contains(size) else { return [] }
    return (try? Descriptor.read(size, from: 0, of: descriptor)) ?? []
  }
}
