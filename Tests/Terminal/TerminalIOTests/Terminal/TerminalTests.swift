import Glibc
import TerminalCodes
import TerminalIO
import TestSupport
import Testing

// Serialized, because the crash handler belongs to the process.
@Suite(.serialized)
struct TerminalTests {
  let pseudo: PseudoTerminal
  let terminal: Terminal

  init() throws {
    pseudo = try #require(PseudoTerminal(columns: 100, rows: 30))
    terminal = try #require(Terminal(path: pseudo.path))
  }

  @Test("A terminal reports its window size") func readsTheWindowSize() {
    #expect(terminal.size == WindowSize(columns: 100, rows: 30))
    pseudo.resize(columns: 3, rows: 1, pixelWidth: 27, pixelHeight: 18)
    #expect(
      terminal.size == WindowSize(columns: 3, rows: 1, pixelWidth: 27, pixelHeight: 18))
    pseudo.resize(columns: 0, rows: 0)
    #expect(terminal.size == WindowSize(columns: 80, rows: 24))
  }

  @Test("Key mode is entered and left") func keyModeIsEnteredAndLeft() {
    let before = pseudo.line
    terminal.enterKeyMode(restoring: [])
    #expect(pseudo.line != before)
    pseudo.type("q")
    #expect(terminal.waitForInput(.seconds(60)))
    #expect(terminal.read() == Array("q".utf8))
    #expect(pseudo.read().isEmpty, "a key is not echoed")
    terminal.leaveKeyMode()
    #expect(pseudo.line == before)
  }

  @Test("Input typed before key mode is seen in it, and left for the next reader")
  func seesWhatWasTypedAhead() {
    pseudo.type("half a line")
    terminal.enterKeyMode(restoring: [])
    #expect(terminal.waitForInput(.seconds(60)))
    #expect(terminal.hasInput)
    terminal.leaveKeyMode()
    terminal.enterKeyMode(restoring: [])
    #expect(terminal.read() == Array("half a line".utf8))
    #expect(!terminal.hasInput)
    terminal.leaveKeyMode()
  }

  @Test("Reading without input doesn't block") func readingWithoutInputDoesNotBlock() {
    terminal.enterKeyMode(restoring: [])
    #expect(terminal.read().isEmpty)
    #expect(!terminal.isGone)
    terminal.leaveKeyMode()
  }

  @Test("Bytes that a busy terminal doesn't accept come later, complete and in order")
  func stalls() {
    let bytes = (0..<300_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    terminal.write(bytes)
    #expect(terminal.isStalled)
    terminal.write(Array("end".utf8))
    var received: [UInt8] = []
    while terminal.isStalled || received.count < bytes.count + 3 {
      #expect(isReadable(pseudo.descriptor, within: 60_000))
      received += pseudo.read()
      terminal.flush()
    }
    #expect(received == bytes + Array("end".utf8))
  }

  @Test("A terminal that has gone away is never waited for", arguments: [0, 300_000])
  func gone(waiting: Int) {
    terminal.write(Array(repeating: 0x61, count: waiting))
    pseudo.hangUp()
    while !terminal.isGone { _ = terminal.read() }
    #expect(!terminal.isStalled)
    terminal.write(Array("words".utf8))
    #expect(!terminal.isStalled)
    terminal.restore(Array("back".utf8))
  }

  @Test("The last words reach a terminal that isn't read, replacing what was buffered")
  func lastWordsGetThrough() {
    terminal.write(Array(repeating: 0x61, count: 300_000))
    terminal.restore(Array("\u{18}the end".utf8))
    #expect(!terminal.isStalled && !terminal.isGone)
    let words = Array("\u{18}the end".utf8)
    let received = pseudo.read { $0.suffix(8) == words }
    #expect(received.suffix(8) == words)
    #expect(received.count < 300_000)
  }

  @Test("The bytes that restore the terminal are resent if they were among the discarded ones")
  func restorationIsOwed() {
    terminal.write(Array(repeating: 0x61, count: 300_000))
    terminal.restore(Array("\u{18}back".utf8))
    terminal.write(Array(repeating: 0x62, count: 300_000))
    terminal.restore([], then: Array("words".utf8))
    #expect(!terminal.isStalled && !terminal.isGone)
    let words = Array("\u{18}backwords".utf8)
    #expect(pseudo.read { $0.suffix(10) == words }.suffix(10) == words)
  }

  @Test("If nothing had to be restored, the last words wait behind other output")
  func nothingOwed() {
    terminal.write(Array(repeating: 0x61, count: 300_000))
    terminal.restore([], then: Array("words".utf8))
    #expect(terminal.isStalled)
    var received: [UInt8] = []
    while terminal.isStalled {
      received += pseudo.read()
      terminal.flush()
    }
    received += pseudo.read { received.count + $0.count >= 300_005 }
    #expect(received.count == 300_005 && received.suffix(5) == Array("words".utf8))
  }

  @Test("Nothing is sent twice to a terminal that reads")
  func restoredOnce() {
    terminal.restore(Array("\u{18}back".utf8), then: Array("words".utf8))
    terminal.write(Array("more".utf8))
    terminal.restore(Array("\u{18}back".utf8))
    let expected = Array("\u{18}backwordsmore\u{18}back".utf8)
    var received: [UInt8] = []
    while received.count < expected.count, isReadable(pseudo.descriptor, within: 60_000) {
      received += pseudo.read()
    }
    #expect(received == expected && !isReadable(pseudo.descriptor))
  }

  @Test("A terminal that accepts nothing delays the end by a tenth of a second")
  func boundedWait() throws {
    terminal.write(Array(repeating: 0x61, count: 300_000))
    let start = SystemClock.monotonic.now
    terminal.restore(Array("\u{18}back".utf8))
    #expect(SystemClock.monotonic.now - start >= .milliseconds(100))
    // The shortest of several, since a busy machine delays some of them.
    let shortest = (0..<10).map { _ in
      let again = SystemClock.monotonic.now
      terminal.restore(Array("\u{18}back".utf8))
      #expect(!terminal.isStalled, "there is room for both")
      return SystemClock.monotonic.now - again
    }.min()
    #expect(try #require(shortest) < .milliseconds(100))
  }

  @Test("A terminal that is gone is noticed") func noticesThatTheTerminalIsGone() {
    pseudo.hangUp()
    terminal.write([0x20])
    #expect(terminal.isGone)
    #expect(terminal.read().isEmpty)
  }

  @Test("A hung-up terminal is gone rather than in the background")
  func hungUp() {
    #expect(terminal.isForeground && !terminal.isGone)
    pseudo.hangUp()
    #expect(!terminal.isForeground)
    #expect(terminal.isGone)
  }

  @Test("A repeated signal restores the terminal and ends a program that hangs")
  func endsWhenHung() throws {
    let session = try #require(TerminalSession("hang", []))
    #expect(session.wait { session.trace.isAlternate })
    #expect(session.terminal.line != session.lineBefore)
    session.send(SIGTERM)
    session.send(SIGINT)
    #expect(
      session.wait {
        session.send(SIGINT); return !session.trace.isAlternate
      })
    #expect(session.next() == .killed(by: SIGINT))
    #expect(session.terminal.line == session.lineBefore)
    #expect(session.trace.showsCursor)
  }

  @Test("A terminal without an owner counts as the program's own") func terminalWithoutOwnerIsOurs()
  {
    #expect(terminal.isForeground)
  }

  @Test("A pipe isn't a terminal") func aPipeIsNotATerminal() throws {
    let pipe = try #require(Pipe())
    #expect(Terminal(path: "/proc/self/fd/\(pipe.reading)") == nil)
    close(pipe.reading)
    close(pipe.writing)
  }
}
