import CSystem
import Glibc

/// A signal that the program has an answer to.
package enum Signal: Hashable, Sendable {
  /// It ends the program unless it is handled.
  case deadly(Int32)
  /// Ctrl-Z, or a polite request to stop for a while (SIGTSTP).
  case suspend
  /// The process goes on after a stop (SIGCONT).
  case resume
  /// The terminal's window has another size (SIGWINCH).
  case windowChange
  /// A signal with a meaning of the program's own (SIGUSR1, SIGUSR2).
  case user(Int32)

  /// A reader that went away (SIGPIPE), of which a program dies that only writes.
  package static let brokenPipe = Signal.deadly(SIGPIPE)

  /// Ctrl-C (SIGINT).
  package static let interrupt = Signal.deadly(SIGINT)

  /// Ctrl-\ (SIGQUIT).
  package static let quit = Signal.deadly(SIGQUIT)

  /// All that end a process and may come from outside it, the real-time ones (34 to 64) too; SIGPIPE
  /// is left to the streams.
  private static let deadly: [Int32] =
    Array(34...64) + [
      SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL,
      SIGPWR,
      SIGSTKFLT, SIGXCPU, SIGSYS,
    ]

  /// All signals that have an answer.
  package static let watched: [Signal] =
    deadly.map { .deadly($0) }
    + [.suspend, .resume, .windowChange, .user(SIGUSR1), .user(SIGUSR2)]

  /// Whether it ends the program unless it is handled.
  var isDeadly: Bool { if case .deadly = self { true } else { false } }

  /// Its number.
  package var number: Int32 {
    switch self {
    case .deadly(let number), .user(let number): number
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .windowChange: SIGWINCH
    }
  }

  /// Sends the signal to all processes of the job, this one too, as the kernel does when its key is
  /// pressed.
  package func sendToJob() {
    kill(0, number)
  }

  /// Dies or stops of the signal, as a program would that never heard of it; returns only after a
  /// stop, or when the kernel doesn't stop an orphan.
  package func takeDefaultAction() {
    csystem_take_default_action(number)
  }
}

extension Signal {
  /// Runs something short while the keyboard's signals, and those that ask the program to end, are
  /// kept waiting; what came meanwhile acts after it.
  package static func held<Result>(_ body: () -> Result) -> Result {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}

/// The pipe on which signals arrive as values.
package struct SignalPipe {
  /// The reading end, for waiting until it is readable.
  package let descriptor: Int32

  /// Opens the pipe and sends all signals to it that weren't ignored when the program started.
  ///
  /// Background reading and writing of a terminal must not stop the program (SIGTTIN, SIGTTOU), nor
  /// may a reader that goes away end it (SIGPIPE): all three are ignored.
  ///
  /// A deadly signal that comes again after `patience`, while a loop has made no progress since the
  /// first (`noteProgress`), kills the program at once: the main thread hangs. The guard against
  /// crashes restores the terminal.
  package init?(patience: Duration = .seconds(2)) {
    descriptor = csystem_open_signal_pipe()
    guard descriptor >= 0 else { return nil }
    csystem_set_patience(Int(patience / .milliseconds(1)))
    for signal in Signal.watched { csystem_watch_signal(signal.number, signal.isDeadly ? 1 : 0) }
    _ = Glibc.signal(SIGTTIN, SIG_IGN)
    _ = Glibc.signal(SIGTTOU, SIG_IGN)
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
  }

  /// Notes that the main thread goes on, so that all signals so far have been answered.
  package static func noteProgress() { csystem_note_progress() }

  /// Stops the process as the signal asks; once it goes on, returns the signals that have arrived
  /// meanwhile, without the one that ended the stop.
  package func obey(_ stop: Signal) -> [Signal] {
    stop.takeDefaultAction()
    return read().filter { $0 != .resume }
  }

  /// Returns the signals that have arrived, in order.
  package func read() -> [Signal] {
    let numbers = unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      unsafe count = max(0, Glibc.read(descriptor, buffer.baseAddress, 64))
    }
    return numbers.compactMap { number in
      Signal.watched.first { $0.number == Int32(number) }
    }
  }
}
