internal import CSystem
internal import Glibc
internal import System

/// The socket through which a running timer is read and controlled; nothing in it blocks.
@MainActor
package final class ControlServer {
  /// A received request, which needs exactly one reply.
  package struct Incoming: Hashable, Sendable {
    package var request: ControlRequest
    /// The number of the connection, which is never reused.
    package var connection: Int
  }

  /// The timer's name.
  package let name: String

  /// The listening socket, until the server is closed.
  private var claim: ControlClaim?
  private let ready: ReadySet
  private let isTrusted: (UInt32) -> Bool
  private var peers: [Int: ControlPeer] = [:]
  private var lastNumber = ControlServer.listener
  private var uses = 0
  /// A descriptor to give up when there is none left for a connection that must be closed.
  private var spare: OwnedDescriptor?

  /// The largest number of connections.
  private let capacity: Int
  /// The largest number of followers; the other places are for requests.
  private var mostFollowers: Int { capacity - max(1, capacity / 16) }

  /// The number of the listener in the set.
  private static let listener = 0
  /// The usual number of connections: half of the descriptors that a process usually has.
  private static let usualCapacity = 512

  /// Claims a name for a timer, in place of a timer that is gone.
  ///
  /// Connections of users that aren't trusted are closed; by default, only this process's user is
  /// trusted.
  package convenience init(
    name: String, in folder: ControlFolder,
    isTrusted: @escaping (UInt32) -> Bool = { $0 == geteuid() }
  ) throws(ControlError) {
    try self.init(try ControlClaim(name, in: folder), isTrusted)
  }

  /// Claims a name for a timer with another number of connections.
  convenience init(name: String, in folder: ControlFolder, capacity: Int) throws(ControlError) {
    try self.init(try ControlClaim(name, in: folder), { $0 == geteuid() }, capacity: capacity)
  }

  /// Claims the smallest number that is free, and not taken otherwise, as the name of a timer.
  package convenience init(
    numberedIn folder: ControlFolder, besides isTaken: (String) -> Bool = { _ in false },
    isTrusted: @escaping (UInt32) -> Bool = { $0 == geteuid() }
  ) throws(ControlError) {
    try self.init(try ControlClaim(numberedIn: folder, besides: isTaken), isTrusted)
  }

  private init(
    _ claim: ControlClaim, _ isTrusted: @escaping (UInt32) -> Bool,
    capacity: Int = ControlServer.usualCapacity
  ) throws(ControlError) {
    do throws(ErrorNumber) {
      ready = try ReadySet()
      try ready.add(claim.listener.number, number: UInt64(Self.listener))
    } catch {
      claim.removeFile()
      throw .system(claim.name, code: error.code)
    }
    (name, self.claim, self.isTrusted) = (claim.name, claim, isTrusted)
    self.capacity = capacity
    spare = Self.openSpare()
  }

  /// A descriptor that is readable when `take` has something to do.
  package var descriptor: Int32 { ready.descriptor }

  /// Whether anyone follows the timer.
  package var hasFollowers: Bool { peers.values.contains(where: \.isFollower) }
}

// MARK: - Requests and replies

extension ControlServer {
  /// Handles everything that is ready, and returns the requests received.
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

  /// Sends a line to all followers; a slow one gets only the newest later.
  package func publish(_ reply: ControlReply) {
    guard hasFollowers else { return }
    let line = Self.line(reply)
    for (number, peer) in peers where peer.isFollower { change(number) { $0.publish(line) } }
  }

  /// Sends what can be sent, removes the socket and closes all connections.
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

  /// The connection that has neither followed nor waited for an answer for longest.
  ///
  /// Without one, a new connection waits until others have had their answers.
  private var oldestIdle: Int? { oldest(where: \.isIdle) }

  private func oldest(where isMeant: (ControlPeer) -> Bool) -> Int? {
    peers.filter { isMeant($0.value) }.min { $0.value.lastUse < $1.value.lastUse }?.key
  }

  /// Closes an idle connection or else a follower, which connects again, to free a descriptor; returns
  /// false if there is none.
  private func dropOldest() -> Bool {
    guard
      let oldest = oldestIdle ?? oldest(where: \.isStalled) ?? oldest(where: \.isFollower)
    else { return false }
    drop(oldest)
    return true
  }

  /// Whether one more connection may follow; one that doesn't read gives up its place.
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

  /// Closes the connection that has been idle for longest, if there are too many; returns false if
  /// none is idle.
  private func makePlace() -> Bool {
    guard peers.count >= capacity else { return true }
    guard let oldest = oldestIdle else { return false }
    drop(oldest)
    return true
  }

  /// Closes a connection for which the process has no descriptor: left waiting, it would keep the
  /// listener readable.
  private func refuse(_ listener: Int32) {
    spare = nil
    _ = try? OwnedDescriptor(orError: csystem_accept_socket(listener))
    spare = Self.openSpare()
  }

  private static func openSpare() -> OwnedDescriptor? {
    try? OwnedDescriptor(opening: "/dev/null", O_RDONLY)
  }

  private func handle(_ event: ReadySet.Event, into incoming: inout [Incoming]) {
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

  /// Changes a connection, then closes it or updates what it is watched for.
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
