package import Texts

extension Arguments {
  /// The lines of the synopsis.
  package static let usage = [
    "[options] SPAN", "[options] until TIME", "[options] SPAN -- COMMAND [ARGUMENT ...]",
    "[options] SPAN=LABEL ...", "[options] --plan FILE",
    "[options] NAME", "up [--to SPAN] [options]",
    "list|status|attach|wait|pause|resume|toggle|restart|add|take|skip",
    "back|undo|finish|acknowledge|snooze|lap|cancel|share|history",
    "sounds [play|export|devices]", "pairs [options]", "clock [options]",
    "config path|show|check|edit", "doctor [--json]",
    "help COMMAND",
  ]

  /// The text after the options in the help.
  package static let discussion = """
    A SPAN is written as 5m, 1h30m, 1.5h, 90 (seconds), 5:00, 1:30:00, PT1H30M or half an hour. A \
    TIME is written as 14:30, 2:15pm, tomorrow 9:00, friday, Dec 24 or 2026-12-31 23:59:30, in \
    local time, or with UTC or an offset such as +02:00. A NAME is that of a saved timer, or \
    pomodoro. Steps are written as 25m=Work 5m=Break.

    If no face is requested, a bar is drawn if standard output is a terminal. \
    Otherwise, the time left is written to it, one line per change, and \
    the program is as silent as sleep, unless --sound, --say, --repeat or --once requests \
    an alarm.

    What the commands of marks and hooks write goes to standard error. If that is the terminal on \
    which the timer is shown, it is discarded.

    KEYS: \(TimerHelp.keys.joined(separator: " "))

    EXIT STATUS: 0 when the time is over, 1 when the timer was canceled, 64 when the command line \
    is invalid, 65 when a sound file or a plan is invalid, 66 when a sound, a plan or a timer \
    doesn’t exist, or a room is empty, 69 when the device set by --device doesn’t play, a requested alarm couldn’t be \
    played at all, or a timer or a broker doesn’t answer, 71 when the system is out of descriptors, threads or \
    memory, 73 when a file can’t be written or a resumed timer’s name is taken, 74 when standard output \
    can’t be written, 75 when a timer or a room refuses a command, 126 when the command after -- can’t be \
    run, 127 when it can’t be found; once it runs, its own status. If a signal ends the program, \
    it dies of that signal.
    """

  /// Returns the completions of a word that starts a time of day, given the words before it.
  package static func days(after words: [String]) -> [Completion.Candidate] {
    guard let first = words.first else { return [.init("until", "until a time of day")] }
    guard first == "until", words.count == 1 else { return [] }
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return [
      .init("today", "and a time such as 14:30"),
      .init("tomorrow", "at midnight, or a time such as 9:00"),
    ] + days.map { .init($0, "at midnight, or a time such as 14:30") }
  }
}
