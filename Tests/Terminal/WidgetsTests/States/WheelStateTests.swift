import Clocks
import TerminalCodes
import TestSupport
import Testing
import Widgets

struct WheelStateTests {
  private func at(_ milliseconds: Int) -> Instant {
    Instant(sinceZero: .milliseconds(milliseconds))
  }

  private func type(
    _ text: String, into wheel: inout WheelState, every step: Int = 200, from start: Int = 0
  )
    -> [WheelState.Outcome?]
  {
    text.enumerated().map { wheel.handle(KeyPress(.character($1)), at: at(start + $0 * step)) }
  }

  @Test("Up increases and down decreases, as in a spinner") func upIncreasesAndDownDecreases() {
    var wheel = WheelState(5, in: 0...59)
    for (key, value) in [
      (Key.up, 6), (.up, 7), (.down, 6), (.character("+"), 7), (.character("-"), 6),
      (.pageUp, 16), (.pageDown, 6), (.home, 0), (.end, 59), (.up, 59),
    ] {
      #expect(wheel.handle(KeyPress(key), at: at(0)) == .changed)
      #expect(wheel.value == value)
    }
  }

  @Test("A wheel that wraps goes around") func wheelThatWrapsGoesAround() {
    var wheel = WheelState(59, in: 0...59, wraps: true)
    wheel.turn(by: 1, at: at(0))
    #expect(wheel.value == 0)
    wheel.turn(by: -2, at: at(500))
    #expect(wheel.value == 58)
    wheel.turn(to: 1, at: at(900))
    #expect(wheel.value == 1)
    #expect(wheel.place.end.index - wheel.place.start.index == 3)
  }

  @Test("Values lie on the grid") func valuesLieOnTheGrid() {
    var wheel = WheelState(13, in: 0...59, step: 5)
    #expect(wheel.value == 15)
    #expect(wheel.count == 12)
    wheel.turn(by: 100, at: at(0))
    #expect(wheel.value == 55)
    wheel.turn(to: 59, at: at(0))
    #expect(wheel.value == 55)
  }

  @Test("Digits accumulate, and a full number advances to the next column") func digitsAccumulate()
  {
    var wheel = WheelState(0, in: 0...59)
    #expect(type("45", into: &wheel) == [.changed, .next])
    #expect(wheel.value == 45)
    #expect(type("7", into: &wheel) == [.next])
    #expect(wheel.value == 7)
    var hours = WheelState(0, in: 0...23)
    #expect(type("1", into: &hours) == [.changed])
    #expect(hours.value == 1)
    #expect(type("25", into: &hours, from: 2000) == [.changed, .next])
    #expect(hours.value == 5)
  }

  @Test("A late digit begins a new number") func lateDigitBeginsANewNumber() {
    var wheel = WheelState(0, in: 0...99)
    #expect(type("12", into: &wheel, every: 1500) == [.changed, .changed])
    #expect(wheel.value == 2)
  }

  @Test("A number below the range waits for its next digit")
  func numberBelowTheRangeWaitsForItsNextDigit() {
    var wheel = WheelState(5, in: 3...12)
    #expect(type("0", into: &wheel) == [.changed])
    #expect(wheel.value == 5)
    #expect(type("11", into: &wheel, from: 2000) == [.changed, .next])
    #expect(wheel.value == 11)
  }

  @Test("The left and right arrows move to other columns, and other keys are ignored")
  func sideArrowsMoveToOtherColumns() {
    var wheel = WheelState(5, in: 0...9)
    #expect(wheel.handle(KeyPress(.left), at: at(0)) == .previous)
    #expect(wheel.handle(KeyPress(.right), at: at(0)) == .next)
    #expect(wheel.handle(KeyPress(.enter), at: at(0)) == nil)
    #expect(wheel.handle(KeyPress(.down, .control), at: at(0)) == nil)
    #expect(wheel.value == 5)
  }

  @Test("A drag moves one value per row, against the pointer") func dragMovesOneValuePerRow() {
    var wheel = WheelState(30, in: 0...59)
    wheel.beginDrag(at: at(0))
    wheel.drag(rows: -3, at: at(200))
    #expect(wheel.value == 33)
    wheel.drag(rows: 2, at: at(400))
    #expect(wheel.value == 28)
    // Held still before the release, it stays.
    wheel.endDrag(at: at(900))
    #expect(wheel.value == 28 && !wheel.isHeld)
  }

  @Test("A thrown wheel glides on and comes to rest at a value")
  func thrownWheelGlidesOnAndComesToRestAtAValue() {
    var wheel = WheelState(30, in: 0...59)
    wheel.beginDrag(at: at(0))
    for step in 1...4 { wheel.drag(rows: -step, at: at(step * 20)) }
    wheel.endDrag(at: at(90))
    #expect(wheel.value > 40)
    #expect(wheel.place.isMoving(at: at(100)))
    #expect(!wheel.place.isMoving(at: at(1000)))
    #expect(wheel.place.value(at: at(1000)).index == Double(wheel.value))
  }

  @Test("A second turn starts from the current position of the first")
  func secondTurnStartsFromTheCurrentPositionOfTheFirst() {
    var wheel = WheelState(0, in: 0...59)
    wheel.turn(by: 10, at: at(0))
    let place = wheel.place.value(at: at(75)).index
    wheel.turn(by: 1, at: at(75))
    #expect(wheel.place.value(at: at(75)).index == place)
    #expect(wheel.value == 11)
  }

  @Test("Random input ends on a value of the grid") func randomInputEndsOnAValueOfTheGrid() {
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<300 {
      let lower = Int.random(in: -5...5, using: &generator)
      let range = lower...lower + Int.random(in: 0...70, using: &generator)
      let step = Int.random(in: 1...7, using: &generator)
      var wheel = WheelState(
        Int.random(in: -9...99, using: &generator), in: range, step: step,
        wraps: Bool.random(using: &generator))
      var now = 0
      for _ in 0..<40 {
        now += Int.random(in: 0...300, using: &generator)
        act(on: &wheel, at: at(now), &generator)
        #expect(range.contains(wheel.value))
        #expect((wheel.value - lower).isMultiple(of: step))
        if !wheel.isHeld {
          #expect(wheel.place.end.index == wheel.place.end.index.rounded())
          #expect(wheel.value(at: Int(wheel.place.end.index)) == wheel.value)
        }
      }
    }
  }

  private func act(
    on wheel: inout WheelState, at now: Instant, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0...6, using: &generator) {
    case 0: wheel.beginDrag(at: now)
    case 1, 2: wheel.drag(rows: Int.random(in: -90...90, using: &generator), at: now)
    case 3: wheel.endDrag(at: now)
    case 4: wheel.turn(by: Int.random(in: -200...200, using: &generator), at: now)
    case 5: wheel.turn(to: Int.random(in: -200...200, using: &generator), at: now)
    default:
      let keys: [Key] = [.up, .down, .home, .end, .pageUp, .character("7"), .character("0")]
      _ = wheel.handle(KeyPress(keys.randomElement(using: &generator) ?? .up), at: now)
    }
  }
}
