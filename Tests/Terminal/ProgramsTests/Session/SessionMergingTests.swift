import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import Programs

@Suite struct SessionMergingTests {
  private static func key(_ key: Key) -> Session<Desk>.Input { .terminal(.key(KeyPress(key))) }

  @Test("A flood of Esc keys becomes a few, and other keys stay") func escapes() {
    let most = Session<Desk>.mostEscapes
    let flood = Array(repeating: Self.key(.escape), count: 4000)
    #expect(Session<Desk>.merged(flood).count == most)
    let mixed = flood + [Self.key(.enter)] + flood + [.timePassed] + flood.prefix(3)
    #expect(Session<Desk>.merged(mixed).count == 2 * most + 5)
    let letters = Array(repeating: Self.key(.character("a")), count: 4000)
    #expect(Session<Desk>.merged(letters) == letters)
  }

  @Test("The number of layouts in a turn is limited") func layouts() {
    let counter = CountedRows(NumberedRows(count: 1)).counter
    var tester = ProgramTester(
      Desk(panes: { _ in
        counter.add()
        return [Pane("pane", .whole) { Block("text").owned(by: "text").takingText() }]
      }))
    let most = Session<Desk>.mostTyped
    for count in [1, most, 4096] {
      counter.reset()
      tester.turn(Array(repeating: Self.key(.character("a")), count: count))
      #expect(counter.value <= 2 * (min(count, most) + count / most + 2))
      #expect(counter.value >= min(count, most))
    }
    #expect((0..<most).allSatisfy { Session<Desk>.laysOut(before: $0) })
  }
}
