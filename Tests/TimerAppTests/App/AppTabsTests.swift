import Clocks
import Countdowns
import Programs
import TestSupport
import Testing
import Widgets

@testable import TimerApp

/// Several timers at once.
struct AppTabsTests {
  /// Returns three timers that run: of 1 min, 2 min and 3 min.
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

  @Test("Each counts in its tab, and keys and clicks lead to it")
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

  @Test("The alarm is for the one that ends next, then for the one that rings since last")
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

  @Test("The second rings while the settings are open: it comes forward below, and says so above")
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

  @Test("While a time is typed, a timer that rings waits to come forward")
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

  @Test("By choice, the one that is shown stays; a click on the words stops the other's alarm")
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

  @Test("Closing one that runs asks; one that doesn't is closed at once")
  func closing() {
    var tester = three()
    tester.press("x")
    #expect(tester.screen.contains("Timer 3 is still going"))
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
