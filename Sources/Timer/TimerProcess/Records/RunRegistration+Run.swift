internal import Glibc
package import Reports
internal import Runtime
package import TerminalIO
internal import TimerEnvironment
package import Timers

extension RunRegistration {
  /// Saves a changed record, also for resuming if the timer was canceled; returns a failure,
  /// unless it was already reported.
  package func keepChange(_ record: TimerRecord) -> String? {
    keepIfCanceled(record)
    return keep(record)
  }

  /// Saves the interruption of a timer by a signal; returns a failure.
  package func keep(_ left: Run.Interruption) -> String? {
    // The wall-clock time and any suspension since the last change have to be saved.
    guard let entry = left.entry else { return keep(left.record) }
    if let canceled = left.canceled { keepIfCanceled(canceled) }
    defer { forget() }
    return log(entry)
  }
}

extension Signal {
  /// Whether the signal cancels a timer: it comes from the keyboard, or from the loss of the only
  /// reader.
  package var cancels: Bool { [.interrupt, .quit, .brokenPipe].contains(self) }
}

/// The handling of SIGUSR1 and SIGUSR2, the same in all programs that show a timer.
@MainActor
package enum UserSignal {
  /// Handles a user signal; returns `false` for any other signal.
  ///
  /// SIGUSR1 pauses or resumes the timer. SIGUSR2 reports its state on standard error or, if that
  /// is the terminal with the picture, in the picture.
  package static func handle(
    _ signal: Signal, isShown: Bool, toggle: () -> Void, words: () -> String?,
    show: (String) -> Void, say: (String) -> Void = Console.timer.say
  ) -> Bool {
    switch signal {
    case .user(SIGUSR1): toggle()
    case .user(SIGUSR2):
      guard let words = words() else { break }
      if isShown, StandardStreams.isTerminal(2) {
        show(words)
      } else {
        say(words)
      }
    default: return false
    }
    return true
  }
}
