import Countdowns
import Programs
import Reports
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

/// Quitting the app while timers are active.
struct AppLeavingTests {
  /// Returns an app with a timer of 5 minutes registered as Tea.
  private static func app(isSaved: Bool = true) -> AppFixture.Tester {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("enter")
    var identity = AppFixture.identity("Tea")
    identity.isSaved = isSaved
    tester.message(.registered(tab: 0, identity))
    tester.claimAll()
    return tester
  }

  private static func handed(_ tester: inout AppFixture.Tester) -> [HandOver] {
    tester.claimAll { if case .perform(.handOver) = $0 { true } else { false } }
      .flatMap { action -> [HandOver] in
        if case .perform(.handOver(let timers)) = action { timers } else { [] }
      }
  }

  private static func lastLine(_ tester: inout AppFixture.Tester) -> String? {
    let ends = tester.claimAll { if case .end = $0 { true } else { false } }
    guard case .end(_, let line)? = ends.first, ends.count == 1 else { return nil }
    return line
  }

  @Test("After a confirmation, a timer keeps running in the background, as the closing line says")
  func keepsRunning() throws {
    var tester = Self.app()
    tester.advance(by: .seconds(60))
    tester.press("q")
    #expect(tester.screen.contains("Timer 1 is still running. Keep it running?"))
    for button in ["[ Keep running ]", "[ Cancel timer ]", "[ Stay ]"] {
      #expect(tester.screen.contains(button))
    }
    tester.claimAll()
    tester.press("enter")
    let timer = try #require(Self.handed(&tester).first)
    let record = timer.record
    #expect(record.phase == .running && record.name == "Tea" && record.words.first == "5m")
    let words = "Tea: 4:00 left, keeps running in the background · \(CalledName().text) attach Tea"
    #expect(timer.words == words && tester.isEnded)
  }

  @Test("A paused timer stays paused, and a ringing one is stopped")
  func paused() throws {
    var tester = Self.app()
    tester.press("space")
    tester.press("q")
    tester.claimAll()
    tester.press("k")
    let timers = Self.handed(&tester)
    #expect(timers.map(\.record.phase) == [.paused])
    #expect(timers.first?.words.contains("5:00 left, stays paused") == true)
    var ringing = Self.app()
    ringing.advance(by: .seconds(300))
    ringing.claimAll()
    ringing.press("q")
    #expect(Self.handed(&ringing).isEmpty && Self.lastLine(&ringing) != nil)
  }

  @Test("The user can cancel the timers or stay instead")
  func choices() {
    var canceled = Self.app()
    canceled.press("q")
    canceled.claimAll()
    canceled.press("c")
    #expect(Self.handed(&canceled).isEmpty)
    #expect(
      Self.lastLine(&canceled)
        == "5 min, canceled with 5 min left · \(CalledName().command("resume", "Tea"))")
    var staying = Self.app()
    staying.press("q")
    staying.press("escape")
    staying.claimAll()
    #expect(staying.session.program.sheets.isEmpty && staying.left == .seconds(300))
  }

  @Test("Timers that aren’t saved can’t keep running, and the reason is shown")
  func unsaved() {
    var tester = Self.app(isSaved: false)
    tester.press("q")
    tester.claimAll()
    tester.press("k")
    #expect(Self.handed(&tester).isEmpty && Self.lastLine(&tester) == nil)
    #expect(tester.screen.contains("can’t be saved: set HOME or XDG_STATE_HOME"))
  }
}
