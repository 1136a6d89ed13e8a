import Countdowns

@testable import TimerPrograms

// The commands that should have keys, in each program.

extension TimerCommand {
  /// The commands that have keys; pausing and resuming share a key.
  fileprivate static let byKeys: [TimerCommand] =
    plain.filter { $0 != .pause && $0 != .resume }
    + [60, 10].flatMap { [.add(.seconds($0)), .take(.seconds($0))] }
}

extension CountdownKeyCommand {
  static let all: [CountdownKeyCommand] =
    TimerCommand.byKeys.map { .timer($0) } + [
      .nextFace, .moveToBackground, .showKeys, .hideKeys, .close,
    ]
}

extension DashboardCommand {
  static let all: [DashboardCommand] =
    timerCommands.map { .timer($0) } + CountdownKeyCommand.all.map { .view($0) } + [
      .open, .remove, .confirm, .decline, .newTimer, .showKeys, .hideKeys, .leave,
    ]

  private static let timerCommands: [TimerCommand] = [
    .toggle, .start, .acknowledge, .snooze, .add(.seconds(60)), .take(.seconds(60)),
    .add(.seconds(10)), .take(.seconds(10)),
  ]
}

extension AppKeyCommand {
  static let all: [AppKeyCommand] =
    own + timerCommands.map { .timer($0) } + SoundListCommand.allCases.map { .sounds($0) }

  private static let own: [AppKeyCommand] = [
    .start, .stopOther, .nextFace, .resume, .enterTime, .startEntry, .leaveEntry, .newTimer,
    .closeTimer, .nextTimer, .previousTimer, .openTimers, .openSettings, .showKeys, .closeSheet,
    .undo, .leave, .startSaved, .addSaved, .editSaved, .removeSaved, .moveSavedUp,
    .moveSavedDown, .keepForm, .confirm, .keepRunning, .cancelTimers,
  ]

  private static let timerCommands = TimerCommand.byKeys.filter {
    ![.start, .restart, .undo, .finish].contains($0)
  }
}
