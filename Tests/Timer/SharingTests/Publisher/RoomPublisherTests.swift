import Clocks
import Countdowns
import Reports
import TestSupport
import Testing

@testable import Sharing

@Suite("The publisher of a room")
struct RoomPublisherTests {
  private static let clock = SimulatedClock()

  private func moment(_ seconds: Double) -> Moment { Self.clock.moment(at: .seconds(seconds)) }

  /// Returns a publisher that shares a timer of 100 s since the time zero.
  private func sharing(control: [String] = []) throws -> RoomPublisher {
    var publisher = try RoomPublisher.sample(control: control)
    let record = SimulatedTimer.running(.seconds(100), left: .seconds(100), at: moment(0))
    let early = publisher.change(to: record, at: moment(0))
    #expect(early.isEmpty)
    _ = publisher.handle(.connected, at: moment(0))
    _ = publisher.handle(.subscribed, at: moment(0))
    _ = publisher.handle(
      .message(
        topic: "timer/v1/hall/echo/timer-a", payload: Array("1".utf8), isRetained: false,
        expiry: nil),
      at: moment(0.01))
    #expect(publisher.standing == .sharing(since: moment(0.01).wall))
    return publisher
  }

  private func state(in messages: [OutgoingMessage]) throws -> SharedState {
    let message = try #require(messages.last { $0.topic == "timer/v1/hall/state" })
    #expect(message.isRetained && message.isAcknowledged)
    let state = try SharedState(bytes: message.payload)
    #expect(message.expiry == state.expiry)
    return state
  }

  @Test("It asks first, and shares after its echo or a second")
  func asking() throws {
    var publisher = try RoomPublisher.sample()
    #expect(publisher.standing == .connecting)
    let record = SimulatedTimer.running(.seconds(100), left: .seconds(100), at: moment(0))
    _ = publisher.change(to: record, at: moment(0))
    _ = publisher.handle(.connected, at: moment(0))
    let first = publisher.handle(.subscribed, at: moment(0)).messages
    #expect(first.map(\.topic) == ["timer/v1/hall/echo/timer-a"])
    #expect(publisher.standing == .connecting)
    let later = publisher.passTime(at: moment(1)).messages
    #expect(try state(in: later).sequence == 1)
    let online = try #require(later.first { $0.topic == "timer/v1/hall/online" })
    #expect(
      try OnlineState(bytes: online.payload)
        == OnlineState(id: "aaaaaaaa", isOnline: true, began: SimulatedClock.epoch))
    #expect(online.isRetained)
    #expect(publisher.standing == .sharing(since: moment(1).wall))
  }

  @Test("The will says that it is offline")
  func will() throws {
    let will = try RoomPublisher.sample().will
    #expect(will.topic == "timer/v1/hall/online" && will.isRetained && will.isAcknowledged)
    #expect(try !OnlineState(bytes: will.payload).isOnline)
  }

  @Test("It publishes changes at once, and beats each 30 s")
  func beats() throws {
    var publisher = try sharing()
    let paused = SimulatedTimer.paused(.seconds(100), left: .seconds(90), at: moment(10))
    let change = publisher.change(to: paused, at: moment(10))
    #expect(try state(in: change).phase == .paused && state(in: change).sequence == 2)
    let early = publisher.passTime(at: moment(39.9)).messages
    #expect(!early.contains { $0.topic == "timer/v1/hall/state" })
    var beats: [SharedState] = []
    var now = moment(39.9)
    while now.instant < moment(200).instant {
      let wake = try #require(publisher.nextWake(after: now))
      now = Moment(instant: wake, wall: now.wall.advanced(by: now.instant.duration(to: wake)))
      let messages = publisher.passTime(at: now).messages
      if messages.contains(where: { $0.isRetained }) { beats.append(try state(in: messages)) }
    }
    #expect(beats.map(\.sequence) == Array(3...9))
    #expect(beats.map(\.sent).first == moment(40).wall)
    #expect(beats.allSatisfy { $0.left == .seconds(90) && $0.half == .milliseconds(5) })
  }

  @Test("After a step of its clock or a sleep, the deadline is published again")
  func clockStep() throws {
    var publisher = try sharing()
    let stepped = Moment(instant: moment(5).instant, wall: moment(3605).wall)
    let messages = publisher.passTime(at: stepped).messages
    #expect(try state(in: messages).ends == moment(3700).wall)
    let again = publisher.passTime(at: stepped).messages
    #expect(again.isEmpty)
    let slept = SimulatedClock(offset: .seconds(3600)).moment(at: .seconds(50))
    let afterSleep = publisher.passTime(at: slept).messages
    #expect(try state(in: afterSleep).ends == moment(3700).wall)
  }

  @Test("After a lost connection, it publishes again with the next number")
  func reconnection() throws {
    var publisher = try sharing()
    _ = publisher.handle(.lost("broker"), at: moment(5))
    #expect(publisher.standing == .offline(since: moment(5).wall))
    let paused = SimulatedTimer.paused(.seconds(100), left: .seconds(90), at: moment(10))
    let offline = publisher.change(to: paused, at: moment(10))
    #expect(offline.isEmpty && publisher.nextWake(after: moment(10)) == nil)
    _ = publisher.handle(.lost("broker"), at: moment(12))
    #expect(publisher.standing == .offline(since: moment(5).wall))
    _ = publisher.handle(.connected, at: moment(15))
    _ = publisher.handle(.lost("broker"), at: moment(16))
    _ = publisher.handle(.connected, at: moment(20))
    _ = publisher.handle(.subscribed, at: moment(20))
    #expect(publisher.standing == .offline(since: moment(5).wall))
    let messages = publisher.passTime(at: moment(21)).messages
    #expect(publisher.standing == .sharing(since: moment(21).wall))
    #expect(try state(in: messages).sequence == 2 && state(in: messages).phase == .paused)
  }

  @Test("Its goodbye keeps the state of a timer that is over, or clears the room")
  func goodbye() throws {
    for clears in [false, true] {
      var publisher = try sharing()
      let messages = publisher.end(at: moment(9), clearsRoom: clears)
      #expect(messages.last == publisher.will)
      let others = messages.dropLast().map(\.payload)
      #expect(others == (clears ? [[]] : []))
      let again = publisher.end(at: moment(9))
      #expect(again.isEmpty)
    }
  }

  @Test("What removes it from the room by mistake is mended at once, then after a second")
  func mended() throws {
    var publisher = try sharing()
    func reply(_ topic: String, _ payload: [UInt8]) -> [OutgoingMessage] {
      publisher.handle(
        .message(topic: topic, payload: payload, isRetained: false, expiry: nil), at: moment(2)
      ).messages.filter(\.isRetained)
    }
    let afterWill = reply("timer/v1/hall/online", publisher.will.payload)
    let online = try #require(afterWill.first { $0.topic == "timer/v1/hall/online" })
    #expect(try OnlineState(bytes: online.payload).isOnline)
    #expect(try state(in: afterWill).sequence == 2)
    let afterClearing = (0..<99).flatMap { _ in reply("timer/v1/hall/state", []) }
    #expect(afterClearing.isEmpty && publisher.defense.next == moment(3).instant)
    let wake = try #require(publisher.nextWake(after: moment(2)))
    #expect(wake <= moment(3).instant)
    let later = publisher.passTime(at: moment(3)).messages.filter(\.isRetained)
    #expect(try state(in: later).sequence == 3 && later.count == 2)
    _ = publisher.end(at: moment(3), clearsRoom: true)
    let afterGoodbye =
      reply("timer/v1/hall/online", publisher.will.payload) + reply("timer/v1/hall/state", [])
    #expect(afterGoodbye.isEmpty)
  }

  // MARK: Commands

  private func command(
    _ publisher: inout RoomPublisher, user: String = "anna", id: String = "aaaaaaaa",
    _ command: TimerCommand = .pause, nonce: String = "n", isRetained: Bool = false
  ) -> [RoomPublisher.Reaction.Request] {
    let payload = RoomCommand(id: id, command: command, nonce: nonce).bytes
    return publisher.handle(
      .message(
        topic: "timer/v1/hall/set/\(user)", payload: payload, isRetained: isRetained, expiry: nil),
      at: moment(5)
    ).commands
  }

  @Test("Only named users can give commands, once each, to this publisher")
  func commands() throws {
    var publisher = try sharing(control: ["anna", "ben"])
    #expect(publisher.subscriptions.contains("timer/v1/hall/set/ben"))
    let first = command(&publisher)
    #expect(first == [.init(command: .pause, user: "anna")])
    let ignored = [
      command(&publisher), command(&publisher, user: "ben"),
      command(&publisher, user: "eve", nonce: "1"), command(&publisher, id: "bbbbbbbb", nonce: "2"),
      command(&publisher, .cancel, nonce: "3"), command(&publisher, nonce: "4", isRetained: true),
    ]
    #expect(ignored.flatMap(\.self).isEmpty)
    let other = command(&publisher, user: "ben", .add(.seconds(60)), nonce: "5")
    #expect(other == [.init(command: .add(.seconds(60)), user: "ben")])
    var readOnly = try sharing()
    let none = command(&readOnly)
    #expect(none.isEmpty && readOnly.subscriptions.count == 3)
    #expect(try RoomPublisher.sample(control: ["+", "a/b", "#", ""]).subscriptions.count == 3)
  }

  @Test("The last 256 nonces are remembered")
  func nonces() throws {
    var publisher = try sharing(control: ["anna"])
    let counts = (0..<256).map { command(&publisher, nonce: "\($0)").count }
    #expect(counts.reduce(0, +) == 256)
    let replayed = (0..<256).map { command(&publisher, nonce: "\($0)").count }
    #expect(replayed.reduce(0, +) == 0)
  }

  @Test("Forged messages in any topic never trap", arguments: 0..<20)
  func forged(seed: Int) throws {
    var random = RandomStates(seed: seed)
    var publisher = try sharing(control: ["anna"])
    for second in 1...300 {
      let state = random.state().bytes
      let topics = publisher.subscriptions
      _ = publisher.handle(
        .message(
          topic: topics[random.number(0...topics.count - 1)],
          payload: random.flag() ? state : random.mutated(state), isRetained: random.flag(),
          expiry: nil),
        at: moment(Double(second)))
      _ = publisher.nextWake(after: moment(Double(second)))
    }
  }

  @Test("What is forged with its own ID is superseded by its next state")
  func forgedOwn() throws {
    var publisher = try sharing()
    var forged = RandomStates(seed: 1)
    var state = forged.state()
    (state.id, state.sequence) = ("aaaaaaaa", 1000)
    _ = publisher.handle(
      .message(topic: "timer/v1/hall/state", payload: state.bytes, isRetained: false, expiry: nil),
      at: moment(2))
    let next = publisher.passTime(at: moment(31)).messages
    #expect(try self.state(in: next).sequence == 1001)
  }
}
