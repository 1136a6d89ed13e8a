import CSystem
import Glibc

/// A signal that the program handles.
package enum Signal: Hashable, Sendable {
  /// A signal that ends the program unless it is handled.
  case deadly(Int32)
  /// Ctrl-Z, or another request to stop (SIGTSTP).
  case suspend
  /// The process is continued after a stop (SIGCONT).
  case resume
  /// The terminal's window was resized (SIGWINCH).
  case windowChange
  /// A signal with a program-defined meaning (SIGUSR1, SIGUSR2).
  case user(Int32)

  /// The disappearance of a reader (SIGPIPE), which ends a program that only writes.
  package static let brokenPipe = Signal.deadly(SIGPIPE)

  /// Ctrl-C (SIGINT).
  package static let interrupt = Signal.deadly(SIGINT)

  /// Ctrl-\ (SIGQUIT).
  package static let quit = Signal.deadly(SIGQUIT)

  /// All signals that end a process and may come from outside it, including the real-time ones (34
  /// to 64); SIGPIPE is left to the streams.
  private static let deadly: [Int32] =
    Array(34...64) + [
      SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL,
      SIGPWR,
      SIGSTKFLT, SIGXCPU, SIGSYS,
    ]

  /// All signals that are handled.
  package static let watched: [Signal] =
    deadly.map { .deadly($0) } + [.suspend, .resume, .windowChange, .user(SIGUSR1), .user(SIGUSR2)]

  /// Whether the signal ends the program unless it is handled.
  var isDeadly: Bool { if case .deadly = self { true } else { false } }

  package var number: Int32 {
    switch self {
    case .deadly(let number), .user(let number): number
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .windowChange: SIGWINCH
    }
  }

  /// Sends the signal to all processes of the job, including this one, as the kernel does when its
  /// key is pressed.
  package func sendToJob() { kill(0, number) }

  /// Performs the signal's default action, ending or stopping the process; returns only after a
  /// stop, or if the kernel doesn't stop an orphan.
  package func takeDefaultAction() { csystem_take_default_action(number) }
}

extension Signal {
  /// Runs a short closure with the keyboard's signals, and those that request termination, blocked;
  /// signals that arrive meanwhile are delivered afterward.
  package static func held<Result>(_ body: () -> Result) -> Result {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}

/// A pipe on which signals arrive as values.
package struct SignalPipe {
  /// The read end, to wait on.
  package let descriptor: Int32

  /// Opens the pipe and routes all signals to it that weren't ignored when the program started.
  ///
  /// Reading or writing a terminal in the background must not stop the program (SIGTTIN, SIGTTOU),
  /// nor may the disappearance of a reader end it (SIGPIPE): all three are ignored.
  ///
  /// A deadly signal that is repeated after `patience`, when the loop has made no progress since
  /// the first (`noteProgress`), kills the program at once: the main thread hangs. The crash
  /// handler restores the terminal.
  package init?(patience: Duration = .seconds(2)) {
    descriptor = csystem_open_signal_pipe()
    guard descriptor >= 0 else { return nil }
    csystem_set_patience(Int(patience / .milliseconds(1)))
    for signal in Signal.watched { csystem_watch_signal(signal.number, signal.isDeadly ? 1 : 0) }
    _ = Glibc.signal(SIGTTIN, SIG_IGN)
    _ = Glibc.signal(SIGTTOU, SIG_IGN)
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
  }

  /// Records that the main thread makes progress, so that all signals so far have been handled.
  package static func noteProgress() { csystem_note_progress() }

  /// Stops the process as the signal requests; once continued, returns the signals that have
  /// arrived meanwhile, except for the one that ended the stop.
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
