import Cells
import Clocks
import Programs
import Synth
import TerminalCodes
import TestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

/// A sound list driven by keys, the mouse and messages, with a stopped clock.
struct SoundListFixture {
  typealias Effects = [Action<SoundListEffect>]

  /// Fixed entries, which don't change when the program gets another sound.
  static let builtIn = [
    BuiltInSound.tower, .mallet, .digital, .kitchen, .sonar, .bowl, .gong, .clack, .glass, .harp,
    .rooster, .klaxon, .dusk, .pendulum,
  ].map { SoundEntry($0) }

  static let own = [
    SoundEntry(name: "Wind", summary: "your own, FLAC", sound: .file(path: "/s/Wind.flac")),
    SoundEntry(name: "日本", summary: "your own, WAV", sound: .file(path: "/s/日本.wav")),
  ]

  /// A sound of two fading strokes, three seconds long.
  static let wave = SoundWave(
    peaks: (0..<240).map { max(0, 1 - Double($0 % 120) / 90) }, duration: .seconds(3),
    loudness: -14.2)

  var tester: ProgramTester<SoundList>
  /// The effects of the last turn.
  private(set) var actions: Effects

  init(
    _ columns: Int = 80, _ rows: Int = 24, entries: [SoundEntry] = builtIn,
    folder: String? = "~/sounds", depth: ColorDepth = .truecolor, isASCII: Bool = false,
    isRead: Bool = true, change: (inout SoundList) -> Void = { _ in }
  ) {
    var model = SoundList(entries: entries, folder: folder)
    if isRead {
      for entry in entries { model.waves[entry.sound] = .success(Self.wave) }
    }
    change(&model)
    var capabilities = Capabilities.usual
    (capabilities.colors, capabilities.isUTF8) = (depth, !isASCII)
    capabilities.glyphs = isASCII ? .ascii : .quadrant
    tester = ProgramTester(
      model, columns: columns, rows: rows,
      configuration: Session<SoundList>.Configuration(capabilities), capabilities: capabilities)
    actions = tester.claimAll()
  }

  var model: SoundList { tester.model }

  var now: Instant { tester.now.instant }

  @discardableResult
  mutating func handle(_ inputs: SessionInput<SoundListMessage>...) -> Effects {
    tester.turn(inputs)
    actions = tester.claimAll()
    return actions
  }

  /// Presses keys one after the other, and returns the effects of the last one.
  @discardableResult
  mutating func press(_ keys: KeyPress...) -> Effects {
    for key in keys { handle(.terminal(.key(key))) }
    return actions
  }

  /// Types a text.
  @discardableResult
  mutating func type(_ text: String) -> Effects {
    for character in text { press(KeyPress(.character(character))) }
    return actions
  }

  @discardableResult
  mutating func send(_ message: SoundListMessage) -> Effects { handle(.message(message)) }

  /// Sends a mouse event at a cell.
  @discardableResult
  mutating func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Effects {
    handle(.terminal(.mouse(MouseEvent(kind, column: column, row: row))))
  }

  /// Clicks a cell, and returns the effects of the last release.
  @discardableResult
  mutating func click(_ column: Int, _ row: Int, times: Int = 1) -> Effects {
    for _ in 0..<times {
      mouse(.press(.left), column, row)
      mouse(.release(.left), column, row)
    }
    return actions
  }

  /// Advances the clock.
  mutating func wait(_ duration: Duration) { tester.advance(by: duration) }
}

// MARK: - The picture

extension SoundListFixture {
  var grid: Grid { tester.grid }

  var text: String { grid.description }

  var rows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the first row that contains a text.
  func row(of words: String) -> Int? { rows.firstIndex { $0.contains(words) } }

  /// Whether the cursor's row is visible.
  var showsCursor: Bool {
    tester.session.shown?.panes.first { $0.owner == .list }?.items.contains { entry in
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
