import Clocks
import Countdowns
import Programs
import TestSupport
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

/// Several timers in tabs.
struct AppTabsTests {
  /// Returns three running timers of 1 min, 2 min and 3 min.
  private func three(_ preferences: Preferences = AppFixture.still) -> AppFixture.Tester {
    var tester = AppFixture.tester(preferences)
    for time in ["1m", "2m", "3m"] {
      if time != "1m" { tester.press("n") }
      tester.paste(time)
      tester.press("enter")
    }
    tester.claimAll()
    return tester
  }

  @Test("Each timer runs in its tab, which keys and clicks select")
  func tabs() {
    var tester = three()
    #expect(tester.screen.contains("Timer 1 1:00 │ Timer 2 2:00 │ Timer 3 3:00"))
    tester.advance(by: .seconds(10))
    #expect(tester.screen.contains("Timer 1 0:50") && tester.screen.contains("Timer 2 1:50"))
    tester.press("1")
    #expect(tester.left == .seconds(50))
    tester.press("}")
    #expect(tester.left == .seconds(110))
    tester.press("{")
    tester.press("{")
    #expect(tester.left == .seconds(170))
    tester.click(.tabs, part: 1)
    #expect(tester.left == .seconds(110))
  }

  @Test("The alarm is for the timer that ends next, or the last one that started to ring")
  func alarm() {
    var tester = three()
    let start = tester.now.instant
    #expect(tester.alarm == .ring(at: start.advanced(by: .seconds(60))))
    tester.advance(by: .seconds(60))
    #expect(tester.alarm == .ringing(since: start.advanced(by: .seconds(60))))
    tester.advance(by: .seconds(60))
    #expect(tester.alarm == .ringing(since: start.advanced(by: .seconds(120))))
    tester.press("enter")
    #expect(tester.alarm == .ringing(since: start.advanced(by: .seconds(60))))
  }

  @Test("A timer that rings while the settings are open is selected, with a banner above the sheet")
  func ringsUnderSheet() {
    var tester = three()
    tester.press("1")
    tester.press("r")
    tester.press("3")
    tester.press(",")
    tester.advance(by: .seconds(120))
    #expect(tester.screen.contains("Timer 2: time’s up") && tester.screen.contains("Settings"))
    tester.press("escape")
    #expect(tester.screen.contains("[ Stop ]"))
    tester.press("enter")
    #expect(tester.alarm == .ring(at: tester.now.instant.advanced(by: .seconds(60))))
  }

  @Test("A timer that rings while a time is typed is selected afterward")
  func ringsWhileTyping() {
    var tester = three()
    tester.press("n")
    tester.press("/")
    tester.type("5")
    tester.advance(by: .seconds(60))
    #expect(tester.session.program.tab.entry?.field.text == "5")
    #expect(tester.screen.contains("Timer 1: time’s up · Ctrl-X"))
    tester.press("escape")
    #expect(tester.left == .zero)
    tester.press("enter")
    #expect(tester.left == nil && tester.session.program.tabs[3].run == nil)
  }

  @Test("Under a sheet, a key stops the alarm without closing the sheet")
  func stopsUnderSheet() {
    var tester = three()
    tester.press("o")
    tester.advance(by: .seconds(60))
    #expect(tester.screen.contains("Timer 1: time’s up · Ctrl-X"))
    tester.press("ctrl-x")
    #expect(tester.session.program.tabs[0].run == nil && !tester.session.program.sheets.isEmpty)
  }

  @Test("If the setting is off, the selection stays, and clicking the banner stops the alarm")
  func staysInTab() {
    var preferences = AppFixture.still
    preferences.raises = false
    var tester = three(preferences)
    tester.advance(by: .seconds(60))
    #expect(tester.left == .seconds(120) && tester.screen.contains("Timer 1: time’s up │"))
    tester.click(.banner)
    #expect(
      tester.left == nil && tester.alarm == .ring(at: tester.now.instant.advanced(by: .seconds(60)))
    )
  }

  @Test("Closing an active timer asks for confirmation; any other is closed immediately")
  func closing() {
    var tester = three()
    tester.press("x")
    #expect(tester.screen.contains("Timer 3 is still running"))
    tester.press("enter")
    #expect(tester.session.program.tabs.count == 3)
    tester.press("x")
    tester.click(.button(.confirm))
    #expect(tester.session.program.tabs.count == 2 && tester.left == .seconds(120))
    tester.press("r")
    tester.press("x")
    #expect(tester.session.program.tabs.count == 1 && tester.left == .seconds(60))
    tester.press("x")
    tester.press("y")
    #expect(tester.session.program.tabs.count == 1 && tester.left == nil)
  }
}
