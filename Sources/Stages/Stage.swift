internal import Dispatch
internal import Glibc
package import TerminalCodes
package import TerminalIO

/// The terminal while it is this program's turn on it: taken, asked, read, drawn on, and given back.
///
/// Everything happens on the main queue. What comes goes to the handlers, which are set before the
/// terminal is first taken.
@MainActor
package final class Stage {
  /// What a person reads there.
  package enum Content: Hashable, Sendable {
    /// Pictures.
    case frames
    /// Lines of words.
    case lines
  }

  /// The questions about pixels that went out.
  private enum Inquiries {
    case none, name, pixels
  }

  package let terminal: Terminal
  /// Whether the terminal is ours to draw on and to read from.
  package private(set) var isHeld = false
  /// Called when the terminal was taken: its size may be another one.
  package var onTake: () -> Void = {}
  /// Called when somebody else has the terminal now.
  package var onLose: () -> Void = {}
  /// Called with what the terminal tells of itself while it is being given back.
  package var onLateReply: (Reply) -> Void = { _ in }
  /// Called with each event that the terminal sends.
  package var onEvent: (InputEvent) -> Void = { _ in }
  /// Called when the terminal has gone away.
  package var onGone: () -> Void = {}
  /// Called when the terminal has taken all that waited: there may be something newer to draw.
  package var onReady: () -> Void = {}

  private let screen: Screen
  private let content: Content
  private let asksQuestions: Bool
  private let pixels: PixelChoice.Wish
  private var evidence = TerminalEvidence()
  /// How far the questions about pixels have come.
  private var inquiry = Inquiries.none
  private var decoder = InputDecoder()
  /// When the questions went out; they are asked once.
  private var asked: Duration?
  /// Whether the answer to the last question is still to come.
  private var awaitsReply = false
  /// How often the terminal was read.
  private var reads = 0
  // Sources end when they are released: each is kept here.
  private var input: (any DispatchSourceRead)?
  private var output: (any DispatchSourceWrite)?

  package init(
    _ terminal: Terminal, _ capabilities: Capabilities, _ content: Content,
    pixels: PixelChoice.Wish = .cells
  ) {
    self.terminal = terminal
    self.content = content
    screen = Screen(terminal, capabilities)
    asksQuestions = capabilities.hasTitleAndReplies
    self.pixels = pixels
    if pixels != .auto { choosePixels() }
  }

  private var now: Duration { SystemClock.monotonic.now }

  /// How often a program in the background looks whether it was brought back.
  package nonisolated static let backgroundLook = Duration.seconds(1)
}

// MARK: - Taking turns

extension Stage {
  /// Takes the terminal, if it is this program's turn on it; the next frame draws all.
  package func take() {
    guard !isHeld, terminal.isForeground else { return }
    isHeld = true
    onTake()
    retake()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: terminal.descriptor, queue: .main)
    source.setEventHandler { [self] in read() }
    source.activate()
    input = source
  }

  /// Gives the terminal back, with a last line if there is one.
  package func give(saying line: String? = nil) {
    stopReading()
    if isHeld { awaitReply() }
    screen.leave(saying: line)
    if isHeld { terminal.leaveKeyMode() }
    isHeld = false
  }

  /// Gives the terminal back and dies of a signal, as its sender means it.
  package func die(of signal: Signal) -> Never {
    give()
    signal.takeDefaultAction()
    _exit(128 + signal.number)
  }

  /// Notices when the shell gave the terminal to this program, or took it away.
  package func checkForeground() {
    guard !terminal.isGone else { return }
    if !isHeld {
      take()
    } else if !terminal.isForeground {
      // Whoever has it now has set its modes: nothing is put back.
      stopReading()
      isHeld = false
      onLose()
    }
  }

  /// Catches up after a stop: somebody may have set other modes and written to the screen.
  package func resume() {
    let held = isHeld
    checkForeground()
    if held, isHeld { retake() }
  }

  private func retake() {
    screen.retake()
    if content == .lines { terminal.enterKeyMode(restoring: "") }
  }
}

// MARK: - Showing

extension Stage {
  /// Draws what differs from the last frame, while the terminal is held.
  package func draw(_ frame: Screen.Frame) {
    guard isHeld else { return }
    screen.draw(frame, then: questions(frame))
    finishWriting()
  }

  /// Forgets what the terminal shows, so that the next frame draws all of it.
  package func forget() { screen.forget() }

  /// Writes a line of words, where words are shown or no picture can be.
  package func say(_ words: String) {
    guard content == .lines || !isHeld else { return }
    screen.say(words)
    finishWriting()
  }

  /// Writes bytes that show nothing, such as a bell; a terminal that is still busy gets none.
  package func signal(_ bytes: [UInt8]) {
    if !terminal.isStalled { terminal.write(bytes) }
  }

  /// Goes on writing when the terminal takes more.
  private func finishWriting() {
    guard terminal.isStalled, output == nil else { return }
    let source = DispatchSource.makeWriteSource(
      fileDescriptor: terminal.outputDescriptor, queue: .main)
    source.setEventHandler { [self] in
      terminal.flush()
      guard !terminal.isStalled || terminal.isGone else { return }
      output?.cancel()
      output = nil
      onReady()
    }
    source.activate()
    output = source
  }
}

// MARK: - Reading

extension Stage {
  /// The questions, the first time; and once those about pixels, when a frame would gain by them.
  private func questions(_ frame: Screen.Frame) -> [UInt8] {
    let isNamed = pixels != .cells && inquiry == .none && frame.wantsPixels
    guard asksQuestions, asked == nil || isNamed else { return [] }
    asked = now
    awaitsReply = true
    if isNamed { inquiry = .name }
    return Questions.batch(asksCellSize: terminal.size.pixelWidth == 0, asksName: isNamed)
  }

  /// Asks on when the terminal has told its name, and draws by what it says.
  private func inquire() {
    guard inquiry != .none, !awaitsReply else { return }
    let questions = PixelChoice.questions(pixels, evidence) { Console.environment($0) }
    guard inquiry == .name, !questions.isEmpty else { return choosePixels() }
    inquiry = .pixels
    asked = now
    awaitsReply = true
    terminal.write(questions)
  }

  private func choosePixels() {
    let choice = PixelChoice(pixels, evidence) { Console.environment($0) }
    screen.use(choice.channel)
    // A terminal knows itself better than the environment, which may be another machine's.
    let told = pixels == .auto ? evidence.version.flatMap { GlyphChoice.choose(version: $0) } : nil
    if choice.channel == nil, let told { screen.use(told.glyphs) }
  }

  /// Waits a moment for an answer that is still under way, so that the shell doesn't get it.
  private func awaitReply() {
    // One that was silent for a second doesn't answer at all.
    guard let asked, awaitsReply, now - asked < .seconds(1) else { return }
    let limit = now + .milliseconds(50)
    while awaitsReply, !terminal.isGone, terminal.waitForInput(limit - now) {
      for case .reply(let reply) in decoder.decode(terminal.read()) {
        note(.reply(reply))
        onLateReply(reply)
      }
    }
    terminal.discardInput()
  }

  private func read() {
    checkForeground()
    guard isHeld else { return }
    let events = decoder.decode(terminal.read())
    if terminal.isGone {
      stopReading()
      onGone()
    }
    events.forEach(came)
    reads += 1
    guard let patience = decoder.patience else { return }
    let (read, wait) = (reads, Int(patience / .milliseconds(1)))
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(wait)) { [self] in
      MainActor.assumeIsolated {
        // Something has come since: that has a wait of its own.
        guard read == reads else { return }
        decoder.flush().forEach(came)
      }
    }
  }

  private func stopReading() {
    input?.cancel()
    input = nil
  }

  private func came(_ event: InputEvent) {
    note(event)
    if case .reply(.deviceAttributes) = event { inquire() }
    onEvent(event)
  }

  private func note(_ event: InputEvent) {
    guard case .reply(let reply) = event else { return }
    evidence.note(reply)
    if case .deviceAttributes = reply { awaitsReply = false }
  }
}
