internal import Reports
internal import System

/// A server's connection to one program.
struct ControlPeer {
  private let socket: OwnedDescriptor
  private var lines = LineBuffer(limit: ControlRequest.longestLine)
  private var outgoing = OutgoingLines()
  /// The pending reply for each received line, in order: a refusal that waits for earlier answers,
  /// or `nil` for an unanswered request.
  private var due: [ControlReply?] = []
  /// Whether the program has finished sending.
  private var hasEnded = false
  /// Whether the connection is closed as soon as everything is sent.
  private var isClosing = false
  /// Whether the program has stopped reading.
  private var isDeaf = false

  /// Whether each change is published to the program because its last request was to follow.
  private(set) var isFollower = false
  /// The time of the last input, as an increasing number.
  private(set) var lastUse: Int

  /// The maximum number of bytes read at once: each may be a line that has to be answered before
  /// the process can do anything else.
  private static let largestPiece = 512
  private static let mostUnsent = 2 * ControlReply.longestLine

  init(_ socket: OwnedDescriptor, use: Int) { (self.socket, lastUse) = (socket, use) }

  var descriptor: Int32 { socket.number }

  /// Whether the program neither follows nor waits for an answer.
  var isIdle: Bool { !isFollower && due.isEmpty }

  /// Whether the program doesn't read its output.
  var isStalled: Bool { !outgoing.isEmpty }

  /// Whether nothing remains to be done for the connection.
  var isDone: Bool {
    if isDeaf { return hasEnded || isClosing }
    return outgoing.isEmpty && due.isEmpty && (isClosing || hasEnded && !isFollower)
  }

  /// The events for which to watch the connection.
  ///
  /// No input is read from a program while answers to it are pending or unsent, which bounds the
  /// memory that it takes.
  var interest: Descriptor.Readiness {
    if !outgoing.isEmpty { return .writing }
    return hasEnded || isClosing || !due.isEmpty ? [] : .reading
  }
}

// MARK: - Reading

extension ControlPeer {
  /// Returns the received requests; refuses invalid ones, and to follow where that isn't allowed.
  mutating func receive(use: Int, mayFollow: () -> Bool) -> [ControlRequest] {
    guard !hasEnded, !isClosing else { return [] }
    switch SocketBytes.receive(descriptor, upTo: Self.largestPiece) {
    case .nothing: return []
    case .bytes(let bytes):
      lastUse = use
      let requests = lines.append(bytes).compactMap { request($0, mayFollow) }
      if lines.isOverfull { close(.isTooLong(limit: ControlRequest.longestLine)) }
      return requests
    case .end:
      hasEnded = true
      return lines.end().flatMap { request($0, mayFollow) }.map { [$0] } ?? []
    }
  }

  private mutating func request(_ line: [UInt8], _ mayFollow: () -> Bool) -> ControlRequest? {
    guard !isClosing else { return nil }
    do throws(ControlError) {
      let request = try ControlRequest(bytes: line)
      guard request != .follow || isFollower || mayFollow() else { throw .isCrowded }
      isFollower = request == .follow && !isDeaf
      due.append(nil)
      return request
    } catch {
      refuse(error)
      return nil
    }
  }

  private mutating func close(_ error: ControlError) {
    refuse(error)
    (isClosing, isFollower) = (true, false)
  }

  private mutating func refuse(_ error: ControlError) {
    guard !isDeaf else { return }
    due.append(ControlReply(error))
    sendRefusals()
  }
}

// MARK: - Writing

extension ControlPeer {
  /// Sends the answer to the earliest unanswered request.
  mutating func answer(_ line: String) {
    guard !due.isEmpty else { return }
    due.removeFirst()
    send(line)
    sendRefusals()
  }

  /// Sends the refusals that don't wait for an earlier answer.
  private mutating func sendRefusals() {
    while let first = due.first, let refusal = first {
      due.removeFirst()
      send(refusal.line)
    }
  }

  /// Sends a line, replacing the previous one if it is still unsent.
  mutating func publish(_ line: String) {
    // A full socket becomes writable later and is flushed then.
    let isFull = !outgoing.isEmpty
    outgoing.replace(line)
    if !isFull { flush() }
  }

  /// Sends as much as the socket accepts now.
  mutating func flush() {
    if !outgoing.send(to: descriptor) { ignoreOutput() }
  }

  /// Stops sending, since the program has closed its end.
  mutating func ignoreOutput() {
    outgoing.discard()
    (isDeaf, isFollower) = (true, false)
  }

  private mutating func send(_ line: String) {
    guard !isDeaf else { return }
    outgoing.append(line)
    flush()
    if outgoing.count > Self.mostUnsent {
      outgoing.discard()
      (isClosing, isFollower) = (true, false)
    }
  }
}
