import Cells
import Clocks
import Programs
import Scenes
import Synth
import TerminalCodes
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListViewTests {
  @Test("The list, the waveform under the cursor and the keys match the golden file")
  func usual() throws {
    var list = SoundListFixture(70, 21)
    list.press(.home)
    try expectGolden(list.text, "sounds-70x21")
  }

  @Test(
    "A large window has lengths, loudness, spaced rows and details",
    arguments: [(80, 24), (120, 36), (200, 60)])
  func large(columns: Int, rows: Int) throws {
    var list = SoundListFixture(columns, rows, entries: SoundListFixture.builtIn)
    list.press(.end)
    try expectGolden(list.text, "sounds-\(columns)x\(rows)")
  }

  @Test("A small ASCII window lists the user’s own sounds")
  func ascii() {
    var list = SoundListFixture(
      34, 12, entries: SoundListFixture.builtIn.suffix(5) + SoundListFixture.own, depth: .never,
      isASCII: true)
    list.press(.end, .up)
    #expect(
      list.text == """
            harp      harp, a rising chord
            rooster   crowing rooster
            klaxon    horn for heavy slee.
            dusk      soft low chord for .
            pendulum  clock that ticks an.

          Your own
        >   Wind      your own, FLAC
            ? ?       your own, WAV


        p play   Enter choose   Esc leave
        """)
  }

  @Test("A window of 13 by 3 shows two rows and a key")
  func tiny() {
    #expect(
      SoundListFixture(13, 3).text == """
            tower   ┃
        ▸ ✓ mallet  │
        Esc leave
        """)
    #expect(SoundListFixture(1, 1).text == "▸")
  }

  @Test("The heading above the user’s first sound is visible with it")
  func heading() {
    var list = SoundListFixture(40, 12, entries: SoundListFixture.builtIn + SoundListFixture.own)
    list.press(.end, .up)
    #expect(list.text.contains("Your own"))
  }

  @Test("The folder for own sounds is shown if there are none and there is room")
  func invitation() {
    let words = "Add your own: files in ~/sounds"
    #expect(SoundListFixture(80, 22).text.contains(words))
    #expect(!SoundListFixture(80, 21).text.contains(words))
    let own = SoundListFixture(entries: SoundListFixture.builtIn + SoundListFixture.own)
    #expect(!own.text.contains(words))
  }

  @Test("While a sound plays, its row, its position and the key show it")
  func playing() {
    var list = SoundListFixture()
    list.press(.home, .character("p"))
    #expect(list.text.contains("▸ ♪ tower") && list.text.contains("p stop"))
    #expect(list.text.contains("0.0 s / 3.0 s"))
    list.send(.started(play: 1, at: list.now))
    list.wait(.milliseconds(1500))
    #expect(list.text.contains("1.5 s / 3.0 s"))
    list.wait(.seconds(99))
    #expect(list.text.contains("3.0 s / 3.0 s"))
    // Elsewhere in the list, the picture shows the other sound, and the key plays that one.
    list.press(.down)
    #expect(!list.text.contains("/ 3.0 s") && list.text.contains("p play"))
  }

  @Test("Only the playback position wakes the list, every 50 ms")
  func waking() {
    var list = SoundListFixture()
    #expect(list.tester.nextWake == nil)
    list.press(.home, .character("p"))
    #expect(list.tester.nextWake == nil, "it doesn't sound yet")
    let start = list.now
    list.send(.started(play: 1, at: start))
    #expect(list.tester.nextWake == start.advanced(by: .milliseconds(50)))
    list.wait(.milliseconds(120))
    #expect(list.tester.nextWake == start.advanced(by: .milliseconds(150)))
    list.press(.down)
    #expect(list.tester.nextWake == nil, "another sound is shown")
    list.press(.up)
    list.wait(.milliseconds(2860))
    #expect(list.tester.nextWake == start.advanced(by: .seconds(3)))
    list.wait(.milliseconds(20))
    #expect(list.tester.nextWake == nil, "it was heard")
  }

  @Test("Only the columns already played are colored")
  func place() throws {
    var list = SoundListFixture()
    let still = try #require(list.tester.frame).scene
    list.press(.character("p"))
    list.send(.started(play: 1, at: list.now))
    list.wait(.milliseconds(1500))
    let half = try #require(list.tester.frame).scene
    // The first is the center line.
    let paints = zip(still.figures, half.figures).dropFirst().map { $0.paint == $1.paint }
    #expect(paints.prefix(13).allSatisfy { $0 } && !paints.dropFirst(13).contains(true))
    #expect(paints.count == 26)
  }

  @Test("The cursor’s row is distinct even without colors")
  func highlight() {
    for depth in ColorDepth.allCases {
      let list = SoundListFixture(depth: depth)
      let grid = list.grid
      let area = list.model.layout(columns: 80, rows: 24).list
      let (column, row) = (
        area.columns.lowerBound, area.rows.lowerBound + list.model.cursor
      )
      let (current, other) = (grid[column + 8, row].style, grid[column + 8, row + 1].style)
      #expect(
        current.background != other.background || current.attributes.contains(.reverse))
      #expect(grid[column, row].scalar == "▸")
    }
  }

  @Test("A notice has its own line above the keys until the next key")
  func notice() throws {
    var list = SoundListFixture { $0.notice = "no sound on “card”\u{1B}" }
    let row = try #require(list.row(of: "no sound on “card”␛"))
    #expect(list.rows[row + 1].contains("Esc leave"))
    #expect(list.text.contains("pendulum"), "it takes no room from the list")
    list.press(.up)
    #expect(!list.text.contains("no sound") && list.text.contains("Esc leave"))
  }

  @Test(
    "A long notice is wrapped and shown in full, with the cursor and the keys visible",
    arguments: [(80, 24), (40, 12), (30, 9), (200, 60)])
  func longNotice(columns: Int, rows: Int) {
    let words = "~/.config/timer/config.toml can’t be written: the disk is full. Make room there."
    var list = SoundListFixture(columns, rows)
    list.press(.end)
    list.send(.notSaved(reason: words))
    let lines = list.rows.drop { !$0.contains("~/.config") }.prefix { !$0.contains("Esc") }
    let read = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(read == words)
    #expect(list.showsCursor && list.text.contains("Esc leave"))
    #expect(list.rows.allSatisfy { $0.count <= 200 })
    let longest = lines.map { $0.drop { $0 == " " }.count }.max() ?? 0
    #expect(longest <= 100)
  }

  @Test("An unplayable sound has no play key")
  func broken() {
    var list = SoundListFixture()
    list.press(.home)
    list.send(.waveRead(.builtIn(.tower), .failure(.isEmpty("/s"))))
    #expect(list.text.contains("can’t be played"))
    #expect(!list.text.contains("p play") && list.text.contains("Esc leave"))
  }

  @Test("The list can be drawn at any size, with any sounds and names")
  func anySize() {
    let long = SoundListFixture.own.map { entry in
      var entry = entry
      entry.name = String(repeating: entry.name, count: 30)
      return entry
    }
    for entries in [
      [], SoundListFixture.builtIn, long, SoundListFixture.builtIn + long,
    ] {
      for (columns, rows) in [
        (0, 0), (1, 1), (2, 2), (13, 3), (17, 40), (20, 13), (36, 10), (40, 12), (70, 11), (80, 24),
        (300, 100),
      ] {
        var list = SoundListFixture(columns, rows, entries: entries)
        list.press(.end, .character("p"), .character("/"))
        list.type("xyz")
        list.press(.escape, .character("?"))
        let grid = list.grid
        let window = list.tester.session.viewport.window
        #expect(grid.columns == window.columns && grid.rows == window.rows)
      }
    }
  }
}
