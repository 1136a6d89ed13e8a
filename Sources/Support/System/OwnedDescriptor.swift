internal import CSystem
internal import Glibc

/// A descriptor that is closed when its last reference is released.
package final class OwnedDescriptor: Sendable {
  package let number: Int32

  /// Takes ownership of an open descriptor.
  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Takes ownership of the result of a CSystem function: a descriptor, or a negative error number.
  package convenience init(orError result: Int32) throws(ErrorNumber) {
    guard result >= 0 else { throw ErrorNumber(code: -result) }
    self.init(result)
  }

  /// Opens a file, closed on exec; a relative path is resolved in `folder`, if given.
  package convenience init(
    opening path: String, _ flags: Int32, mode: UInt32 = 0o666, in folder: OwnedDescriptor? = nil
  ) throws(ErrorNumber) {
    self.init(
      try check { unsafe openat(folder?.number ?? AT_FDCWD, path, flags | O_CLOEXEC, mode) })
  }
}

/// The two ends of a pipe, closed on exec.
package struct DescriptorPipe {
  /// The end to read from.
  package let reading: OwnedDescriptor
  /// The end to write to.
  package let writing: OwnedDescriptor

  /// Opens a pipe.
  package init() throws(ErrorNumber) {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    let failure = unsafe csystem_open_pipe(&ends.reading, &ends.writing)
    guard failure == 0 else { throw ErrorNumber(code: -failure) }
    (reading, writing) = (OwnedDescriptor(ends.reading), OwnedDescriptor(ends.writing))
  }
}
