internal import CZlib

/// A stream of compressed bytes (RFC 1950), using zlib.
@safe final class Deflater {
  // The library's memory and tables point back to the stream, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Starts a stream; `nil` if memory runs out.
  ///
  /// It searches only for runs of equal bytes, which suits filtered rows: on drawings, that takes a
  /// third of the time of a full search, and the size is within a tenth of it either way.
  init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    let (level, window, memory): (Int32, Int32, Int32) = (6, 15, 8)
    let status = unsafe deflateInit2_(
      stream, level, Z_DEFLATED, window, memory, Z_RLE, ZLIB_VERSION, size)
    guard status == Z_OK else { return nil }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Adds bytes and returns the compressed bytes that are complete.
  func add(_ bytes: [UInt8]) -> [UInt8] { run(bytes, Z_NO_FLUSH) }

  /// Returns the rest of the compressed bytes.
  func finish() -> [UInt8] { run([], Z_FINISH) }

  private func run(_ bytes: [UInt8], _ flush: Int32) -> [UInt8] {
    var output: [UInt8] = []
    unsafe bytes.withUnsafeBufferPointer { input in
      // The library doesn't write there.
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.pointee.avail_in = uInt(input.count)
      repeat { output += piece(flush) } while unsafe stream.pointee.avail_out == 0
    }
    return output
  }

  private func piece(_ flush: Int32) -> [UInt8] {
    let capacity = 1 << 16
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      unsafe stream.pointee.next_out = buffer.baseAddress
      unsafe stream.pointee.avail_out = uInt(capacity)
      _ = unsafe deflate(stream, flush)
      count = unsafe capacity - Int(stream.pointee.avail_out)
    }
  }
}
