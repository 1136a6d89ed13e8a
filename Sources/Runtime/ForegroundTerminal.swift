package import Cells
package import Programs
package import TerminalCodes
package import TerminalIO

/// Owns the terminal while the program is in the foreground: takes it, asks it, draws on it, reads
/// from it and gives it back.
///
/// It waits only while the terminal is given back, for an answer that is on its way, and a tenth of a
/// second after a stop for a terminal that takes nothing.
@MainActor
package final class ForegroundTerminal {
  /// What a person reads there.
  package enum Content: Hashable, Sendable {
    /// Pictures.
    case frames
    /// Lines of words, and keys at once.
    case lines
    /// Lines of words both ways: the terminal edits and echoes what is typed.
    case prompt
  }

  /// How the ownership of the terminal changed.
  package enum Change: Hashable, Sendable {
    case none, taken, lost
  }

  /// The questions about pixels that were sent.
  private enum Inquiries {
    case none, name, pixels
  }

  package let port: any TerminalPort
  package let content: Content
  /// Whether the terminal is ours to draw on and to read from.
  package private(set) var isHeld = false
  package private(set) var screen: Screen
  /// The number of frames that were drawn.
  package private(set) var frames = 0
  /// The number of bytes that were written, except those that give the terminal back.
  package private(set) var bytesWritten = 0

  private let asksQuestions: Bool
  private let pixels: PixelChoice.Wish
  private let environment: (String) -> String?
  private let clock: () -> Duration
  /// The number of the first kitty picture: random, since the terminal may have other pictures.
  private let pictureID = UInt32.random(in: 1...0xFF_FF00)
  private var evidence = TerminalEvidence()
  private var inquiry = Inquiries.none
  /// The reason why requested pixels aren't shown, until the program takes it.
  private var pixelRefusal: String?
  /// The characters of figures that were reported last, or `nil` for pixels.
  private var reportedMarks: GlyphSet?
  private var hasRefusedPixels = false
  private var decoder = InputDecoder()
  /// When the questions were sent; they are sent once.
  private var asked: Duration?
  private var awaitsReply = false
  /// When what the decoder keeps is complete, if nothing more arrives.
  package private(set) var inputDeadline: Duration?

  package init(
    _ port: any TerminalPort, _ capabilities: Capabilities, _ content: Content,
    pixels: PixelChoice.Wish = .cells, environment: @escaping (String) -> String?,
    clock: @escaping () -> Duration
  ) {
    self.port = port
    self.content = content
    self.pixels = pixels
    self.environment = environment
    self.clock = clock
    screen = Screen(capabilities)
    reportedMarks = capabilities.glyphs
    asksQuestions = capabilities.hasTitleAndReplies
    if pixels != .auto { choosePixels() }
  }

  /// The time after which a program in the background looks whether it was brought back.
  package nonisolated static let backgroundLook = Duration.seconds(1)
}

// MARK: - Ownership

extension ForegroundTerminal {
  /// Notices whether the shell gave the terminal to this program, or took it away.
  package func checkForeground() -> Change {
    guard !port.isGone, port.isForeground != isHeld else { return .none }
    isHeld.toggle()
    if isHeld {
      retake()
      return .taken
    }
    // Whoever has it now has set its modes: nothing is put back.
    forgetInput()
    return .lost
  }

  /// Catches up after a stop: another program may have set other modes and written to the screen.
  package func resume() -> Change {
    let held = isHeld
    let change = checkForeground()
    if held, isHeld { retake() }
    return change
  }

  /// Gives the terminal back, with a last line if there is one, and returns what it reported
  /// meanwhile.
  package func give(saying line: String? = nil) -> [Reply] {
    let isHeld = isHeld
    let replies = isHeld ? awaitReply() : []
    forgetInput()
    let takesMouse = !screen.modes.isDisjoint(with: .mouse)
    // What was drawn on the screen last goes with it; the line stays.
    let words = line.map { screen.encoded($0) } ?? []
    // After a stop the screen has nothing to leave, but what gave it back may not have arrived.
    port.restore(screen.leave(), then: words)
    // The shell would take reports of the mouse for typed text.
    if isHeld, takesMouse { port.discardInput() }
    if isHeld { port.leaveKeyMode() }
    self.isHeld = false
    return replies
  }

  private func retake() {
    let bytes = screen.retake()
    bytesWritten += bytes.count
    // What waits was drawn for a screen that another program may have used since.
    if !bytes.isEmpty { port.restore(bytes, then: []) }
    if content == .lines { port.enterKeyMode(restoring: []) }
  }

  private func forgetInput() {
    decoder = InputDecoder()
    inputDeadline = nil
  }
}

// MARK: - Writing

extension ForegroundTerminal {
  /// Draws what differs from the last frame, unless the terminal is still busy with that one, and
  /// returns whether the frame is shown now.
  @discardableResult
  package func draw(_ frame: Frame) -> Bool {
    guard isHeld, !port.isGone, !port.isStalled else { return false }
    let modes = screen.modes
    let bytes = screen.draw(frame)
    if screen.modes != modes { port.enterKeyMode(restoring: screen.crashBytes) }
    write(bytes + questions(frame))
    frames += 1
    // An answer may still bring what is missing.
    if mayRefusePixels, !awaitsReply, let obstacle = screen.pixelObstacle(to: frame) {
      refusePixels(obstacle)
    }
    return true
  }

  private func write(_ bytes: [UInt8]) {
    bytesWritten += bytes.count
    port.write(bytes)
  }

  /// Forgets what the terminal shows, so that the next frame draws all of it.
  package func forget() { screen.forget() }

  /// Writes a line of words, where words are shown or no picture can be.
  package func say(_ words: String) {
    guard content != .frames || !isHeld else { return }
    write(screen.encoded(words))
  }

  /// Writes bytes that show nothing, such as a bell; a terminal that is still busy gets none.
  package func signal(_ bytes: [UInt8]) {
    if !port.isStalled { write(bytes) }
  }
}

// MARK: - Reading

extension ForegroundTerminal {
  /// Returns what has arrived; what may go on is kept until `inputDeadline`.
  package func read() -> [InputEvent] {
    guard isHeld else { return [] }
    let bytes = port.read()
    return note(decoder.decode(bytes))
  }

  /// Returns what the decoder kept, now that nothing more has arrived for long enough.
  package func flushInput() -> [InputEvent] { note(decoder.flush()) }

  private func note(_ events: [InputEvent]) -> [InputEvent] {
    inputDeadline = decoder.patience.map { clock() + $0 }
    for case .reply(let reply) in events {
      evidence.note(reply)
      if case .keyboardFlags = reply { screen.useKeyboardDisambiguation() }
      guard case .deviceAttributes = reply else { continue }
      awaitsReply = false
      inquire()
    }
    return events
  }

  /// The questions, the first time; and once those about pixels, when a frame would gain by them.
  private func questions(_ frame: Frame) -> [UInt8] {
    let isNamed = pixels != .cells && inquiry == .none && frame.wantsPixels
    guard asksQuestions, asked == nil || isNamed else { return [] }
    asked = clock()
    awaitsReply = true
    if isNamed { inquiry = .name }
    // Where the mouse is taken, keys with modifiers and the Esc key by itself are worth telling apart.
    let asksKeyboard = !frame.mouse.isEmpty && KeyboardHost.isLikely(environment: environment)
    return Questions.batch(
      asksCellSize: port.size.cell == nil, asksName: isNamed, asksKeyboard: asksKeyboard)
  }

  /// Asks further when the terminal has reported its name, and draws by what it says.
  private func inquire() {
    guard inquiry != .none, !awaitsReply else { return }
    let questions = PixelChoice.questions(pixels, evidence, environment: environment)
    guard inquiry == .name, !questions.isEmpty else { return choosePixels() }
    inquiry = .pixels
    asked = clock()
    awaitsReply = true
    write(questions)
  }

  private func choosePixels() {
    var choice = PixelChoice(pixels, evidence, environment: environment)
    if choice.channel?.passthrough == Passthrough.none { choice.channel?.id = pictureID }
    if choice.channel == nil { refusePixels(choice.reason) }
    write(screen.use(choice.channel))
    if screen.isTaken { port.enterKeyMode(restoring: screen.crashBytes) }
    // A terminal knows itself better than the environment, which may be another machine's.
    let known = pixels == .auto ? evidence.version.flatMap { GlyphChoice.choose(version: $0) } : nil
    if choice.channel == nil, let known { screen.use(known.glyphs) }
  }

  /// Returns the characters of figures, or `nil` for pixels, if they have changed since the last
  /// call; at first, they are those of the environment.
  package func takeMarks() -> GlyphSet?? {
    guard screen.marks != reportedMarks else { return .none }
    reportedMarks = screen.marks
    return .some(reportedMarks)
  }

  /// Returns the reason why requested pixels aren't shown, the first time it is called after the
  /// refusal.
  package func takePixelRefusal() -> String? {
    defer { pixelRefusal = nil }
    return pixelRefusal
  }

  /// Whether a protocol for pixels was asked for by name, and no refusal was reported yet.
  private var mayRefusePixels: Bool {
    if case .only = pixels { !hasRefusedPixels } else { false }
  }

  private func refusePixels(_ reason: String) {
    guard mayRefusePixels, case .only(let wanted) = pixels else { return }
    hasRefusedPixels = true
    pixelRefusal = PixelChoice.refusal(of: wanted, reason)
  }

  /// Waits a moment for an answer that is on its way, so that the shell doesn't get it.
  private func awaitReply() -> [Reply] {
    // A terminal that was silent for a second doesn't answer at all.
    guard let asked, awaitsReply else { return [] }
    // Whatever is missed now is asked for again with the next frame.
    defer { (inquiry, self.asked, awaitsReply) = (.none, nil, false) }
    guard clock() - asked < .seconds(1) else { return [] }
    let limit = clock() + .milliseconds(50)
    var replies: [Reply] = []
    while awaitsReply, !port.isGone, port.waitForInput(limit - clock()) {
      for case .reply(let reply) in decoder.decode(port.read()) {
        replies.append(reply)
        if case .deviceAttributes = reply { awaitsReply = false }
      }
    }
    port.discardInput()
    return replies
  }
}
