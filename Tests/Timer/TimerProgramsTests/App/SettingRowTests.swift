import Settings
import Testing

@testable import TimerPrograms
@testable import Timers

struct SettingRowTests {
  @Test(
    "A value written by a row is read back from the settings file", arguments: SettingRow.allCases)
  func roundTrip(_ row: SettingRow) throws {
    guard let key = row.key, row != .soundSelection else { return }
    var control = row.control(in: Preferences())
    for step in [1, 1, -1, 1, 1] {
      var preferences = Preferences()
      control = control.moved(by: step)
      let value = try #require(row.set(control, in: &preferences))
      let text = try SettingsText("").setting(key, to: value)
      var read = Preferences(try text.document())
      #expect(read.fileValues == [key: value])
      read.fileValues = [:]
      #expect(read == preferences && read.notes.isEmpty, "\(key) = \(value)")
      #expect(row.control(in: read) == control)
    }
  }

  @Test("Each row has a key in the schema", arguments: SettingRow.allCases)
  func keys(_ row: SettingRow) {
    guard let key = row.key else { return }
    #expect(SettingsSchema.timer.key(key) != nil, "\(key)")
  }

  @Test("Sections start with their headings, and end with the rows without a place")
  func order() {
    let rows = SettingRow.allCases.map { ($0.heading.map { "\($0): " } ?? "") + $0.label }
    let starts = rows.filter { $0.contains(": ") }
    #expect(
      starts == [
        "Alarm: Play a sound", "Animation: Show the dial or bar", "Time: Show time since the end",
        "Look: Face",
      ])
    #expect(
      rows[1...7] == [
        "Sound", "Volume", "Flash when it rings", "Ring for at most", "Snooze for",
        "Show a notification", "Raise window when it rings",
      ])
    #expect(rows.last == "Done")
  }

  @Test("A span that isn't among the common ones is offered in sorted order")
  func length() {
    var preferences = Preferences()
    preferences.snooze = .seconds(7 * 60)
    guard case .choice(let words, let index) = ("snooze" as SettingRow).control(in: preferences)
    else {
      Issue.record("the snooze is a choice")
      return
    }
    #expect(words[index] == "7m" && words[index - 1] == "5m" && words[index + 1] == "8m")
  }
}
