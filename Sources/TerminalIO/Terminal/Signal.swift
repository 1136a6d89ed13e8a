import CSystem
import Glibc

/// A signal that the program has an answer to.
public enum Signal: Hashable, Sendable, CaseIterable {
  case interrupt, quit, terminate, hangUp, suspend, resume, windowChange

  /// Its number.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .windowChange: SIGWINCH
    }
  }

  /// Dies or stops of the signal, as a program would that never heard of it; returns only after a
  /// stop, or when the kernel doesn't stop an orphan.
  public func takeDefaultAction() {
    csystem_take_default_action(number)
  }
}

/// The pipe on which signals arrive as values.
public struct SignalPipe {
  /// The reading end, for waiting until it is readable.
  public let descriptor: Int32

  /// Opens the pipe and sends all signals to it that weren't ignored when the program started.
  ///
  /// Background reading and writing of a terminal must not stop the program (SIGTTIN, SIGTTOU):
  /// both are ignored.
  public init?() {
    descriptor = csystem_open_signal_pipe()
    guard descriptor >= 0 else { return nil }
    for signal in Signal.allCases { csystem_watch_signal(signal.number) }
    _ = Glibc.signal(SIGTTIN, SIG_IGN)
    _ = Glibc.signal(SIGTTOU, SIG_IGN)
  }

  /// Returns the signals that have arrived, in order.
  public func read() -> [Signal] {
    let numbers = unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      unsafe count = max(0, Glibc.read(descriptor, buffer.baseAddress, 64))
    }
    return numbers.compactMap { number in
      Signal.allCases.first { $0.number == Int32(number) }
    }
  }
}
