internal import Clocks
internal import MQTT
internal import Reports
internal import Runtime
internal import Sharing
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import Timers

/// The rooms of a broker in which timers are shared.
@MainActor
struct RoomList {
  let broker: BrokerAddress
  /// The state of each room.
  private var viewers: [RoomName: RoomViewer] = [:]
  /// The reason the broker can't be used.
  private(set) var failure: String?

  private static let clocks = ProgramClocks(countsSuspension: true)
  /// The time limit for the connection.
  private static let patience = Duration.seconds(10)
  /// The time after which no more rooms are expected, if the broker returns no echo.
  private static let quiet = Duration.seconds(1)

  /// Asks a broker for its rooms, and waits for the answer.
  init(_ access: BrokerAccess, of broker: BrokerAddress) throws(SharingFailure) {
    self.broker = broker
    let (id, clocks) = (BrokerAccess.clientID(), Self.clocks)
    let echo = RoomName.echoTopicOfLists(client: id)
    let client = try access.connect(
      as: id, to: [RoomName.allStates, RoomName.allOnline, echo], now: { clocks.now })
    defer { client.close(within: RoomCommands.farewell) }
    var end = clocks.own.now + Self.patience
    var isComplete = false
    failure = "the broker doesn’t answer"
    while !isComplete, clocks.own.now < end {
      Descriptor.isReady(client.descriptor, within: end - clocks.own.now)
      for event in client.take() {
        switch event {
        case .subscribed:
          // What is retained comes before the echo.
          client.publish(MQTTMessage(topic: echo, payload: [0x2E], quality: .atMostOnce))
          (failure, end) = (nil, clocks.own.now + Self.quiet)
        case .message(let message, _) where message.topic == echo: isComplete = true
        case .failed(let why, let isFinal): (failure, isComplete) = (why, isFinal)
        case .lost(let why): failure = why
        case .denied(RoomName.allStates):
          (failure, isComplete) = ("the broker doesn’t let this user list its rooms", true)
        default: take(event, as: id)
        }
      }
    }
  }

  private mutating func take(_ event: MQTTClient.Event, as id: String) {
    guard case .message(let message, let arrival) = event,
      let room = RoomName(ofTopic: message.topic), let event = RoomEvent(event)
    else { return }
    var viewer = viewers[room] ?? RoomViewer(room, client: id, user: nil)
    _ = viewer.handle(event, at: arrival)
    viewers[room] = viewer
  }

  /// The timers by room, sorted by the names of rooms.
  func timers(at now: Moment) -> [(room: RoomName, record: TimerRecord)] {
    viewers.compactMap { room, viewer in viewer.record(at: now).map { (room, $0) } }
      .sorted { NameOrder.isBefore($0.room.text, $1.room.text) }
  }
}
