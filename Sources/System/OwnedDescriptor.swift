internal import CSystem
internal import Glibc

/// A descriptor that is closed when its last owner is gone.
package final class OwnedDescriptor: Sendable {
  package let number: Int32

  /// Takes over an open descriptor.
  package init(_ number: Int32) { self.number = number }

  deinit {
    close(number)
  }

  /// Takes over what a function of CSystem returned: a descriptor, or a negative error number.
  package convenience init(orError result: Int32) throws(ErrorNumber) {
    guard result >= 0 else { throw ErrorNumber(code: -result) }
    self.init(result)
  }

  /// Opens a file, closed on exec; a relative path leads from `folder`, if there is one.
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
