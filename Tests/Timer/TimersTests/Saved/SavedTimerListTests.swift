import Cells
import Countdowns
import Faces
import JSON
import Testing
import Texts

@testable import Timers

struct SavedTimerListTests {
  private var entries: [SavedTimerList.Entry] {
    var preferences = Preferences()
    preferences.timers = [
      NamedTimer(name: "Tea", time: "4m", face: .pie, sound: "gong"),
      NamedTimer(name: "Sets", time: "45s=Plank,color=pink 15s=Rest", rounds: 8),
    ]
    return SavedTimerList.entries(preferences)
  }

  @Test("Saved timers are listed in columns, followed by those that are built in")
  func lines() {
    #expect(
      SavedTimerList.lines(entries) == [
        "NAME      TIME",
        "Tea       4m                             pie · gong",
        "Sets      45s=Plank,color=pink 15s=Rest  8 rounds",
        "pomodoro  25m=Work 5m=Break              4 rounds · finally 15m=Long break · built in",
      ])
    #expect(SavedTimerList.lines(entries, width: 20).allSatisfy { $0.count <= 20 })
  }

  @Test("A long time is cut in a narrow window, and the details of the others are kept")
  func longTime() {
    var preferences = Preferences()
    let long = (1...60).map { "\($0)m=Step \($0)" }.joined(separator: " ")
    preferences.timers = [
      NamedTimer(name: "Long", time: long, rounds: 2),
      NamedTimer(name: "Tea", time: "4m", face: .pie),
    ]
    let entries = SavedTimerList.entries(preferences)
    let lines = SavedTimerList.lines(entries, width: 80)
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 80 })
    #expect(lines[1].hasSuffix("…  2 rounds") && lines[2].hasSuffix("  pie"))
    #expect(lines[3].contains("4 rounds · finally"))
    #expect(SavedTimerList.lines(entries, width: 40)[2].contains("pie"))
  }

  @Test("The JSON of a saved timer has its steps")
  func json() {
    let lines = entries.map { SavedTimerList.json($0).description }
    #expect(
      lines[0] == """
        {"name":"Tea","time":"4m","total":240,"steps":[],"rounds":1,"finally":null,"wait":false,\
        "marks":[],"warn":[],"face":"pie","sound":"gong","built_in":false}
        """)
    #expect(
      lines[1].contains(
        #""steps":[{"label":"Plank","length":45,"color":"pink","sound":null},"#))
    #expect(
      lines[2].contains(
        #""finally":{"label":"Long break","length":900,"color":null,"sound":null}"#))
  }
}
