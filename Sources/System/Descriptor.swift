internal import Glibc

/// Calls on open descriptors, repeated where a signal interrupts them.
package enum Descriptor {
  /// What a descriptor is ready for; hang-ups are always noticed.
  package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt32
    package static let reading = Readiness(rawValue: UInt32(POLLIN))
    package static let writing = Readiness(rawValue: UInt32(POLLOUT))
    package static let hangUp = Readiness(rawValue: UInt32(POLLHUP | POLLERR))

    package init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The result of reading without waiting.
  package enum Received: Hashable {
    case bytes([UInt8])
    /// Nothing is there yet.
    case nothing
    /// The other end sends no more.
    case end
  }
}

// MARK: - Reading

extension Descriptor {
  /// Returns what one call reads, at most `limit` bytes; none at the end.
  package static func read(
    _ descriptor: Int32, upTo limit: Int
  ) throws(ErrorNumber) -> [UInt8] {
    try unsafe bytes(limit) { buffer throws(ErrorNumber) in
      try check { unsafe Glibc.read(descriptor, buffer.baseAddress, limit) }
    }
  }

  /// Returns what a non-blocking descriptor has now, at most `limit` bytes.
  package static func receive(
    _ descriptor: Int32, upTo limit: Int
  ) throws(ErrorNumber) -> Received {
    do throws(ErrorNumber) {
      let bytes = try read(descriptor, upTo: limit)
      return bytes.isEmpty ? .end : .bytes(bytes)
    } catch {
      guard error.code == EAGAIN else { throw error }
      return .nothing
    }
  }

  /// Returns `count` bytes of a file from an offset, fewer at its end.
  package static func read(
    _ count: Int, from offset: Int, of descriptor: Int32
  ) throws(ErrorNumber) -> [UInt8] {
    try unsafe bytes(count) { buffer throws(ErrorNumber) in
      var filled = 0
      while filled < count {
        let piece = try check {
          unsafe pread(
            descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, offset + filled)
        }
        guard piece > 0 else { break }
        filled += piece
      }
      return filled
    }
  }

  /// Returns the bytes with which `fill` fills a buffer; it returns their count.
  package static func bytes(
    _ capacity: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) throws(ErrorNumber) -> Int
  ) throws(ErrorNumber) -> [UInt8] {
    var failure: ErrorNumber?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(ErrorNumber) { count = try unsafe fill(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the count of a timer or an event, so that its descriptor is no longer readable; returns
  /// whether there was one.
  @discardableResult
  package static func clear(_ descriptor: Int32) -> Bool {
    var count: UInt64 = 0
    return unsafe Glibc.read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
  }
}

// MARK: - Writing

extension Descriptor {
  /// Writes bytes with one call, and returns the number of those that were written.
  package static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) throws(ErrorNumber) -> Int {
    try check {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// Writes all bytes, waiting as long as it takes.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(ErrorNumber) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try write(rest, to: descriptor)
      guard count > 0 else { throw ErrorNumber(code: ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }
}

// MARK: - Waiting

extension Descriptor {
  /// Waits until a descriptor is ready or hung up, for at most `limit` or without one for as long as it
  /// takes, and returns whether it is; a signal ends the wait too.
  @discardableResult
  package static func isReady(
    _ descriptor: Int32, for readiness: Readiness = .reading, within limit: Duration? = .zero
  ) -> Bool {
    !ready(among: [descriptor], for: readiness, within: limit).isEmpty
  }

  /// Waits until some descriptors are ready or hung up, and returns in what way each is.
  @discardableResult
  package static func ready(
    among descriptors: [Int32], for readiness: Readiness = .reading, within limit: Duration?
  ) -> [Int32: Readiness] {
    let events = Int16(truncatingIfNeeded: readiness.rawValue)
    var states = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    guard unsafe poll(&states, nfds_t(states.count), limit?.milliseconds ?? -1) > 0 else {
      return [:]
    }
    var ready: [Int32: Readiness] = [:]
    for state in states where state.revents != 0 {
      ready[state.fd] = Readiness(rawValue: UInt32(UInt16(bitPattern: state.revents)))
    }
    return ready
  }

  /// Waits for a time.
  package static func pause(_ time: Duration) { poll(nil, 0, time.milliseconds) }

  /// Makes reading and writing return at once; returns false if that can't be done.
  @discardableResult
  package static func setNonBlocking(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
  }
}
