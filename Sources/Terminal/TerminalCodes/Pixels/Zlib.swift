internal import CZlib

/// The functions of zlib that this package uses.
enum Zlib {
  /// Returns compressed bytes (RFC 1950); `nil` if memory runs out.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let limit = Int(compressBound(uLong(bytes.count)))
    var status = Z_OK
    let compressed = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var length = uLong(limit)
      status = unsafe compress2(
        buffer.baseAddress, &length, bytes, uLong(bytes.count), Z_DEFAULT_COMPRESSION)
      count = status == Z_OK ? Int(length) : 0
    }
    return status == Z_OK ? compressed : nil
  }

  /// Returns PNG's checksum (CRC-32).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: unsafe crc32(0, bytes, uInt(bytes.count)))
  }
}
