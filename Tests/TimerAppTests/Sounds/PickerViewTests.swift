import Alarms
import Cells
import Faces
import Stages
import TerminalCodes
import TerminalIO
import Testing

@testable import TimerApp

struct PickerViewTests {
  private static let ascii = Capabilities { ["TERM": "xterm"][$0] }

  @Test("The list, what the sound under the cursor looks like, and the keys")
  func usual() {
    var model = PickerFixture.model(70, 21)
    model.press(.home)
    #expect(
      PickerFixture.grid(model).description == """

            Sounds

          ▸   tower     church bell, two strokes                           ┃
            ✓ mallet    marimba, a rising figure                           ┃
              digital   wrist watch, four short beeps                      ┃
              kitchen   kitchen timer that runs down                       ┃
              sonar     ping with fading echoes                            ┃
              bowl      singing bowl, long and calm                        │
              gong      gong that opens slowly                             │
              clack     two wood blocks in rhythm                          │
              glass     five glass chimes                                  │

          tower                                                        3.0 s
          ▌▇▇▝▆▅▄▀▃▖▂▁                     ▌▇▇▝▆▅▀▀▃▖▂▁
          ▌▌▌▌▌▌▌▌▌▌▌▌▌▌▇▆▆▅▀▀▃▂▂▁▁▁▁▁▁▁▁▁▁▌▌▌▌▌▌▌▌▌▌▌▌▌▌▇▆▆▅▀▀▃▂▂▁▁▁▁▁▁▁▁▁▁
          ▌▌▌▌▌▌▌▌▌▌▌▌▌▌▁▂▂▃▀▀▅▆▆▇▇▇▇▇▇▇▇▇▇▌▌▌▌▌▌▌▌▌▌▌▌▌▌▁▂▂▃▀▀▅▆▆▇▇▇▇▇▇▇▇▇▇
          ▌▁▁▛▂▃▀▀▅▘▆▇                     ▌▁▁▛▂▃▄▀▅▘▆▇

            ↑ ↓ move   p play   Enter choose   Esc leave

        """)
  }

  @Test("In ASCII, in a small window, with the user's own sounds")
  func ascii() {
    var model = PickerFixture.model(
      34, 12, entries: PickerFixture.builtIn.suffix(5) + PickerFixture.own, Self.ascii)
    model.press(.end)
    model.press(.up)
    #expect(
      PickerFixture.grid(model, Self.ascii).description == """
            harp      harp, a rising chord
            rooster   cock that crows
            klaxon    horn for heavy slee.
            dusk      soft low chord for .
            pendulum  clock that ticks an.

          Your own
        >   Wind      your own, FLAC
            ? ?       your own, WAV


        p play - Enter choose - Esc leave
        """)
  }

  @Test("A window of 13 × 3 shows two rows and a key")
  func tiny() {
    #expect(
      PickerFixture.grid(PickerFixture.model(13, 3)).description == """
            tower   ┃
        ▸ ✓ mallet  │
        Esc leave
        """)
    #expect(PickerFixture.grid(PickerFixture.model(1, 1)).description == "▸")
  }

  @Test("Who has no files of their own is told where they go, if that costs nothing")
  func invitation() {
    let words = "Yours: files in ~/sounds"
    #expect(PickerFixture.grid(PickerFixture.model(80, 22)).description.contains(words))
    #expect(!PickerFixture.grid(PickerFixture.model(80, 21)).description.contains(words))
    let own = PickerFixture.model(80, 24, entries: PickerFixture.builtIn + PickerFixture.own)
    #expect(!PickerFixture.grid(own).description.contains(words))
  }

  @Test("While a sound plays, its row, its place and the key say so")
  func playing() {
    var model = PickerFixture.model()
    model.press(.home, .character("p"))
    let waiting = PickerFixture.grid(model).description
    #expect(waiting.contains("▸ ♪ tower") && waiting.contains("p stop"))
    #expect(waiting.contains("0.0 s / 3.0 s"))
    model.started(at: .seconds(10))
    #expect(PickerFixture.grid(model, at: .seconds(11.5)).description.contains("1.5 s / 3.0 s"))
    #expect(PickerFixture.grid(model, at: .seconds(99)).description.contains("3.0 s / 3.0 s"))
    // Elsewhere in the list the picture is of the other sound.
    model.press(.down)
    #expect(!PickerFixture.grid(model, at: .seconds(11)).description.contains("/ 3.0 s"))
  }

  @Test("Of the bars those that were heard are coloured, the others are not")
  func place() {
    var model = PickerFixture.model()
    let still = model.scene(at: .zero)
    model.press(.character("p"))
    model.started(at: .zero)
    let half = model.scene(at: .seconds(1.5))
    let paints = zip(still.sheets, half.sheets).map { $0.paint == $1.paint }
    #expect(paints.prefix(20).allSatisfy { $0 } && !paints.suffix(20).contains(true))
  }

  @Test("The row of the cursor is told from the others without colours too")
  func highlight() {
    for depth in ColorDepth.allCases {
      var capabilities = PickerFixture.capabilities
      capabilities.colors = depth
      let model = PickerFixture.model(80, 24, capabilities)
      let grid = PickerFixture.grid(model, capabilities)
      let list = model.layout.list
      let row = list.row + model.cursor
      let (current, other) = (
        grid[list.column + 8, row].style, grid[list.column + 8, row + 1].style
      )
      #expect(
        current.background != other.background || current.attributes.contains(.reverse))
      #expect(grid[list.column, row].scalar == "▸")
    }
  }

  @Test("A notice stands in the place of the keys until the next one")
  func notice() {
    var model = PickerFixture.model()
    model.notice = "no sound on “default”\u{1B}"
    #expect(PickerFixture.grid(model).description.contains("no sound on “default”␛"))
    model.press(.up)
    #expect(PickerFixture.grid(model).description.contains("Esc leave"))
  }

  @Test(
    "Lengths are told in tenths below a minute",
    arguments: [
      (Duration.milliseconds(2449), "2.4 s"), (.milliseconds(59_960), "1:00"), (.zero, "0.0 s"),
      (.seconds(185), "3:05"), (.seconds(1200), "20:00"),
    ])
  func lengths(_ duration: Duration, _ words: String) {
    #expect(PickerModel.seconds(duration) == words)
  }

  @Test("No size, no list and no name is too much")
  func anySize() {
    let long = PickerFixture.own.map { entry in
      var entry = entry
      entry.name = String(repeating: entry.name, count: 30)
      return entry
    }
    for entries in [[], PickerFixture.builtIn, long, PickerFixture.builtIn + long] {
      for (columns, rows) in [
        (0, 0), (1, 1), (2, 2), (13, 3), (17, 40), (20, 13), (36, 10), (40, 12), (70, 11), (80, 24),
        (300, 100),
      ] {
        var model = PickerFixture.model(columns, rows, entries: entries)
        model.press(.end, .character("p"))
        let grid = PickerFixture.grid(model)
        #expect(
          grid.columns == model.viewport.window.columns && grid.rows == model.viewport.window.rows)
      }
    }
  }
}
