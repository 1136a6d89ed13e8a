internal import Cells
import Clocks
import Countdowns
import Faces
import Programs
internal import Scenes
import TerminalCodes
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramViewTests {
  /// A visible countdown in which keys were pressed.
  static func story(
    _ face: Face = .ring, _ keys: String = "", at seconds: Double = 0, name: String? = nil
  ) -> CountdownFixture {
    var story = CountdownFixture(face, name: name)
    story.handle(.visible(true), .window(WindowSize(columns: 80, rows: 24)), .started, at: 0)
    story.press(keys, at: seconds)
    return story
  }

  @Test(arguments: Face.allCases)
  func framesLieOnTheGrid(_ face: Face) throws {
    var story = Self.story(face)
    for step in 0..<400 {
      let time = Double(step) * 0.1437
      let now = CountdownFixture.moment(time)
      story.handle(.timePassed, at: time)
      let tick = try #require(story.turn.wake)
      #expect(tick > now.instant)
      let toDeadline = tick.duration(to: CountdownFixture.moment(60).instant)
      #expect(toDeadline == .milliseconds(50) * toDeadline.wholeUnits(of: .milliseconds(50)))
      let left = story.program.run.manager.snapshot(at: now.instant).left
      let text = TimeText(total: story.program.run.longest)
      let toText = try #require(text.timeToChange(left: left))
      #expect(now.instant.duration(to: tick) < toText + .milliseconds(50), "the text is never late")
    }
  }

  @Test(
    "The moves of a tip are spread evenly over each second, even if wakes are late",
    arguments: [60.0, 90, 120, 180, 240, 300, 420, 600, 1500])
  func evenMoves(total: Double) throws {
    var story = CountdownFixture(.ring, total: .seconds(total))
    story.handle(.visible(true), .window(WindowSize(columns: 80, rows: 24)), .started, at: 0)
    var times = [10.0]
    story.handle(.timePassed, at: 10)
    while let last = times.last, last < 20 - 1e-6 {
      let wake = CountdownFixture.moment(0).instant.duration(to: try #require(story.turn.wake))
      times.append((wake / .milliseconds(1)).rounded() / 1000)
      story.handle(.timePassed, at: wake / .seconds(1) + 0.003)
    }
    let gaps = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }
    let (least, most) = (try #require(gaps.min()), try #require(gaps.max()))
    #expect(most - least < 51)
  }

  @Test("A countdown that ends has no last frame")
  func end() {
    var story = CountdownFixture(.ring, alarm: .silent)
    story.handle(.visible(true), .window(WindowSize(columns: 80, rows: 24)), .started, at: 0)
    story.handle(.timePassed, at: 59)
    #expect(story.turn.frame != nil)
    story.handle(.timePassed, at: 60)
    #expect(story.turn.frame == nil && story.turn.actions.contains { isEnd($0) })
  }

  private func isEnd(_ action: Action<CountdownEffect>) -> Bool {
    if case .end = action { true } else { false }
  }

  @Test("A face that shows only the time wakes once a second, on the second")
  func lineWakesWithItsText() {
    var story = Self.story(.line)
    for (now, tick) in [(0.0, 1.0), (0.3, 1), (0.999, 1), (58.2, 59)] {
      story.handle(.timePassed, at: now)
      #expect(story.turn.wake == CountdownFixture.moment(tick).instant)
    }
  }

  @Test("While the countdown is paused, nothing wakes", arguments: Face.allCases)
  func pausedSleeps(_ face: Face) {
    var story = Self.story(face, " ", at: 10)
    #expect(story.turn.wake == nil)
    story.handle(.timePassed, at: 20)
    #expect(story.turn.wake == nil && story.turn.subscriptions.isEmpty)
  }

  /// Pitfall 32: an animation that isn't visible keeps running.
  @Test("Out of sight, nothing wakes but the alarm")
  func hidden() {
    var story = Self.story()
    story.handle(.visible(false), at: 0.5)
    #expect(story.turn.wake == CountdownFixture.moment(57).instant && story.turn.frame == nil)
  }

  @Test func aNoticeWakesWhenItGoes() {
    let story = Self.story(.line, " -", at: 10)
    #expect(story.program.notice != nil)
    #expect(story.turn.wake == CountdownFixture.moment(14).instant)
  }

  @Test("Every face draws at every window size", arguments: Face.allCases)
  func drawsAtAnySize(_ face: Face) throws {
    var story = Self.story(face, name: "Tea")
    for size in [(1, 1), (2, 1), (40, 12), (200, 1), (1, 60), (200, 60)] {
      for keys in ["", "?", "?"] {
        story.press(keys, at: 1)
        story.handle(.window(WindowSize(columns: size.0, rows: size.1)), at: 1)
        let scene = try #require(story.turn.frame).scene
        #expect(scene.canvas.columns == size.0 && scene.canvas.rows <= size.1)
      }
    }
  }

  /// The frame of a story as text.
  static func text(of story: CountdownFixture) throws -> String {
    let frame = try #require(story.turn.frame)
    var painter = ScenePainter(
      Mosaic(
        glyphs: .quadrant, inks: frame.inks, depth: frame.theme.depth,
        background: frame.theme.background))
    return painter.paint(frame.scene).description
  }

  @Test("The time is shown above the list of keys", arguments: [(80, 24), (40, 12), (30, 7)])
  func keysBelowTheTime(columns: Int, rows: Int) throws {
    var story = Self.story(.ring, "?", at: 20)
    story.handle(.window(WindowSize(columns: columns, rows: rows)), at: 20)
    let lines = try Self.text(of: story).split(separator: "\n", omittingEmptySubsequences: false)
    let time = try #require(lines.firstIndex { $0.contains("0:40") })
    let keys = try #require(lines.firstIndex { $0.contains("pause") })
    #expect(time < keys)
  }

  @Test("A notice adds a row to a face of one row while it is shown")
  func secondRow() throws {
    var story = Self.story(.bar, at: 10)
    #expect(try #require(story.turn.frame).placement == .inline(rows: 1))
    story.handle(.message(.feedFailed(words: "no room")), at: 11)
    #expect(try #require(story.turn.frame).placement == .inline(rows: 2))
    let rows = try Self.text(of: story).split(separator: "\n")
    #expect(rows[0].contains("0:49") && rows[1].contains("no room"))
    story.handle(.timePassed, at: 40)
    #expect(try #require(story.turn.frame).placement == .inline(rows: 2))
    story.press(" ", at: 41)
    story.handle(.timePassed, at: 72)
    #expect(try #require(story.turn.frame).placement == .inline(rows: 1))
    story.handle(.window(WindowSize(columns: 80, rows: 1)), at: 73)
    story.handle(.message(.feedFailed(words: "no room")), at: 73)
    #expect(try #require(story.turn.frame).placement == .inline(rows: 1))
  }

  @Test func windowChanges() {
    var story = Self.story()
    let size = WindowSize(columns: 40, rows: 12, pixelWidth: 400, pixelHeight: 240)
    #expect(story.handle(.window(size), at: 1) == [.redraw])
    #expect(story.handle(.window(size), at: 2).isEmpty)
  }

  @Test("The mouse is left to the terminal, so that text can be selected")
  func noMouse() throws {
    let story = Self.story(.ring, "?", at: 1)
    #expect(try #require(story.turn.frame).mouse.isEmpty)
  }

  @Test(
    arguments: [
      ("", 20.0, nil, "0:40"), ("", 20.5, "Tea", "0:40 · Tea"),
      (" ", 20, "Tea", "0:50 paused · Tea"),
      ("", 61, nil, "Time’s up"), ("", 61, "Tea", "Time’s up · Tea"), ("]", 10, nil, "1:00"),
    ] as [(String, Double, String?, String)])
  func title(_ keys: String, _ seconds: Double, _ name: String?, _ title: String) throws {
    var story = Self.story(.ring, keys, at: 10, name: name)
    story.handle(.timePassed, at: seconds)
    #expect(try #require(story.turn.frame).title == title)
  }

  @Test(
    "The caption has the length, the end, and the keys",
    arguments: [
      ("", 20.0, "1 min · ends 14:32:07"), (" ", 20, "1 min · paused · space resumes"),
      ("", 61, "1 min · time’s up · Enter stop · s snooze"),
    ])
  func caption(_ keys: String, _ seconds: Double, _ caption: String) {
    var story = Self.story(.ring, keys, at: 10)
    story.handle(.timePassed, at: seconds)
    #expect(story.program.picture(at: CountdownFixture.moment(seconds)).state.caption == caption)
  }

  @Test func interruptedAfterTheDeadlineHadEnded() {
    var story = Self.story()
    let line = story.program.closingLine(at: CountdownFixture.moment(20))
    #expect(line == "1 min, interrupted with 40 s left")
    story.handle(.timePassed, at: 60)
    #expect(story.program.closingLine(at: CountdownFixture.moment(61)) == "1 min, ended 14:32:07")
  }
}
