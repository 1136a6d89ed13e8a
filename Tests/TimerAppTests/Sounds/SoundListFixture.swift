import Alarms
import Cells
import Clocks
import Programs
import Scenes
import Synth
import TerminalCodes
import Widgets

@testable import TimerApp

/// A sound list that is driven by keys, the mouse and messages, with a clock that stands still.
struct SoundListFixture {
  typealias Effects = [Action<SoundListEffect>]

  static let builtIn = SoundLibrary(folder: nil).entries

  static let own = [
    SoundLibrary.Entry(name: "Wind", summary: "your own, FLAC", sound: .file(path: "/s/Wind.flac")),
    SoundLibrary.Entry(name: "日本", summary: "your own, WAV", sound: .file(path: "/s/日本.wav")),
  ]

  /// A sound of two strokes that fade, three seconds long.
  static let wave = SoundWave(
    peaks: (0..<240).map { max(0, 1 - Double($0 % 120) / 90) }, duration: .seconds(3))

  private(set) var session: Session<SoundList>
  private(set) var turn: Turn<SoundList>?
  var now = Duration.seconds(100)
  let isASCII: Bool

  init(
    _ columns: Int = 80, _ rows: Int = 24, entries: [SoundLibrary.Entry] = builtIn,
    folder: String? = "~/sounds", depth: ColorDepth = .truecolor, isASCII: Bool = false,
    isRead: Bool = true, change: (inout SoundListModel) -> Void = { _ in }
  ) {
    var model = SoundListModel(entries: entries, folder: folder)
    if isRead {
      for entry in entries { model.waves[entry.sound] = .success(Self.wave) }
    }
    change(&model)
    self.isASCII = isASCII
    session = Session(
      SoundList(model: model),
      Session<SoundList>.Setting(depth: depth, symbols: isASCII ? .ascii : .unicode))
    handle(
      .visible(true), .window(WindowSize(columns: columns, rows: rows)), .started)
  }

  var model: SoundListModel { session.program.model }

  /// What the last turn asked for.
  var actions: Effects { turn?.actions ?? [] }

  @discardableResult
  mutating func handle(_ inputs: SessionInput<SoundListMessage>...) -> Effects {
    let moment = Moment(instant: Instant(sinceZero: now), wall: WallTime(epochSeconds: 0))
    turn = session.handle(inputs, at: moment)
    session.noteShown()
    return actions
  }

  /// Presses keys one after the other, and returns what the last one asked for.
  @discardableResult
  mutating func press(_ keys: KeyPress...) -> Effects {
    for key in keys { handle(.terminal(.key(key))) }
    return actions
  }

  /// Presses the keys of a text.
  @discardableResult
  mutating func type(_ text: String) -> Effects {
    for character in text { press(KeyPress(.character(character))) }
    return actions
  }

  @discardableResult
  mutating func send(_ message: SoundListMessage) -> Effects { handle(.message(message)) }

  mutating func resize(_ columns: Int, _ rows: Int) {
    handle(.window(WindowSize(columns: columns, rows: rows)))
  }

  /// Does something with the mouse at a cell.
  @discardableResult
  mutating func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Effects {
    handle(.terminal(.mouse(MouseEvent(kind, column: column, row: row))))
  }

  /// Clicks at a cell, and returns what the last release asked for.
  @discardableResult
  mutating func click(_ column: Int, _ row: Int, times: Int = 1) -> Effects {
    for _ in 0..<times {
      mouse(.press(.left), column, row)
      mouse(.release(.left), column, row)
    }
    return actions
  }

  /// Lets the time pass.
  mutating func wait(_ duration: Duration) {
    now += duration
    handle()
  }
}

// MARK: - The picture

extension SoundListFixture {
  var grid: Grid {
    guard let frame = turn?.frame else { return Grid(columns: 0, rows: 0) }
    var painter = ScenePainter(
      Mosaic(
        glyphs: isASCII ? .ascii : .quadrant, inks: frame.inks, depth: frame.theme.depth,
        background: frame.theme.background))
    var grid = painter.paint(frame.scene)
    if isASCII { grid.makeASCII() }
    return grid
  }

  var text: String { grid.description }

  var rows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the first row with a text.
  func row(of words: String) -> Int? { rows.firstIndex { $0.contains(words) } }

  /// Whether the row of the cursor is in view.
  var showsCursor: Bool {
    session.shown?.panes.first { $0.owner == .list }?.items.contains { entry in
      guard case .sound(let index)? = entry.item.owner else { return false }
      return model.entries.position(of: index) == model.cursor
    } ?? false
  }
}

extension KeyPress {
  static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
  static let up = KeyPress(.up)
  static let down = KeyPress(.down)
  static let left = KeyPress(.left)
  static let right = KeyPress(.right)
  static let home = KeyPress(.home)
  static let end = KeyPress(.end)
  static let pageUp = KeyPress(.pageUp)
  static let pageDown = KeyPress(.pageDown)
  static let tab = KeyPress(.tab)
  static let enter = KeyPress(.enter)
  static let escape = KeyPress(.escape)
  static let backspace = KeyPress(.backspace)
}
