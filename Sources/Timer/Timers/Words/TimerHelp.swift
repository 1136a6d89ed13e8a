internal import Faces
internal import Texts

/// The help that fits on one screen.
package struct TimerHelp {
  /// The name by which the program was called.
  package let name: String

  /// Creates the help of the program by its name.
  package init(name: String) { self.name = name }

  private static let examples = [
    ("5m", "a bar in this line"), ("1h30m --ring", "a ring on the whole screen"),
    ("", "the app, or all that is running"), ("pairs", "a game: find the pairs of cards"),
    ("sounds", "listen to sounds, and choose one"),
    ("config edit", "change the settings; or show, check, path"),
  ]

  /// Examples of options, for the help that lists all of them.
  static let allExamples = [
    ("1h30m --ring --name Bread", "a named ring"),
    ("until 14:30 --sound gong", "a time of day, and a sound"),
    ("25m=Work 5m=Break --rounds 4", "steps, in rounds"),
    ("pomodoro", "four rounds of 25 and 5 minutes"),
    ("10m --mark 1m='say:one minute'", "spoken words along the way"),
    ("5m --detach --name tea", "in the background: attach tea"),
    ("5m --format '{remaining}' | cat", "lines for a script"),
    ("20m -- make", "a command at the end"),
  ]

  /// The examples, and a pointer to the full help.
  package var usage: String {
    """
    \(name) counts down in the terminal, and rings.

    \(Examples.lines(Self.examples, of: name))

    \(name) --help shows the most used options, and ? the keys while it runs.
    """
  }

  /// The examples, the most common options and the keys, in 24 lines.
  package var text: String {
    """
    \(name) counts down in the terminal, and rings.

    \(Examples.lines(Self.examples, of: name))

    Times   5m  1h30m  90 (seconds)  5:00; until 14:30, tomorrow 2:15pm, Dec 24;
            steps: 25m=Work 5m=Break --rounds 4; pomodoro; up counts up
    Faces   \(Face.allCases.map { "--\($0.rawValue)" }.joined(separator: " "))
            --inline[=ROWS] (12) --fullscreen --sweep --fill --tenths --name LABEL
    Alarm   --sound NAME|FILE|none, --say TEXT, --volume 0-100 (100), --tick[=SPAN],
            --snooze SPAN (5m), --repeat TIMES, --once, --mute
    Scripts --format TEXT, --json, --detach, --mark 1m=COMMAND, 5m -- COMMAND
    Running list, attach, pause, resume, add 2m, wait, stop, history; --share ROOM
    Others  clock, doctor, --app, --plain for screen readers, --dry-run, --version
    \(Self.keys.enumerated().map { ($0 == 0 ? "Keys    " : "        ") + $1 }.joined(separator: "\n"))

    Exit status 0: over; 1: canceled; 64: not understood. More: --help-all, man
    """
  }

  /// The lines that list the keys.
  package static let keys = [
    "space pauses, + and - a minute, ] and [ ten seconds, r restarts,",
    "u undoes it, f next face, n next step, b previous step, l ends a lap,",
    "e e finishes, q cancels, ? all keys; ringing: Enter stops, s snoozes",
  ]
}
