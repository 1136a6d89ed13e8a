import Countdowns
import Faces
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

struct TimerFormTests {
  private static let long = (1...60).map { "\($0)m=Step \($0)" }.joined(separator: " ")

  @Test(
    "A timer is the same after the form is opened and saved without a change",
    arguments: [
      NamedTimer(name: "Tea", time: "4m"), NamedTimer(name: "until 12:30", time: "until 12:30"),
      NamedTimer(name: "Long", time: long, rounds: 1000),
      NamedTimer(name: "Blanks", time: "25m=\"a  b\"\t5m=c", finalStep: "15m=\"d  e\""),
      NamedTimer(
        name: "Last", time: "25m=Work 5m=Break",
        finalStep: "15m=" + String(repeating: "x", count: 200)),
      NamedTimer(
        name: "All", time: "25m=Work 5m=Break", rounds: 4, waits: true, finalStep: "15m=Rest",
        marks: ["1m=sound:bell"], face: .pie, sound: "gong"),
    ])
  func unchanged(timer: NamedTimer) throws {
    #expect(try TimerForm(timer, at: 0, sounds: ["bell"]).timer() == timer)
  }

  @Test("Steps beyond the limit for typing survive a change of another field")
  func changed() throws {
    var form = TimerForm(NamedTimer(name: "Long", time: Self.long), at: 0, sounds: [])
    form.move(.face, by: 1)
    form.paste("!", in: .name)
    let timer = try form.timer()
    #expect(timer.time == Self.long && timer.name == "Long!" && timer.face != nil)
  }

  @Test("Blanks around a typed time are dropped, and those in quotes are kept")
  func blanks() throws {
    var form = TimerForm(nil, at: nil, sounds: [])
    form.paste("  25m='a  b' 5m=c ", in: .time)
    let timer = try form.timer()
    #expect(timer.time == "25m='a  b' 5m=c")
    #expect(try timer.plan().routine?[0].label == "a  b")
  }
}
