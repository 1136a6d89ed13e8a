internal import CZlib

/// Decompresses gzip data (RFC 1952) in chunks; one or more members may follow each other.
@safe final class Inflater {
  private var stream = unsafe z_stream()
  /// Whether a member has begun and not ended.
  private var isOpen = false
  private var isReady = false
  private var input: [UInt8] = []
  private var offset = 0
  /// What is wrong with the data, if anything.
  private(set) var fault: String?

  /// The maximum number of bytes returned at once.
  private static let size = 1 << 18

  init() {
    // 16 stands for the format of gzip, with its checksums.
    isReady =
      unsafe inflateInit2_(
        &stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    if !isReady { fault = "there is too little memory to decompress it" }
  }

  deinit {
    if isReady { unsafe inflateEnd(&stream) }
  }

  /// Whether all bytes have been decompressed.
  var isDrained: Bool { offset == input.count }

  /// Sets the next compressed bytes, once the others are drained.
  func supply(_ bytes: [UInt8]) { (input, offset) = (bytes, 0) }

  /// Returns the next bytes; empty if more data is needed, after its end or a fault.
  func next() -> [UInt8] {
    guard fault == nil else { return [] }
    while !isDrained {
      if !isOpen {
        // What isn't another member is padding.
        guard input[offset] == 0x1F else {
          offset = input.count
          break
        }
        isOpen = true
        unsafe inflateReset(&stream)
      }
      let bytes = inflated()
      if fault != nil || !bytes.isEmpty { return bytes }
    }
    return []
  }

  /// Notes at the end of the data that a member isn't complete.
  func finish() {
    if isOpen, fault == nil { fault = "its compressed data is truncated" }
  }

  private func inflated() -> [UInt8] {
    var status = Z_OK
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.size) { output, count in
      unsafe input.withUnsafeMutableBufferPointer { source in
        unsafe stream.next_in = source.baseAddress.map { unsafe $0 + offset }
        unsafe stream.avail_in = uInt(source.count - offset)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = uInt(Self.size)
        status = unsafe inflate(&stream, Z_NO_FLUSH)
        offset = unsafe source.count - Int(stream.avail_in)
        count = unsafe Self.size - Int(stream.avail_out)
      }
    }
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isOpen = false
    default: fault = "its compressed data is damaged"
    }
    return bytes
  }
}
