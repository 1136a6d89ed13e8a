package import Cells
package import Programs
package import TerminalCodes
package import TerminalIO

/// The owner of the terminal while the program is in the foreground: takes it, queries it, draws on
/// it, reads from it and gives it back.
///
/// It blocks only while giving the terminal back, for replies that are still under way, and for a
/// tenth of a second after a stop if the terminal accepts nothing.
@MainActor
package final class ForegroundTerminal {
  /// The content that the user sees.
  package enum Content: Hashable, Sendable {
    /// Pictures.
    case frames
    /// Lines of text, with keys delivered at once.
    case lines
    /// Lines of text both ways: the terminal edits and echoes input.
    case prompt
  }

  /// A change of the terminal's ownership.
  package enum Change: Hashable, Sendable {
    case none, taken, lost
  }

  /// The pixel queries sent so far.
  private enum Inquiries {
    case none, name, pixels
  }

  package let port: any TerminalPort
  package let content: Content
  /// Whether this program may draw on the terminal and read from it.
  package private(set) var isHeld = false
  package private(set) var screen: Screen
  /// A function that is called once, when the first frame is computed and not yet shown.
  package var beforeFirstFrame: (() -> Void)?
  /// The number of frames drawn.
  package private(set) var frames = 0
  /// The number of bytes written, except those that give the terminal back.
  package private(set) var bytesWritten = 0

  private var asksQuestions: Bool
  private let pixels: PixelChoice.Wish
  private let environment: (String) -> String?
  private let clock: () -> Duration
  /// The ID of the first kitty picture: random, since the terminal may have other pictures.
  private let pictureID = UInt32.random(in: 1...0xFF_FF00)
  private var evidence = TerminalEvidence()
  private var inquiry = Inquiries.none
  /// The reason why requested pixels aren't shown, until it is taken.
  private var pixelRefusal: String?
  /// The glyph set last reported, or `nil` for pixels.
  private var reportedGlyphs: GlyphSet?
  private var hasRefusedPixels = false
  private var decoder = InputDecoder()
  /// The time at which the queries were sent; they are sent once.
  private var asked: Duration?
  private var awaitsReply = false
  /// The time at which the decoder's pending input is complete, if nothing more arrives.
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
    reportedGlyphs = capabilities.glyphs
    asksQuestions = capabilities.hasTitleAndReplies
    if pixels != .auto { choosePixels() }
  }

  /// The interval at which a program in the background checks whether it is in the foreground
  /// again.
  ///
  /// A shell returns the terminal without a signal if the job wasn't stopped.
  package nonisolated static let backgroundLook = Duration.seconds(1)
}

// MARK: - Ownership

extension ForegroundTerminal {
  /// Checks whether the shell gave the terminal to this program, or took it away.
  package func checkForeground() -> Change {
    guard !port.isGone, port.isForeground != isHeld else { return .none }
    isHeld.toggle()
    if isHeld {
      retake()
      return .taken
    }
    // The new owner has set its own modes: nothing is restored.
    forgetInput()
    return .lost
  }

  /// Recovers after a stop: another program may have set other modes and written to the screen.
  package func resume() -> Change {
    let held = isHeld
    let change = checkForeground()
    if held, isHeld { retake() }
    return change
  }

  /// Gives the terminal back, with an optional last line, and returns the replies that arrived
  /// meanwhile.
  package func give(saying line: String? = nil) -> [Reply] {
    let isHeld = isHeld
    let takesMouse = !screen.modes.isDisjoint(with: .mouse)
    // The last frame on the alternate screen disappears with it; the line stays.
    let words = line.map { screen.encoded($0) } ?? []
    // After a stop there is no screen to leave, but the bytes that restored it may not have
    // arrived.
    port.restore(screen.leave(), then: words)
    let replies = isHeld ? awaitReplies() : []
    forgetInput()
    // The shell would interpret mouse reports as typed text.
    if isHeld, takesMouse { port.discardInput() }
    if isHeld { port.leaveKeyMode() }
    self.isHeld = false
    return replies
  }

  private func retake() {
    let bytes = screen.retake()
    bytesWritten += bytes.count
    // The buffered bytes were drawn for a screen that another program may have used since.
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
  /// Draws the differences from the last frame, unless the terminal is still busy with that one,
  /// and returns whether the frame is shown now.
  @discardableResult
  package func draw(_ frame: Frame) -> Bool {
    guard isHeld, !port.isGone, !port.isStalled else { return false }
    let modes = screen.modes
    let bytes = screen.draw(frame)
    beforeFirstFrame?()
    beforeFirstFrame = nil
    if screen.modes != modes { port.enterKeyMode(restoring: screen.crashBytes) }
    write(bytes + questions(frame))
    frames += 1
    // A reply may still supply what is missing.
    if mayRefusePixels, !awaitsReply, let obstacle = screen.pixelObstacle(to: frame) {
      refusePixels(obstacle)
    }
    return true
  }

  private func write(_ bytes: [UInt8]) {
    bytesWritten += bytes.count
    port.write(bytes)
  }

  /// Invalidates the shown content, so that the next frame redraws everything.
  package func forget() { screen.forget() }

  /// Writes a line of text, if text is shown or pictures can't be.
  package func say(_ words: String) {
    guard content != .frames || !isHeld else { return }
    write(screen.encoded(words))
  }

  /// Writes bytes that don't draw anything, such as a bell, unless the terminal is still busy.
  package func signal(_ bytes: [UInt8]) {
    if !port.isStalled { write(bytes) }
  }

  /// Rings the terminal's bell, unless the terminal is still busy.
  package func ringBell() {
    var bell = Sequences()
    bell.bell()
    signal(bell.bytes)
  }
}

// MARK: - Reading

extension ForegroundTerminal {
  /// Returns the events that have arrived; an incomplete one is kept until `inputDeadline`.
  package func read() -> [InputEvent] {
    guard isHeld else { return [] }
    let bytes = port.read()
    return note(decoder.decode(bytes))
  }

  /// Returns the decoder's pending input, after nothing more has arrived for long enough.
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

  /// Returns the queries, the first time; and those about pixels once, when a frame would benefit
  /// from them.
  private func questions(_ frame: Frame) -> [UInt8] {
    let isNamed = pixels != .cells && inquiry == .none && frame.wantsPixels
    guard asksQuestions, asked == nil || isNamed else { return [] }
    // A silent terminal isn't looked up for each frame.
    asksQuestions = !port.isSilent
    guard asksQuestions else { return [] }
    asked = clock()
    awaitsReply = true
    if isNamed { inquiry = .name }
    // If the mouse is captured, it is worth distinguishing keys with modifiers and a lone Esc.
    let asksKeyboard = !frame.mouse.isEmpty && KeyboardHost.isLikely(environment: environment)
    return Questions.batch(
      asksCellSize: port.size.cell == nil, asksName: isNamed, asksKeyboard: asksKeyboard)
  }

  /// Sends further queries once the terminal has reported its name, and adapts drawing to the
  /// replies.
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
    // A terminal's own reply is more reliable than the environment, which may be another machine's.
    let known = pixels == .auto ? evidence.version.flatMap { GlyphChoice.choose(version: $0) } : nil
    if choice.channel == nil, let known { screen.use(known.glyphs) }
  }

  /// Returns the glyph set of figures, or `nil` for pixels, if it has changed since the last call;
  /// at first, it is that of the environment.
  package func takeGlyphs() -> GlyphSet?? {
    guard screen.figureGlyphs != reportedGlyphs else { return .none }
    reportedGlyphs = screen.figureGlyphs
    return .some(reportedGlyphs)
  }

  /// Returns the reason why requested pixels aren't shown, once per refusal.
  package func takePixelRefusal() -> String? {
    defer { pixelRefusal = nil }
    return pixelRefusal
  }

  /// Whether a pixel protocol was requested by name, and no refusal has been reported yet.
  private var mayRefusePixels: Bool {
    if case .only = pixels { !hasRefusedPixels } else { false }
  }

  private func refusePixels(_ reason: String) {
    guard mayRefusePixels, case .only(let wanted) = pixels else { return }
    hasRefusedPixels = true
    pixelRefusal = PixelChoice.refusal(of: wanted, reason)
  }

  /// Waits for replies that are under way, so that the shell doesn't receive them.
  private func awaitReplies() -> [Reply] {
    guard let asked, awaitsReply else { return [] }
    // Anything missed now is queried again with the next frame.
    defer { (inquiry, self.asked, awaitsReply) = (.none, nil, false) }
    defer { port.discardInput() }
    return Inquiry.replies(from: port, &decoder, until: asked + Inquiry.limit, clock)
  }
}
