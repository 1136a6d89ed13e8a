internal import Clocks
internal import Countdowns
internal import MQTT
internal import Reports
internal import Runtime
internal import Sharing
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import Timers

/// The connection of a viewer to a room.
@MainActor
final class RoomConnection {
  let address: RoomAddress
  /// The name under which the broker knows this user.
  let user: String?
  private(set) var viewer: RoomViewer
  /// The reason the broker refuses connections, until it accepts one.
  private(set) var refusal: String?
  /// Whether trying again is useless.
  private(set) var isRefusedForGood = false
  let clocks = ProgramClocks(countsSuspension: true)
  private let client: MQTTClient
  private let timer: DeadlineTimer

  /// Starts to connect to a room.
  init(
    _ address: RoomAddress, _ access: BrokerAccess
  ) throws(SharingFailure) {
    guard let timer = DeadlineTimer(on: clocks.own) else {
      throw SharingFailure("no descriptors are left for the connection")
    }
    let (id, clocks) = (BrokerAccess.clientID(), clocks)
    (self.address, user, self.timer) = (address, access.user, timer)
    viewer = RoomViewer(address.room, client: id, user: access.user)
    client = try access.connect(as: id, to: viewer.subscriptions, now: { clocks.now })
  }

  /// The state of the shared timer now, with the room's address; `nil` if there is none.
  var record: TimerRecord? {
    guard var record = viewer.record(at: clocks.now) else { return nil }
    record.shared = address.description
    record.offlineSince = viewer.standing.offlineSince
    return record
  }

  /// Whether the timer accepts commands of this user.
  var canControl: Bool { user != nil && viewer.state?.takesCommands == true }

  /// What the user has to know about the connection and the publisher; `nil` if all is well.
  var standingWords: String? {
    viewer.problem?.description
      ?? viewer.standing.words(now: clocks.now.wall, in: ControlCommand.zone)
  }

  /// Calls a function after each event that may change what is shown.
  func watch(in loop: EventLoop, _ changed: @escaping @MainActor () -> Void) {
    loop.watch(client.descriptor) { [self] in
      takeEvents()
      changed()
    }
    loop.watch(timer.descriptor) { [self] in
      passTime()
      changed()
    }
    arm()
  }

  /// Waits until a condition holds, for at most a time; returns whether it does.
  @discardableResult
  func wait(atMost limit: Duration?, until isDone: (RoomConnection) -> Bool) -> Bool {
    let end = limit.map { clocks.own.now + $0 }
    while !isDone(self) {
      let left = end.map { $0 - clocks.own.now }
      if let left, left <= .zero { return false }
      arm()
      Descriptor.isAnyReady(among: [client.descriptor, timer.descriptor], within: left)
      takeEvents()
      passTime()
    }
    return true
  }

  /// Sends a command to the timer.
  func send(_ command: TimerCommand) throws(RoomRefusal) {
    let message = try viewer.command(command, nonce: BrokerAccess.randomDigits())
    client.publish(MQTTMessage(message))
  }

  /// Ends the connection, after what was sent has arrived if that takes no longer than `patience`.
  func close(within patience: Duration) { client.close(within: patience) }

  private func takeEvents() {
    for event in client.take() {
      switch event {
      case .failed(let why, let isFinal): (refusal, isRefusedForGood) = (why, isFinal)
      case .lost(let why): refusal = why
      case .connected: (refusal, isRefusedForGood) = (nil, false)
      case .denied(address.room.stateTopic):
        refusal = "the broker doesn’t let \(user.map { "“\($0)”" } ?? "everybody") read this room"
      default: break
      }
      guard let roomEvent = RoomEvent(event) else { continue }
      let moment = if case .message(_, let arrival) = event { arrival } else { clocks.now }
      send(viewer.handle(roomEvent, at: moment))
    }
    arm()
  }

  private func passTime() {
    timer.clear()
    send(viewer.passTime(at: clocks.now))
    arm()
  }

  private func send(_ messages: [OutgoingMessage]) {
    for message in messages { client.publish(MQTTMessage(message)) }
  }

  private func arm() { timer.arm(at: viewer.nextWake(after: clocks.now)?.sinceZero) }
}
