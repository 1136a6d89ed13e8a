import Glibc
import TerminalIO
import TestSupport
import Testing

// A single test, since handlers belong to the process; they are restored at the end.
struct SignalTests {
  @Test("Signals arrive as values") func signalsArriveAsValues() throws {
    let numbers = Signal.watched.map(\.number) + [SIGTTIN, SIGTTOU]
    let before = numbers.map { number in
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      return action
    }
    defer {
      for (number, action) in zip(numbers, before) {
        var action = action
        unsafe sigaction(number, &action, nil)
      }
    }
    _ = signal(SIGHUP, SIG_IGN)
    let pipe = try #require(SignalPipe())
    #expect(pipe.read().isEmpty)

    kill(getpid(), SIGWINCH)
    #expect(isReadable(pipe.descriptor, within: 60_000))
    #expect(pipe.read() == [.windowChange])

    kill(getpid(), SIGHUP)  // Ignored before, and thus still.
    kill(getpid(), SIGTTOU)
    kill(getpid(), SIGCONT)
    #expect(isReadable(pipe.descriptor, within: 60_000))
    #expect(pipe.read() == [.resume])
  }
}
