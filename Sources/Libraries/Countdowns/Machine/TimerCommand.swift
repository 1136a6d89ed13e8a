/// A command for a timer: by a key, on the command line or in the control protocol.
public enum TimerCommand: Hashable, Sendable {
  /// Starts counting, or the step that waits.
  case start
  /// Stops the time, with what is left of it.
  case pause
  /// Continues after a pause.
  case resume
  /// Starts, pauses or resumes, whichever fits.
  case toggle
  /// Starts the countdown, or its step, again with its whole length.
  case restart
  /// Undoes the last restart.
  case undo
  /// Adds time, or removes it if negative.
  case add(Duration)
  /// Goes to the next step.
  case skip
  /// Goes back to the previous step.
  case back
  /// Moves the deadline to now.
  case finish
  /// Stops the alarm.
  case acknowledge
  /// Lets the alarm ring again later.
  case snooze
  /// Ends the countdown, or its alarm.
  case cancel
  /// Ends a lap of a stopwatch.
  case lap
}

extension TimerCommand {
  /// Returns the command that removes time.
  package static func take(_ time: Duration) -> TimerCommand { .add(.zero - time) }

  private static let words: [(word: String, command: TimerCommand)] = [
    ("start", .start), ("pause", .pause), ("resume", .resume), ("toggle", .toggle),
    ("restart", .restart), ("undo", .undo), ("skip", .skip), ("back", .back), ("finish", .finish),
    ("acknowledge", .acknowledge), ("snooze", .snooze), ("cancel", .cancel), ("lap", .lap),
  ]

  /// The commands without an argument.
  package static let plain = words.map(\.command)

  /// The words of the commands with an argument, which is a time above zero.
  package static let wordsWithTime = ["add", "take"]

  /// The word on the command line and in the control protocol.
  package var word: String {
    if case .add(let time) = self { return Self.wordsWithTime[time < .zero ? 1 : 0] }
    return Self.words.first { $0.command == self }?.word ?? ""
  }

  /// The argument that follows the word.
  package var time: Duration? {
    if case .add(let time) = self { time < .zero ? .zero - time : time } else { nil }
  }

  /// Returns the command of a word, with its argument if it needs one; `nil` for an unknown word.
  package init?(word: String, time: Duration = .zero) {
    switch word {
    case "add": self = .add(time)
    case "take": self = .take(time)
    default:
      guard let known = Self.words.first(where: { $0.word == word }) else { return nil }
      self = known.command
    }
  }

  /// Whether it needs an end of the countdown.
  package var needsEnd: Bool { self == .finish || time != nil }
}
