package import Cells
package import Clocks
package import Programs
package import TerminalCodes
internal import Widgets

/// Runs a program in a terminal of its own, with a clock that only the test advances.
///
/// ```swift
/// var tester = ProgramTester(Countdown(), columns: 40, rows: 12)
/// tester.press("space")
/// tester.advance(by: .seconds(60))
/// #expect(tester.wakes == 0)
/// tester.claim(.perform(.pauseAlarm))
/// tester.finish()
/// ```
/// It is a value: a copy goes on by itself. `finish()` reports the actions that no test claimed.
package struct ProgramTester<P: Program>: Sendable {
  package typealias Input = SessionInput<P.Message>

  /// What happened in one turn.
  package struct Entry: Hashable, Sendable {
    package var moment: Moment
    package var inputs: [Input]
  }

  package private(set) var session: Session<P>
  /// The terminal's side: what bytes leave behind, and which modes are set.
  package internal(set) var display: Screen
  /// What both clocks show.
  package internal(set) var now: Moment
  /// The number of turns that the clock caused, not a person.
  package internal(set) var wakes = 0
  /// The last frame, and a hash of each, for comparing two runs.
  package private(set) var frame: Frame?
  package private(set) var frameHashes: [Int] = []
  /// The bytes that the terminal got.
  package internal(set) var bytes: [UInt8] = []
  /// What the program asked for and no test has claimed; redrawing isn't among them.
  package internal(set) var actions: [Action<P.Effect>] = []
  /// All turns, from which `replayed()` makes the same frames.
  package private(set) var recording: [Entry] = []
  /// Whether the program has ended or was interrupted.
  package private(set) var isEnded = false
  package internal(set) var isSuspended = false

  var decoder = InputDecoder()
  /// When what the decoder has begun is given up.
  var inputDeadline: Instant?
  /// When the session has to be given the time.
  package private(set) var wake: Instant?
  package internal(set) var subscriptions: Set<Subscription<P.Message>> = []
  /// The subscriptions to instants that have passed: they don't get their message again.
  var fired: Set<Subscription<P.Message>> = []
  var window: WindowSize
  private let program: P
  private let setting: Session<P>.Setting
  private let capabilities: Capabilities
  let start: Moment

  /// A moment to start at: Monday, 2026-01-05 12:00:00 UTC.
  package static var usualStart: Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(1000)), wall: WallTime(epochSeconds: 1_767_614_400))
  }

  /// Starts a program in a window of a size, on a terminal with all colors unless another is given.
  package init(
    _ program: P, columns: Int = 80, rows: Int = 24,
    setting: Session<P>.Setting = Session<P>.Setting(depth: .truecolor),
    capabilities: Capabilities = .usual, at start: Moment = Self.usualStart, isVisible: Bool = true
  ) {
    self.init(unstarted: program, columns, rows, setting, capabilities, start)
    turn([.started, .visible(isVisible), .window(window)])
  }

  private init(
    unstarted program: P, _ columns: Int, _ rows: Int, _ setting: Session<P>.Setting,
    _ capabilities: Capabilities, _ start: Moment
  ) {
    self.program = program
    self.setting = setting
    self.capabilities = capabilities
    self.start = start
    now = start
    window = WindowSize(columns: columns, rows: rows)
    session = Session(program, setting)
    display = Screen(capabilities)
  }

  /// Returns a tester to which the recorded turns happened again.
  package func replayed() -> ProgramTester {
    var tester = ProgramTester(
      unstarted: program, window.columns, window.rows, setting, capabilities, start)
    for entry in recording {
      tester.now = entry.moment
      tester.turn(entry.inputs)
    }
    return tester
  }

  /// Hands inputs to the session in one turn and carries out what it answers.
  package mutating func turn(_ inputs: [Input]) {
    guard !isEnded else { return }
    recording.append(Entry(moment: now, inputs: inputs))
    let turn = session.handle(inputs, at: now)
    for action in turn.actions where !isEnded { perform(action) }
    guard !isEnded else { return }
    if let frame = turn.frame {
      self.frame = frame
      frameHashes.append(frame.hashValue)
      bytes += display.draw(frame)
      session.noteShown()
    }
    wake = turn.wake
    subscriptions = turn.subscriptions
    fired.formIntersection(subscriptions)
  }

  private mutating func perform(_ action: Action<P.Effect>) {
    switch action {
    case .redraw: display.forget()
    case .end, .interrupt, .quit:
      actions.append(action)
      isEnded = true
      bytes += display.leave()
    default: actions.append(action)
    }
  }
}

// MARK: - What is shown

extension ProgramTester {
  /// The cells of the screen; none before the first frame.
  package var grid: Grid { display.grid ?? Grid(columns: 0, rows: 0) }

  /// The text of the screen, without spaces at the ends of rows and without blank rows at its end.
  package var screen: String {
    var rows = (0..<grid.rows).map { grid.text(ofRow: $0) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The number of frames that were made.
  package var frames: Int { frameHashes.count }

  /// The number of bytes that the terminal got.
  package var bytesWritten: Int { bytes.count }

  package var focus: P.Owner? { session.interaction.focus }

  /// What the program became.
  package var model: P { session.program }

  /// The screen as it comes out when only the last frame is ever drawn.
  package var freshGrid: Grid {
    var display = Screen(capabilities)
    if let frame { _ = display.draw(frame) }
    return display.grid ?? Grid(columns: 0, rows: 0)
  }
}

extension Capabilities {
  /// A terminal that shows all colors and the usual characters.
  package static var usual: Capabilities {
    Capabilities { name in
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"][name]
    }
  }
}
