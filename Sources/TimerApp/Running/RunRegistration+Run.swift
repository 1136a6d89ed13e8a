internal import Glibc
internal import Reports
internal import Runtime
internal import TerminalIO

extension RunRegistration {
  /// Keeps a change and, if it cancelled the timer, what takes that back; returns why it can't be kept, if
  /// that is new.
  func keepChange(_ record: TimerRecord) -> String? {
    keepIfCancelled(record)
    return keep(record)
  }

  /// Keeps what a signal leaves of a timer; returns what failed.
  func keep(_ left: Run.Interruption) -> String? {
    guard let entry = left.entry else {
      // The wall clock and a sleep may have moved on since the last change.
      _ = keep(left.record)
      return nil
    }
    if let cancelled = left.cancelled { keepIfCancelled(cancelled) }
    defer { forget() }
    return log(entry)
  }
}

extension Signal {
  /// Whether it ends a timer for good: one from the keyboard, or of a reader that was all there was.
  var cancels: Bool { [.interrupt, .quit, .brokenPipe].contains(self) }
}

/// SIGUSR1 and SIGUSR2, which mean the same in each program that shows a timer.
@MainActor
enum UserSignal {
  /// Handles a signal; returns false for any other.
  ///
  /// SIGUSR1 pauses the timer or continues it. SIGUSR2 reports its state on standard error or, if that is
  /// the terminal with the picture, in the picture.
  static func handle(
    _ signal: Signal, isShown: Bool, toggle: () -> Void, words: () -> String?,
    show: (String) -> Void, say: (String) -> Void = TimerTool.console.say
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
