internal import Countdowns
internal import TerminalCodes
internal import TerminalIO

/// What reaches the program.
enum Message: Hashable, Sendable {
  /// A tick, the deadline or a resume: look at the clock.
  case timePassed
  /// The alarm has sounded as often as it should.
  case alarmFinished
  /// Something about the alarm is to be told.
  case alarmNote(String)
  /// The wall clock was set.
  case wallClockSet
  /// The terminal sent something.
  case input(InputEvent)
  /// The window has another size.
  case windowChanged(WindowSize)
}

/// What the model asks the world to do.
enum Effect: Hashable, Sendable {
  /// The alarm begins, and goes on.
  case startAlarm
  /// The alarm falls silent.
  case stopAlarm
  /// The screen has to be drawn anew from nothing.
  case redraw
  /// Words for those who can't see the picture.
  case say(String)
  /// The countdown is over.
  case end(TimeManager.Outcome)
  /// Ctrl-C came as a key.
  case interrupt
}
