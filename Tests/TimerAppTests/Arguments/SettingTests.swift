import CommandLines
import Testing

@testable import TimerApp

@Suite struct SettingTests {
  @Test(
    "A group has the options of all of its settings, in order", arguments: Setting.Group.allCases)
  func groups(group: Setting.Group) {
    let options = Setting.options(in: group, \Arguments.given).map(\.name)
    #expect(options == Setting.all.filter { $0.group == group }.flatMap(\.options).map(\.name))
    #expect(!options.isEmpty)
  }
}
