import Clocks
import Reports
import TestSupport
import Testing

@testable import Sharing

@Suite("The order of states")
struct StateOrderTests {
  private func state(_ id: String, _ sequence: Int) -> SharedState {
    SharedState(
      id: id, sequence: sequence, phase: .paused, name: "\(id) \(sequence)", longest: .zero,
      sent: SimulatedClock.epoch, expiry: 600)
  }

  private func arrival(_ second: Int = 0) -> SharedTimer.Arrival {
    .init(isStored: false, time: SimulatedClock().moment(at: .seconds(second)))
  }

  @Test("Reordered and repeated states of a publisher end in its newest", arguments: 0..<50)
  func permutations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var order = StateOrder()
    let numbers = Array(1...20) + Array(1...20)
    var shown = 0
    for number in numbers.shuffled(using: &generator)
    where order.accept(state("aaaaaaaa", number), arrival()) {
      #expect(number > shown)
      shown = number
    }
    #expect(shown == 20)
  }

  @Test("States of the previous publisher have no effect, in any order", arguments: 0..<50)
  func takeover(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var order = StateOrder()
    var shown = ""
    func isShown(_ state: SharedState) -> Bool { order.accept(state, arrival()) }
    for number in 1...3 where isShown(state("aaaaaaaa", number)) { shown = "a\(number)" }
    #expect(shown == "a3")
    _ = order.announce(OnlineState(id: "aaaaaaaa", isOnline: seed % 2 == 0, began: nil))
    // The new publisher is announced before or between its states, and old ones are replayed.
    enum Message { case state(SharedState), online }
    var messages: [Message] = (1...4).map { .state(state("bbbbbbbb", $0)) }
    messages += (1...3).map { .state(state("aaaaaaaa", $0)) }
    messages.shuffle(using: &generator)
    messages.insert(.online, at: Int.random(in: 0...messages.count, using: &generator))
    for message in messages {
      switch message {
      case .state(let state): if isShown(state) { shown = state.name }
      case .online:
        let held = order.announce(OnlineState(id: "bbbbbbbb", isOnline: true, began: nil))
        if let held, order.accept(held.state, held.arrival) { shown = held.state.name }
      }
    }
    #expect(shown == "bbbbbbbb 4")
  }

  @Test("An unannounced publisher waits until the announced one is silent")
  func unannounced() {
    var order = StateOrder()
    _ = order.announce(OnlineState(id: "aaaaaaaa", isOnline: true, began: nil))
    let arrivals = [
      ("aaaaaaaa", 1, 0), ("bbbbbbbb", 1, 10), ("aaaaaaaa", 2, 30), ("bbbbbbbb", 2, 60),
      ("bbbbbbbb", 3, 100),
    ]
    let isShown = arrivals.map { order.accept(state($0.0, $0.1), arrival($0.2)) }
    #expect(isShown == [true, false, true, false, true])
  }

  @Test("A publisher that yields and returns is shown again once it is announced")
  func returning() {
    var order = StateOrder()
    for (id, number) in [("aaaaaaaa", 1), ("bbbbbbbb", 1), ("aaaaaaaa", 2)] {
      _ = order.announce(OnlineState(id: id, isOnline: true, began: nil))
      let isShown = order.accept(state(id, number), arrival())
      #expect(isShown)
    }
    let isShown = order.accept(state("bbbbbbbb", 2), arrival())
    #expect(!isShown)
  }
}
