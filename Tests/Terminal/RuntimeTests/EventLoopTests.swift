import Glibc
import Runtime
import TerminalIO
import TestSupport
import Testing

@MainActor
final class EventLoopTests {
  let loop: EventLoop
  let pipe: Pipe
  let log = Log()

  @MainActor
  final class Log {
    var entries: [String] = []
  }

  init() throws {
    loop = try #require(EventLoop())
    pipe = try #require(Pipe())
  }

  isolated deinit {
    close(pipe.reading)
    close(pipe.writing)
  }

  private func type(_ text: String) {
    _ = StandardStreams.write(Array(text.utf8), to: pipe.writing)
  }

  @Test("No handler is called without an event") func noHandlerIsCalledWithoutAnEvent() {
    loop.watch(pipe.reading) { [log] in log.entries.append("read") }
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries.isEmpty)
  }

  @Test("A readable descriptor calls its handler until it is read")
  func level() {
    loop.watch(pipe.reading) { [log] in log.entries.append("read") }
    type("x")
    #expect(loop.turn(timeout: .zero) && loop.turn(timeout: .zero))
    #expect(log.entries == ["read", "read"])
    _ = readAvailable(pipe.reading)
    #expect(!loop.turn(timeout: .zero))
  }

  @Test("A descriptor can be watched for reading and writing, and each can be dropped separately")
  func bothWays() throws {
    let pseudo = try #require(PseudoTerminal())
    let terminal = try #require(Terminal(path: pseudo.path))
    let descriptor = try #require(terminal.descriptor)
    terminal.enterKeyMode(restoring: [])
    defer { terminal.leaveKeyMode() }
    loop.watch(descriptor) { [log] in log.entries.append("read") }
    #expect(!loop.turn(timeout: .zero))
    loop.watchWritable(descriptor) { [log] in log.entries.append("write") }
    #expect(loop.turn(timeout: .zero))
    pseudo.type("q")
    #expect(terminal.waitForInput(.seconds(60)))
    #expect(loop.turn(timeout: .zero))
    loop.unwatchWritable(descriptor)
    #expect(loop.turn(timeout: .zero))
    loop.unwatchReadable(descriptor)
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries == ["write", "read", "write", "read"])
  }

  @Test("A writer notices that its reader is gone, and a reader its writer")
  func hangUp() throws {
    let (pipe, other) = (try #require(Pipe()), try #require(Pipe()))
    loop.watchWritable(pipe.writing) { [loop, log] in
      log.entries.append("gone")
      loop.unwatch(pipe.writing)
    }
    loop.watch(other.reading) { [loop, log] in
      log.entries.append("ended")
      loop.unwatch(other.reading)
    }
    close(pipe.reading)
    close(other.writing)
    #expect(isHungUp(pipe.writing) && isHungUp(other.reading))
    while loop.turn(timeout: .zero) {}
    #expect(Set(log.entries) == ["gone", "ended"])
    close(pipe.writing)
    close(other.reading)
  }

  @Test("A hang-up can be watched alone, and incoming data doesn't wake the loop")
  func hangUpAlone() throws {
    let sockets = try #require(Sockets())
    let (own, other) = (sockets.one, sockets.other)
    loop.watchHangUp(own) { [loop, log] in
      log.entries.append("gone")
      loop.unwatch(own)
    }
    _ = StandardStreams.write([0x78], to: other)
    #expect(!loop.turn(timeout: .zero))
    shutdown(other, Int32(SHUT_WR))
    #expect(!loop.turn(timeout: .zero))
    close(other)
    #expect(loop.turn(timeout: .seconds(60)))
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries == ["gone"])
    close(own)
  }

  @Test("A handler may drop its own watch and those that were to be called after it")
  func unwatchesWithinATurn() throws {
    let pipes = try (0..<5).map { _ in try #require(Pipe()) }
    for pipe in pipes {
      _ = StandardStreams.write([0x78], to: pipe.writing)
      loop.watch(pipe.reading) { [loop, log] in
        log.entries.append("read")
        for pipe in pipes { loop.unwatch(pipe.reading) }
      }
    }
    #expect(loop.turn(timeout: .zero))
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries == ["read"])
    for pipe in pipes {
      close(pipe.reading)
      close(pipe.writing)
    }
  }

  @Test("An event of a closed descriptor isn't attributed to its successor")
  func staleEvents() throws {
    let pipes = try (0..<2).map { _ in try #require(Pipe()) }
    for (index, pipe) in pipes.enumerated() {
      _ = StandardStreams.write([0x78], to: pipe.writing)
      let other = pipes[1 - index]
      loop.watch(pipe.reading) { [loop, log, empty = self.pipe.reading] in
        log.entries.append("read")
        // The other descriptor's number becomes that of an empty pipe.
        loop.unwatch(other.reading)
        dup2(empty, other.reading)
        loop.watch(other.reading) { log.entries.append("stale") }
        loop.unwatch(pipe.reading)
      }
    }
    #expect(loop.turn(timeout: .zero))
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries == ["read"])
    for pipe in pipes {
      close(pipe.reading)
      close(pipe.writing)
    }
  }

  @Test("A watch can be given another handler")
  func replaced() {
    loop.watch(pipe.reading) { [log] in log.entries.append("first") }
    loop.watch(pipe.reading) { [log] in log.entries.append("second") }
    type("x")
    loop.turn(timeout: .zero)
    #expect(log.entries == ["second"])
  }

  @Test("A descriptor that can't be waited for is rejected") func unwatchableDescriptorIsRejected()
    throws
  {
    let nowhere = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    #expect(!loop.watch(nowhere) {})
    #expect(!loop.watch(-1) {})
    close(nowhere)
  }

  @Test(
    "A wake happens once, and not before its instant",
    arguments: [SystemClock.boottime, .monotonic, .realtime])
  func wakes(on clock: SystemClock) {
    loop.onWake = { [log] in log.entries.append("wake") }
    let due = clock.now + .milliseconds(3)
    loop.wake(at: due, on: clock)
    loop.wake(at: due, on: clock)
    #expect(loop.turn(timeout: .seconds(60)))
    #expect(clock.now + .microseconds(100) >= due, "another clock's instant is converted")
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries == ["wake"])
  }

  @Test("The same instant wakes again once it has passed")
  func wakesAgain() {
    loop.onWake = { [log] in log.entries.append("wake") }
    for _ in 0..<3 {
      loop.wake(at: .seconds(1), on: .boottime)
      #expect(loop.turn(timeout: .seconds(60)))
    }
    #expect(log.entries.count == 3)
  }

  @Test("A wake that is postponed or canceled before the turn doesn't happen")
  func disarmed() {
    loop.onWake = { [log] in log.entries.append("wake") }
    loop.wake(at: .zero, on: .boottime)
    loop.wake(at: nil, on: .boottime)
    #expect(!loop.turn(timeout: .zero))
    loop.wake(at: .zero, on: .boottime)
    loop.wake(at: SystemClock.boottime.now + .seconds(1000), on: .boottime)
    #expect(!loop.turn(timeout: .zero))
    #expect(log.entries.isEmpty)
  }

  @Test("A turn waits for its timeout, and no shorter")
  func timeout() {
    let start = SystemClock.monotonic.now
    #expect(!loop.turn(timeout: .microseconds(1500)))
    #expect(SystemClock.monotonic.now - start >= .microseconds(1500))
  }

  @Test("A loop that drains the main queue runs its blocks and the main actor")
  func mainQueue() throws {
    var options = TerminalSession.LaunchOptions()
    options.pipesOutput = true
    let session = try #require(TerminalSession("mainqueue", [], options))
    #expect(session.next() == .exited(0))
    #expect(session.piped == "after async early main task wake\n")
  }
}
