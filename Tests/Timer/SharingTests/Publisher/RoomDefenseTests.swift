import Clocks
import Testing

@testable import Sharing

struct RoomDefenseTests {
  @Test("Answers come at once, then at growing distances, and at once again after a quiet time")
  func distances() {
    var defense = RoomDefense()
    var answers: [Int] = []
    func isAnswered(at second: Int, isAsked: Bool = true) -> Bool {
      let now = Instant(sinceZero: .seconds(second))
      if isAsked { defense.ask(at: now) }
      return defense.isDue(at: now)
    }
    for second in 0...100 where isAnswered(at: second) { answers.append(second) }
    #expect(answers == [0, 1, 3, 7, 15, 31, 61, 91])
    // The one that was asked for is still due.
    #expect(isAnswered(at: 200, isAsked: false) && !isAnswered(at: 201, isAsked: false))
    let afterQuiet = (300...302).map { isAnswered(at: $0) }
    #expect(afterQuiet == [true, true, false])
  }
}
