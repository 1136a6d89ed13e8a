import Clocks
import Reports
import TestSupport

@testable import Sharing

/// A broker with publishers and viewers of one room, in simulated time.
struct SimulatedRoom {
  /// The number of a client; publishers come first.
  typealias Client = Int

  enum Model {
    case publisher(RoomPublisher)
    case viewer(RoomViewer)
  }

  struct Participant {
    var model: Model
    var clock: SimulatedClock
    var link: SimulatedLink
    var isConnected = false
    /// The times before which nothing more arrives at the broker and at the client.
    var upFree = Duration.zero
    var downFree = Duration.zero
    var wake: Duration?
    /// The number of the connection, so that nothing of an earlier one arrives.
    var connection = 0
  }

  private enum Step {
    case deliver(RoomEvent, to: Client, connection: Int)
    case publish(OutgoingMessage, from: Client, connection: Int)
  }

  private struct Retained {
    var message: OutgoingMessage
    var stored: Duration
  }

  private(set) var participants: [Participant] = []
  private(set) var now = Duration.zero
  private var steps: [(time: Duration, step: Step)] = []
  private var retained: [String: Retained] = [:]
  private(set) var commands: [RoomPublisher.Reaction.Request] = []
  private(set) var notes: [String] = []
  /// The states that passed through the broker, and the number of all messages to and from clients.
  private(set) var published: [SharedState] = []
  private(set) var traffic = 0
  var hasExpiry = true
  /// The topics that no client may read.
  var hidden: Set<String> = []
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func add(
    _ model: Model, _ clock: SimulatedClock = SimulatedClock(),
    _ link: SimulatedLink = SimulatedLink()
  ) -> Client {
    participants.append(Participant(model: model, clock: clock, link: link))
    return participants.count - 1
  }

  func moment(of client: Client) -> Moment { participants[client].clock.moment(at: now) }

  func viewer(_ client: Client) -> RoomViewer? {
    if case .viewer(let viewer) = participants[client].model { viewer } else { nil }
  }

  func publisher(_ client: Client) -> RoomPublisher? {
    if case .publisher(let publisher) = participants[client].model { publisher } else { nil }
  }
}

// MARK: - Connections

extension SimulatedRoom {
  mutating func connect(_ client: Client) {
    participants[client].connection += 1
    participants[client].isConnected = true
    handle(.connected, client)
    let ready = downTime(client, from: upTime(client))
    deliver(.subscribed, to: client, at: ready)
    for (topic, stored) in retained.sorted(by: { $0.key < $1.key })
    where subscriptions(of: client).contains(topic) {
      deliver(stored.message, to: client, isRetained: true, stored: stored.stored, from: ready)
    }
  }

  /// Ends a connection; the broker publishes the will unless it is a clean goodbye.
  mutating func disconnect(_ client: Client, sendsWill: Bool = true) {
    participants[client].connection += 1
    participants[client].isConnected = false
    if sendsWill, let will = publisher(client)?.will { distribute(will) }
    handle(.lost("gone"), client)
  }

  private func subscriptions(of client: Client) -> [String] {
    let topics =
      switch participants[client].model {
      case .publisher(let publisher): publisher.subscriptions
      case .viewer(let viewer): viewer.subscriptions
      }
    return topics.filter { !hidden.contains($0) }
  }

  private mutating func extra(_ link: SimulatedLink) -> Duration {
    // The sum of two uniform numbers has a tail, and rarely comes near zero.
    let one = Int.random(in: 0...link.jitter, using: &generator)
    let isSlow = Int.random(in: 0...19, using: &generator) == 0
    return .microseconds(
      one + Int.random(in: 0...link.jitter, using: &generator) * (isSlow ? 8 : 1))
  }

  private mutating func upTime(_ client: Client) -> Duration {
    let link = participants[client].link
    let time = max(now + .milliseconds(link.up) + extra(link), participants[client].upFree)
    participants[client].upFree = time
    return time
  }

  private mutating func downTime(_ client: Client, from start: Duration) -> Duration {
    let link = participants[client].link
    let time = max(start + .milliseconds(link.down) + extra(link), participants[client].downFree)
    participants[client].downFree = time
    return time
  }
}

// MARK: - The broker

extension SimulatedRoom {
  private mutating func deliver(_ event: RoomEvent, to client: Client, at time: Duration) {
    let connection = participants[client].connection
    steps.append((time, .deliver(event, to: client, connection: connection)))
  }

  private mutating func deliver(
    _ message: OutgoingMessage, to client: Client, isRetained: Bool, stored: Duration,
    from start: Duration
  ) {
    traffic += 1
    let age = Int((now - stored).components.seconds)
    let event = RoomEvent.message(
      topic: message.topic, payload: message.payload, isRetained: isRetained,
      expiry: hasExpiry ? message.expiry.map { $0 - age } : nil)
    deliver(event, to: client, at: downTime(client, from: start))
  }

  /// Sends a message to all subscribers.
  mutating func distribute(_ message: OutgoingMessage) {
    if let state = try? SharedState(bytes: message.payload) { published.append(state) }
    if message.isRetained {
      retained[message.topic] =
        message.payload.isEmpty ? nil : Retained(message: message, stored: now)
    }
    for client in participants.indices where participants[client].isConnected {
      let lost = Int.random(in: 0..<100, using: &generator) < participants[client].link.loss
      guard subscriptions(of: client).contains(message.topic), !lost else { continue }
      deliver(message, to: client, isRetained: false, stored: now, from: now)
    }
  }

  private mutating func send(_ messages: [OutgoingMessage], from client: Client) {
    guard participants[client].isConnected else { return }
    for message in messages {
      traffic += 1
      let connection = participants[client].connection
      steps.append((upTime(client), .publish(message, from: client, connection: connection)))
    }
  }

  private mutating func handle(_ event: RoomEvent, _ client: Client) {
    update(client) {
      $0.handle(event, at: $1)
    } viewer: {
      $0.handle(event, at: $1)
    }
  }

  /// Gives a client's model something to handle, and sends what it returns.
  private mutating func update(
    _ client: Client, publisher: (inout RoomPublisher, Moment) -> RoomPublisher.Reaction,
    viewer: (inout RoomViewer, Moment) -> [OutgoingMessage]
  ) {
    let moment = moment(of: client)
    var messages: [OutgoingMessage]
    let next: Instant?
    switch participants[client].model {
    case .publisher(var model):
      let reaction = publisher(&model, moment)
      (messages, next) = (reaction.messages, model.nextWake(after: moment))
      commands += reaction.commands
      notes += reaction.notes
      participants[client].model = .publisher(model)
    case .viewer(var model):
      messages = viewer(&model, moment)
      next = model.nextWake(after: moment)
      participants[client].model = .viewer(model)
    }
    participants[client].wake = next.map { participants[client].clock.time(of: $0) }
    send(messages, from: client)
  }
}

// MARK: - Time

extension SimulatedRoom {
  mutating func run(until end: Duration) {
    while true {
      let wake = participants.indices.filter { participants[$0].wake != nil }
        .min { (participants[$0].wake ?? end) < (participants[$1].wake ?? end) }
      let step = steps.indices.min { steps[$0].time < steps[$1].time }
      let wakeTime = wake.flatMap { participants[$0].wake } ?? .seconds(999_999_999)
      let stepTime = step.map { steps[$0].time } ?? .seconds(999_999_999)
      guard min(wakeTime, stepTime) <= end else { break }
      now = max(now, min(wakeTime, stepTime))
      if let step, stepTime <= wakeTime {
        perform(steps.remove(at: step).step)
      } else if let wake {
        update(wake) {
          $0.passTime(at: $1)
        } viewer: {
          $0.passTime(at: $1)
        }
      }
    }
    now = end
  }

  private mutating func perform(_ step: Step) {
    switch step {
    case .deliver(let event, let client, let connection):
      if participants[client].connection == connection { handle(event, client) }
    case .publish(let message, let client, let connection):
      if participants[client].connection == connection { distribute(message) }
    }
  }

  mutating func change(_ client: Client, to record: TimerRecord) {
    update(client) { model, moment in
      var reaction = RoomPublisher.Reaction()
      reaction.messages = model.change(to: record, at: moment)
      return reaction
    } viewer: { _, _ in
      []
    }
  }

  mutating func end(_ client: Client, clearsRoom: Bool = false) {
    update(client) { model, moment in
      var reaction = RoomPublisher.Reaction()
      reaction.messages = model.end(at: moment, clearsRoom: clearsRoom)
      return reaction
    } viewer: { _, _ in
      []
    }
  }

  mutating func send(_ message: OutgoingMessage, of client: Client) {
    send([message], from: client)
  }
}
