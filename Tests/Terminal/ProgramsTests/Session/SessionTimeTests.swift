import Clocks
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@Suite struct SessionTimeTests {
  private static let start = ProgramTester<Desk>.usualStart.instant

  private static func desk(_ subscriptions: Subscription<String>...) -> Desk {
    var desk = Desk(panes: { _ in [Pane("pane", .whole) { Block("text").owned(by: "text") }] })
    desk.awaited = Set(subscriptions)
    return desk
  }

  @Test("Nothing wakes without cause") func nothingWakesWithoutCause() {
    var tester = ProgramTester(Self.desk())
    let bytes = tester.bytesWritten
    tester.advance(by: .seconds(60))
    #expect(tester.wakes == 0 && tester.frames == 1)
    #expect(tester.bytesWritten == bytes)
    #expect(tester.nextWake == nil)
  }

  @Test("Everything that is due is delivered on time and in order")
  func everythingThatIsDueIsDeliveredOnTimeAndInOrder() {
    let wall = ProgramTester<Desk>.usualStart.wall
    var tester = ProgramTester(
      Desk(
        panes: { _ in [] },
        react: { desk, event in
          guard case .message(let message) = event else { return [] }
          desk.awaited = desk.awaited.filter { $0.message != message }
          return [.say(message)]
        }))
    _ = tester
    var desk = tester.model
    desk.awaited = [
      Subscription(.deadline(Self.start.advanced(by: .seconds(3))), "deadline"),
      Subscription(.time(Self.start.advanced(by: .seconds(1))), "time"),
      Subscription(.wallTime(wall.advanced(by: .seconds(2))), "wall"),
    ]
    tester = ProgramTester(desk)
    tester.advance(by: .milliseconds(2999))
    #expect(tester.claimAll() == [.say("time"), .say("wall")])
    tester.advance(by: .milliseconds(1))
    #expect(tester.claimAll() == [.say("deadline")])
    #expect(tester.wakes == 3)
  }

  @Test("A message is delivered once while its subscription stays")
  func messageIsDeliveredOnceWhileItsSubscriptionStays() {
    let time = Subscription(.time(Self.start.advanced(by: .seconds(1))), "look")
    var tester = ProgramTester(Self.desk(time))
    tester.advance(by: .seconds(60))
    #expect(tester.model.events.filter { $0 == .message("look") }.count == 1)
    #expect(tester.wakes == 1)
  }

  @Test("Setting the clock delivers the message at once")
  func settingTheClockDeliversTheMessageAtOnce() {
    let wall = ProgramTester<Desk>.usualStart.wall
    var tester = ProgramTester(
      Self.desk(Subscription(.wallTime(wall.advanced(by: .seconds(3600))), "wall")))
    tester.setWallClock(by: .seconds(-600))
    #expect(tester.model.events.last == .message("wall"))
    #expect(tester.nextWake == Self.start.advanced(by: .seconds(4200)))
  }

  @Test("Time passes before each event") func timePassesBeforeEachEvent() {
    var tester = ProgramTester(
      Desk(
        panes: { _ in [] },
        react: { desk, event in
          if event == .timePassed { desk.numbers.append(desk.events.count) }
          return []
        }))
    tester.press("x")
    tester.press("y")
    #expect(tester.model.numbers == [1, 2])
  }

  @Test("Nothing is drawn while suspended") func nothingIsDrawnWhileSuspended() {
    var tester = ProgramTester(Self.desk())
    tester.suspend()
    #expect(tester.model.events.last == .suspending)
    let bytes = tester.bytesWritten
    tester.advance(by: .seconds(5))
    tester.message("x")
    #expect(tester.bytesWritten == bytes)
    tester.resume()
    #expect(tester.model.events.last == .resumed)
    #expect(tester.screen == "text")
  }

  @Test("An ESC is a key if nothing follows") func eSCIsAKeyIfNothingFollows() {
    var tester = ProgramTester(Self.desk())
    tester.bytes([0x1B])
    #expect(tester.model.interactions.isEmpty)
    tester.advance(by: .milliseconds(100))
    #expect(tester.model.interactions == [.typed(KeyPress(.escape), at: nil)])
    tester.bytes([0x1B])
    tester.advance(by: .milliseconds(20))
    tester.bytes(Array("[A".utf8))
    #expect(tester.model.interactions.last == .typed(KeyPress(.up), at: nil))
  }

  @Test("A recording replays to the same frames") func aRecordingReplaysToTheSameFrames() {
    var tester = ProgramTester(Self.desk())
    tester.press("tab")
    tester.advance(by: .seconds(2))
    tester.click("text")
    tester.resize(columns: 30, rows: 9)
    let again = tester.replayed()
    #expect(again.frameHashes == tester.frameHashes)
    #expect(again.bytes == tester.bytes)
    #expect(again.model.events == tester.model.events)
  }

  @Test("An effect stays unclaimed until a test claims it")
  func effectsAreClaimed() {
    var tester = ProgramTester(
      Desk(
        panes: { _ in [] }, react: { _, event in event == .message("go") ? [.perform("x")] : [] }))
    tester.message("go")
    #expect(tester.actions == [.perform("x")])
    let wasThere = tester.remove(.perform("y"))
    #expect(!wasThere)
    #expect(tester.actions == [.perform("x")])
    tester.expect("x")
    tester.finish()
  }
}
