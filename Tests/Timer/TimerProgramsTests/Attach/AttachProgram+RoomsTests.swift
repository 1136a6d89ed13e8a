import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

/// A view of a timer that another computer shares.
struct AttachProgramRoomsTests {
  private static func view(canControl: Bool, showsFace: Bool = true) -> AttachFixture.Tester {
    let start = CountdownFixture.moment(0)
    var timer = CountdownFixture(.ring, total: .seconds(60), name: "tea")
    timer.handle(.started, at: 0)
    var record = timer.program.record(at: start)
    record.name = "tea"
    let program = AttachProgram(
      record, Look(), zone: .utc, showsFace: showsFace, isRemote: true, canControl: canControl,
      user: "ben")
    var view = AttachFixture.Tester(program, columns: 80, rows: 24, at: start, isVisible: showsFace)
    view.claimAll()
    return view
  }

  private static func requests(_ view: inout AttachFixture.Tester) -> [ControlRequest] {
    view.claimAll().compactMap {
      if case .perform(.send(let request)) = $0 { request } else { nil }
    }
  }

  @Test("A read-only room takes no command, and the view says why")
  func readOnly() {
    for key in ["space", "+", "r", "c"] {
      var view = Self.view(canControl: false)
      view.press(key)
      #expect(Self.requests(&view) == [])
      #expect(view.model.notice?.text == AttachProgram.readOnlyWords, "\(key)")
    }
  }

  @Test("A room takes the commands for viewers, and only these, once it accepts any")
  func commands() {
    var view = Self.view(canControl: false)
    view.message(.controlled(true))
    view.press("space")
    #expect(Self.requests(&view) == [.command(.toggle)])
    view.press("+")
    #expect(Self.requests(&view) == [.command(.add(.seconds(60)))])
    for key in ["r", "c", "e", "u"] {
      view.press(key)
      #expect(Self.requests(&view) == [])
      #expect(view.model.notice?.text == AttachProgram.ownerWords, "\(key)")
    }
    view.message(.controlled(false))
    view.press("space")
    #expect(Self.requests(&view) == [])
  }

  @Test("A lasting note stays below other notices until it is taken back, and each is said once")
  func standing() {
    var view = Self.view(canControl: true)
    for _ in 0..<2 { view.message(.standing("offline since 14:03")) }
    #expect(view.claimAll() == [.say("offline since 14:03")])
    view.advance(by: .seconds(20))
    #expect(view.screen.contains("offline since 14:03"))
    view.message(.report("tea: running"))
    #expect(view.screen.contains("tea: running") && !view.screen.contains("offline since"))
    view.advance(by: .seconds(5))
    #expect(view.screen.contains("offline since 14:03"))
    view.claimAll()
    view.message(.standing(nil))
    #expect(view.claimAll() == [.say(AttachProgram.connectedWords)])
    #expect(!view.screen.contains("offline since"))
  }

  @Test(
    "A deadline that moves by what clocks differ by isn't announced; one that time was added to is")
  func smallChanges() throws {
    var view = Self.view(canControl: false, showsFace: false)
    var record = view.model.record
    let deadline = try #require(record.deadline)
    record.deadline = deadline.advanced(by: .milliseconds(20))
    view.message(.changed(record))
    #expect(view.claimAll() == [])
    record.deadline = deadline.advanced(by: .seconds(60))
    view.message(.changed(record))
    #expect(view.claimAll().contains { if case .say = $0 { true } else { false } })
  }

  @Test("A note from elsewhere can’t write escape sequences")
  func clean() {
    var view = Self.view(canControl: true, showsFace: false)
    view.message(.standing("a\u{1B}[2Jb"))
    #expect(view.model.standingNote?.contains("\u{1B}") == false)
  }

  @Test(
    "A shared timer that is gone or doesn’t answer isn’t said to be a process, but may refuse a user"
  )
  func words() {
    var view = Self.view(canControl: true)
    #expect(view.model.goneWords == "tea is gone: it is no longer shared")
    #expect(
      view.model.silenceWords == "tea doesn’t answer: it may not accept commands from “ben”")
    view.press("space")
    view.advance(by: .seconds(3))
    #expect(view.model.notice?.text == view.model.silenceWords)
  }
}
