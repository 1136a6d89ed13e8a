package import Cells
package import Clocks
package import Programs
package import TerminalCodes
internal import Widgets

/// A driver of a program in its own terminal, with a clock that only the test advances.
///
/// ```swift
/// var tester = ProgramTester(Countdown(), columns: 40, rows: 12)
/// tester.press("space")
/// tester.advance(by: .seconds(60))
/// #expect(tester.wakes == 0)
/// tester.claim(.perform(.pauseAlarm))
/// tester.finish()
/// ```
/// It is a value: a copy continues independently. `finish()` reports the actions that no test
/// claimed.
package struct ProgramTester<P: Program>: Sendable {
  package typealias Input = SessionInput<P.Message>

  /// The input of one turn.
  package struct Entry: Hashable, Sendable {
    package var moment: Moment
    package var inputs: [Input]
  }

  package private(set) var session: Session<P>
  /// The terminal's side: the screen that results from the bytes, and the modes set.
  package internal(set) var display: Screen
  /// The current reading of both clocks.
  package internal(set) var now: Moment
  /// The number of turns caused by the clock rather than the user.
  package internal(set) var wakes = 0
  /// The last frame, and a hash of each, for comparing two runs.
  package private(set) var frame: Frame?
  package private(set) var frameHashes: [Int] = []
  /// The bytes sent to the terminal.
  package internal(set) var bytes: [UInt8] = []
  /// The unclaimed actions that the program requested, except for redrawing.
  package internal(set) var actions: [Action<P.Effect>] = []
  /// All turns, from which `replayed()` makes the same frames.
  package private(set) var recording: [Entry] = []
  /// Whether the program has ended or was interrupted.
  package private(set) var isEnded = false
  package internal(set) var isSuspended = false

  var decoder = InputDecoder()
  /// The time at which the decoder's pending input is flushed.
  var inputDeadline: Instant?
  /// The time at which the session must be woken.
  package private(set) var wake: Instant?
  package internal(set) var subscriptions: Set<Subscription<P.Message>> = []
  /// The subscriptions to instants that have passed, whose messages aren't delivered again.
  var fired: Set<Subscription<P.Message>> = []
  var window: WindowSize
  private let program: P
  private let configuration: Session<P>.Configuration
  private let capabilities: Capabilities
  let start: Moment

  /// The default start: Monday, 2026-01-05 12:00:00 UTC.
  package static var usualStart: Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(1000)), wall: WallTime(epochSeconds: 1_767_614_400))
  }

  /// Starts a program in a window of a size, by default on a terminal with all colors.
  package init(
    _ program: P, columns: Int = 80, rows: Int = 24,
    configuration: Session<P>.Configuration = Session<P>.Configuration(depth: .truecolor),
    capabilities: Capabilities = .usual, at start: Moment = Self.usualStart, isVisible: Bool = true
  ) {
    self.init(unstarted: program, columns, rows, configuration, capabilities, start)
    turn([.started, .visible(isVisible), .window(window)])
  }

  private init(
    unstarted program: P, _ columns: Int, _ rows: Int, _ configuration: Session<P>.Configuration,
    _ capabilities: Capabilities, _ start: Moment
  ) {
    self.program = program
    self.configuration = configuration
    self.capabilities = capabilities
    self.start = start
    now = start
    window = WindowSize(columns: columns, rows: rows)
    session = Session(program, configuration)
    display = Screen(capabilities)
  }

  /// Returns a tester in which the recorded turns have been replayed.
  package func replayed() -> ProgramTester {
    var tester = ProgramTester(
      unstarted: program, window.columns, window.rows, configuration, capabilities, start)
    for entry in recording {
      tester.now = entry.moment
      tester.turn(entry.inputs)
    }
    return tester
  }

  /// Delivers inputs to the session in one turn and carries out the results.
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
  /// The cells of the screen; empty before the first frame.
  package var grid: Grid { display.grid ?? Grid(columns: 0, rows: 0) }

  /// The text of the screen, without trailing spaces and blank rows.
  package var screen: String {
    var rows = (0..<grid.rows).map { grid.text(ofRow: $0) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The number of frames drawn.
  package var frames: Int { frameHashes.count }

  /// The number of bytes sent to the terminal.
  package var bytesWritten: Int { bytes.count }

  package var focus: P.Owner? { session.interaction.focus }

  /// The program's current state.
  package var model: P { session.program }

  /// The screen that results from drawing only the last frame.
  package var freshGrid: Grid {
    var display = Screen(capabilities)
    if let frame { _ = display.draw(frame) }
    return display.grid ?? Grid(columns: 0, rows: 0)
  }
}

extension Capabilities {
  /// The capabilities of a terminal with all colors and the usual characters.
  package static var usual: Capabilities {
    Capabilities { name in
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"][name]
    }
  }
}
