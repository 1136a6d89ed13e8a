internal import Glibc

/// Calls on an open file, repeated where a signal interrupted them.
enum Descriptor {
  /// Writes all bytes; returns 0 or the error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, failure) = write(rest, to: descriptor)
      if failure != 0 { return failure }
      if count == 0 { return ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Writes bytes with one call; returns how many were written, and 0 or the error number.
  static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) -> (count: Int, failure: Int32) {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return (count, 0) }
      if errno != EINTR { return (0, errno) }
    }
  }

  /// Reads up to `count` bytes from an offset; returns fewer at the end of the file or on an error.
  static func read(
    _ count: Int, from offset: Int, of descriptor: Int32
  ) -> (bytes: [UInt8], failure: Int32) {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let piece = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, offset + filled)
        if piece < 0, errno == EINTR { continue }
        if piece < 0 { failure = errno }
        guard piece > 0 else { break }
        filled += piece
      }
    }
    return (bytes, failure)
  }

  /// Returns the size of a regular file; `nil` for anything else.
  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }
}
