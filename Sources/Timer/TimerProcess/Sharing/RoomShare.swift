package import Clocks
package import Countdowns
internal import MQTT
package import Reports
package import Runtime
package import Sharing
internal import System
internal import TerminalIO

/// The connection through which a running timer is shared in a room.
///
/// Nothing here waits for the network: messages are queued for the client’s own thread.
@MainActor
package final class RoomShare {
  package let address: RoomAddress
  private let client: MQTTClient
  private let timer: DeadlineTimer
  private let clocks: ProgramClocks
  private var publisher: RoomPublisher
  private var loop: EventLoop?
  private var handlers = Handlers()
  /// The time since which there is no connection, if there was one before.
  private var offlineSince: WallTime?
  /// The time since which the broker doesn't take the timer, if it doesn't.
  private var refused: WallTime?
  /// The reason for that.
  private var refusal: String?

  /// What happens on words for the user, on commands from the room, and when the connection is lost
  /// or there again.
  package struct Handlers {
    package var note: @MainActor (String) -> Void = { _ in }
    package var command: @MainActor (TimerCommand) -> Void = { _ in }
    package var offline: @MainActor (_ since: WallTime?) -> Void = { _ in }

    package init() {}
  }

  /// Starts to connect to a broker, for a timer whose instants are on a clock.
  package init(
    _ address: RoomAddress, control: [String], _ access: BrokerAccess, _ clocks: ProgramClocks
  ) throws(SharingFailure) {
    guard let timer = DeadlineTimer(on: clocks.own) else {
      throw SharingFailure("no descriptors are left for sharing")
    }
    let id = BrokerAccess.clientID()
    (self.address, self.timer, self.clocks) = (address, timer, clocks)
    publisher = RoomPublisher(
      address.room, id: BrokerAccess.randomDigits(), began: clocks.now.wall, client: id,
      control: control)
    client = try access.connect(
      as: id, to: publisher.subscriptions, will: publisher.will, now: { clocks.now })
  }

  /// Starts to receive events in a loop.
  package func start(in loop: EventLoop, _ handlers: Handlers) {
    (self.loop, self.handlers) = (loop, handlers)
    loop.watch(client.descriptor) { [weak self] in self?.takeEvents() }
    loop.watch(timer.descriptor) { [weak self] in self?.passTime() }
    takeEvents()
  }

  /// Publishes a changed state of the timer.
  package func follow(_ record: TimerRecord) {
    publisher.change(to: record, at: clocks.now).forEach(send)
    arm()
  }

  /// How the timer continues.
  package enum Continuation {
    /// The process ends, so the broker's answer to the goodbye is awaited for a limited time.
    case ends
    /// It goes on in another process.
    case movesOn
    /// It goes on, but isn't shared in the room, which is cleared.
    case leavesRoom
  }

  /// Says goodbye to the room.
  package func end(_ continuation: Continuation) {
    // Afterward, the publisher has no standing in the room.
    let isConnected = isConnected
    let clearsRoom = continuation == .leavesRoom
    publisher.end(at: clocks.now, clearsRoom: clearsRoom).forEach(send)
    if let loop {
      loop.unwatch(client.descriptor)
      loop.unwatch(timer.descriptor)
    }
    guard continuation == .ends else { return client.finish(within: Self.farewell) }
    client.close(within: isConnected ? Self.farewell : .zero)
  }

  /// The time limit for the goodbye, which takes some milliseconds unless the broker hangs.
  private static let farewell = Duration.seconds(1)

  private var isConnected: Bool {
    switch publisher.standing {
    case .sharing, .waitingForRoom: true
    case .connecting, .offline: false
    }
  }

  private func takeEvents() {
    for event in client.take() {
      switch event {
      case .connected: (refusal, refused) = (nil, nil)
      case .failed(let why, _), .lost(let why): noteRefusal(why)
      case .denied(let topic): noteDenial(of: topic)
      default: break
      }
      guard let roomEvent = RoomEvent(event) else { continue }
      let moment = if case .message(_, let arrival) = event { arrival } else { clocks.now }
      react(publisher.handle(roomEvent, at: moment))
    }
    arm()
  }

  /// Notes what the broker doesn't let this user do, apart from timing the way to the broker.
  private func noteDenial(of topic: String) {
    let room = address.room
    if topic == room.stateTopic || topic == room.onlineTopic {
      noteRefusal("the broker doesn’t let this user write there")
    } else if let user = publisher.control.first(where: { room.commandTopic(user: $0) == topic }) {
      handlers.note("\(address): the broker doesn’t pass on the commands of \(user)")
    }
  }

  /// Notes why the timer isn't shared, once for each reason.
  private func noteRefusal(_ why: String) {
    guard why != refusal else { return }
    refusal = why
    refused = refused ?? clocks.now.wall
    handlers.note("this timer isn’t shared as \(address) at the moment: \(why)")
  }

  private func passTime() {
    timer.clear()
    react(publisher.passTime(at: clocks.now))
    arm()
  }

  private func react(_ reaction: RoomPublisher.Reaction) {
    reaction.messages.forEach(send)
    reaction.notes.forEach(handlers.note)
    for command in reaction.commands { handlers.command(command.command) }
  }

  private func send(_ message: OutgoingMessage) { client.publish(MQTTMessage(message)) }

  private func arm() {
    timer.arm(at: publisher.nextWake(after: clocks.now)?.sinceZero)
    let since: WallTime? =
      if case .offline(let since) = publisher.standing { since } else { refused }
    guard since != offlineSince else { return }
    offlineSince = since
    handlers.offline(since)
  }
}
