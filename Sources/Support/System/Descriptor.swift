internal import CSystem
internal import Glibc

/// System calls on open descriptors; reads and writes are retried when a signal interrupts them.
package enum Descriptor {
  /// What a descriptor is ready for; hang-ups are always reported.
  package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt32
    package static let reading = Readiness(rawValue: UInt32(POLLIN))
    package static let writing = Readiness(rawValue: UInt32(POLLOUT))
    package static let hangUp = Readiness(rawValue: UInt32(POLLHUP | POLLERR))

    package init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The result of a non-blocking read.
  package enum Received: Hashable {
    case bytes([UInt8])
    /// No bytes are available yet.
    case nothing
    /// The end was reached, or the other end has closed.
    case end
  }
}

// MARK: - Reading

extension Descriptor {
  /// Reads once, at most `limit` bytes; an empty array means end of file.
  package static func read(_ descriptor: Int32, upTo limit: Int) throws(ErrorNumber) -> [UInt8] {
    try unsafe bytes(limit) { buffer throws(ErrorNumber) in
      try check { unsafe Glibc.read(descriptor, buffer.baseAddress, limit) }
    }
  }

  /// Reads the bytes available on a non-blocking descriptor, at most `limit`.
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

  /// Reads `count` bytes of a file at an offset; fewer at the end of the file.
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

  /// Returns the bytes that `fill` writes into a buffer; `fill` returns their count.
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

  /// Reads the counter of a timer or an event, which makes its descriptor unreadable again; returns
  /// whether the counter was nonzero.
  @discardableResult
  package static func clear(_ descriptor: Int32) -> Bool {
    var count: UInt64 = 0
    return unsafe Glibc.read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
  }

  /// Opens a counter with which one thread wakes another: it is readable unless it is 0; negative if no
  /// descriptors are left.
  package static func openCounter() -> Int32 { csystem_open_counter() }

  /// Adds 1 to a counter, which makes its descriptor readable; any thread may call it.
  package static func raise(_ descriptor: Int32) {
    var one: UInt64 = 1
    // It fails only if the counter is at its limit, and then the descriptor is already readable.
    _ = unsafe Glibc.write(descriptor, &one, MemoryLayout<UInt64>.size)
  }
}

// MARK: - Writing

extension Descriptor {
  /// Writes bytes with one call, and returns the number written.
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
  /// Waits until a descriptor is ready or hung up, at most for `limit`, indefinitely if that is `nil`,
  /// and returns whether it is; a signal also ends the wait.
  @discardableResult
  package static func isReady(
    _ descriptor: Int32, for readiness: Readiness = .reading, within limit: Duration? = .zero
  ) -> Bool { isAnyReady(among: [descriptor], for: readiness, within: limit) }

  /// Waits until any of the descriptors is ready or hung up, and returns whether one is; a signal
  /// also ends the wait.
  @discardableResult
  package static func isAnyReady(
    among descriptors: [Int32], for readiness: Readiness = .reading, within limit: Duration?
  ) -> Bool {
    let events = Int16(truncatingIfNeeded: readiness.rawValue)
    var states = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    return unsafe poll(&states, nfds_t(states.count), limit?.milliseconds ?? -1) > 0
  }

  /// Locks an open file or folder against other descriptors of it, waiting at most for `limit`; throws
  /// EWOULDBLOCK if it remains locked.
  ///
  /// The corresponding C function is `flock`.
  package static func lock(
    _ descriptor: Int32, within limit: Duration = .zero
  ) throws(ErrorNumber) {
    var tries = limit.milliseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = ErrorNumber(code: errno)
      guard error.code == EWOULDBLOCK || error.code == EINTR, tries > 0 else { throw error }
      pause(.milliseconds(1))
      tries -= 1
    }
  }

  /// Waits for a time.
  package static func pause(_ time: Duration) { poll(nil, 0, time.milliseconds) }

  /// Makes a descriptor non-blocking; returns whether that succeeded.
  @discardableResult
  package static func setNonBlocking(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
  }
}
