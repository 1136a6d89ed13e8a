internal import CSystem
internal import Glibc
package import Reports
internal import System

/// The nonblocking server through which a running timer is read and controlled.
@MainActor
package final class ControlServer {
  /// A received request, which requires exactly one reply.
  package struct Incoming: Hashable, Sendable {
    package var request: ControlRequest
    /// The number of the connection, which is never reused.
    package var connection: Int
  }

  /// The timer's name.
  package let name: String
  /// The path of the folder of its socket.
  package let folder: String

  /// The listening socket, until the server is closed.
  private var claim: ControlClaim?
  private let ready: ReadySet
  private let isTrusted: (UInt32) -> Bool
  private var peers: [Int: ControlPeer] = [:]
  private var lastNumber = ControlServer.listener
  private var uses = 0
  /// A descriptor to release when none is left for a connection that has to be closed.
  private var spare: OwnedDescriptor?

  /// The maximum number of connections.
  private let capacity: Int
  /// The maximum number of followers; the remaining connections are reserved for requests.
  private var mostFollowers: Int { capacity - max(1, capacity / 16) }

  /// The key of the listener in the set.
  private static let listener = 0
  /// The default number of connections: half of the usual limit of descriptors.
  private static let usualCapacity = 512

  /// Claims a name for a timer, replacing the socket of a timer that is gone.
  ///
  /// Connections from untrusted users are closed; by default, only this process's user is trusted.
  package convenience init(
    name: String, in folder: ControlFolder,
    isTrusted: @escaping (UInt32) -> Bool = { $0 == geteuid() }
  ) throws(ControlError) { try self.init(try ControlClaim(name, in: folder), isTrusted) }

  /// Claims a name for a timer with a custom number of connections.
  convenience init(name: String, in folder: ControlFolder, capacity: Int) throws(ControlError) {
    try self.init(try ControlClaim(name, in: folder), capacity: capacity)
  }

  /// Claims a name for a timer, with a number after it if another timer has the name or it is
  /// otherwise taken; without a name, the smallest number that is free.
  package convenience init(
    name: String?, in folder: ControlFolder, orNumberedIf isTaken: (String) -> Bool
  ) throws(ControlError) {
    try self.init(try ControlClaim(name, in: folder, orNumberedIf: isTaken))
  }

  private init(
    _ claim: ControlClaim, _ isTrusted: @escaping (UInt32) -> Bool = { $0 == geteuid() },
    capacity: Int = ControlServer.usualCapacity
  ) throws(ControlError) {
    do throws(ErrorNumber) {
      ready = try ReadySet()
      try ready.add(claim.listener.number, number: UInt64(Self.listener))
    } catch {
      claim.removeFile()
      throw .system(claim.name, code: error.code)
    }
    (name, folder, self.claim, self.isTrusted) = (claim.name, claim.folder.path, claim, isTrusted)
    self.capacity = capacity
    spare = Self.openSpare()
  }

  /// A descriptor that is readable when `take` has work to do.
  package var descriptor: Int32 { ready.descriptor }

  /// Whether any program follows the timer.
  package var hasFollowers: Bool { peers.values.contains(where: \.isFollower) }
}

// MARK: - Requests and replies

extension ControlServer {
  /// Handles everything that is ready, and returns the received requests.
  package func take() -> [Incoming] {
    var incoming: [Incoming] = []
    for event in ready.events() {
      if event.number == UInt64(Self.listener) {
        accept(into: &incoming)
      } else {
        handle(event, into: &incoming)
      }
    }
    return incoming
  }

  /// Answers the earliest unanswered request of a connection; does nothing if the connection is
  /// closed.
  package func reply(_ reply: ControlReply, to connection: Int) {
    change(connection) { $0.answer(Self.line(reply)) }
  }

  /// Sends a line to all followers; a slow follower later gets only the newest one.
  package func publish(_ reply: ControlReply) {
    guard hasFollowers else { return }
    let line = Self.line(reply)
    for (number, peer) in peers where peer.isFollower { change(number) { $0.publish(line) } }
  }

  /// Flushes the output, removes the socket and closes all connections.
  package func close() {
    guard let claim else { return }
    self.claim = nil
    claim.removeFile()
    ready.remove(claim.listener.number)
    for number in peers.keys {
      change(number) { $0.flush() }
      drop(number)
    }
  }

  private static func line(_ reply: ControlReply) -> String {
    let line = reply.line
    guard line.utf8.count > ControlReply.longestLine else { return line }
    return ControlReply(.isTooLong(limit: ControlReply.longestLine)).line
  }
}

// MARK: - Connections

extension ControlServer {
  private func accept(into incoming: inout [Incoming]) {
    guard let listener = claim?.listener.number else { return }
    for _ in 0..<capacity where peers.count < capacity || oldestIdle != nil {
      var descriptor = csystem_accept_socket(listener)
      if Self.hasNoDescriptor(descriptor), dropOldest() {
        descriptor = csystem_accept_socket(listener)
      }
      guard descriptor >= 0 else {
        if Self.hasNoDescriptor(descriptor) { refuse(listener) }
        return
      }
      admit(OwnedDescriptor(descriptor), into: &incoming)
    }
  }

  private static func hasNoDescriptor(_ failure: Int32) -> Bool {
    failure == -EMFILE || failure == -ENFILE
  }

  /// The connection that has been idle for the longest time, neither following nor waiting for an
  /// answer.
  ///
  /// Without one, a new connection waits until others have been answered.
  private var oldestIdle: Int? { oldest(where: \.isIdle) }

  private func oldest(where isMeant: (ControlPeer) -> Bool) -> Int? {
    peers.filter { isMeant($0.value) }.min { $0.value.lastUse < $1.value.lastUse }?.key
  }

  /// Frees a descriptor by closing an idle connection or else a follower, which reconnects; returns
  /// false if there is none.
  private func dropOldest() -> Bool {
    guard let oldest = oldestIdle ?? oldest(where: \.isStalled) ?? oldest(where: \.isFollower)
    else { return false }
    drop(oldest)
    return true
  }

  /// Returns whether another connection may follow; a follower that doesn't read is dropped for it.
  private func hasPlaceForFollower() -> Bool {
    guard peers.values.count(where: \.isFollower) >= mostFollowers else { return true }
    guard let stalled = oldest(where: { $0.isFollower && $0.isStalled }) else { return false }
    drop(stalled)
    return true
  }

  private func admit(_ socket: OwnedDescriptor, into incoming: inout [Incoming]) {
    var user: UInt32 = 0
    guard unsafe csystem_read_peer_user(socket.number, &user) == 0, isTrusted(user), makePlace(),
      (try? ready.add(socket.number, number: UInt64(lastNumber + 1))) != nil
    else { return }
    lastNumber += 1
    peers[lastNumber] = ControlPeer(socket, use: nextUse())
    read(lastNumber, into: &incoming)
  }

  /// Closes the connection that has been idle for the longest time if there are too many; returns
  /// false if none is idle.
  private func makePlace() -> Bool {
    guard peers.count >= capacity else { return true }
    guard let oldest = oldestIdle else { return false }
    drop(oldest)
    return true
  }

  /// Closes a connection for which the process has no descriptor: if it waited, it would keep the
  /// listener readable.
  private func refuse(_ listener: Int32) {
    spare = nil
    _ = try? OwnedDescriptor(orError: csystem_accept_socket(listener))
    spare = Self.openSpare()
  }

  private static func openSpare() -> OwnedDescriptor? {
    try? OwnedDescriptor(opening: "/dev/null", O_RDONLY)
  }

  private func handle(_ event: ReadySet.ReadyDescriptor, into incoming: inout [Incoming]) {
    let number = Int(event.number)
    if event.hasHungUp {
      change(number) { $0.ignoreOutput() }
    } else if event.isWritable {
      change(number) { $0.flush() }
    }
    if event.isReadable || event.hasHungUp { read(number, into: &incoming) }
  }

  private func read(_ number: Int, into incoming: inout [Incoming]) {
    let use = nextUse()
    change(number) { peer in
      incoming += peer.receive(use: use, mayFollow: hasPlaceForFollower)
        .map { Incoming(request: $0, connection: number) }
    }
  }

  /// Modifies a connection, then closes it or updates the events for which it is watched.
  private func change(_ number: Int, _ body: (inout ControlPeer) -> Void) {
    guard var peer = peers.removeValue(forKey: number) else { return }
    let interest = peer.interest
    body(&peer)
    guard !peer.isDone else { return ready.remove(peer.descriptor) }
    if peer.interest != interest {
      try? ready.change(peer.descriptor, peer.interest, number: UInt64(number))
    }
    peers[number] = peer
  }

  private func drop(_ number: Int) {
    if let peer = peers.removeValue(forKey: number) { ready.remove(peer.descriptor) }
  }

  private func nextUse() -> Int {
    uses += 1
    return uses
  }
}
