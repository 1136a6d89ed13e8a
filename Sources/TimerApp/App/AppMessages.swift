internal import Alarms
internal import Clocks
internal import Control
internal import Countdowns
internal import Reports
internal import Settings

/// A message to the app.
enum AppMessage: Hashable, Sendable {
  /// An instant has arrived at which something changes.
  case instantReached
  /// The alarm sounds soon: whoever plays it may have slept with the machine.
  case alarmNears
  /// The alarm that began at an instant has sounded as often as it should.
  case alarmFinished(since: Instant)
  /// There is something to be said about the alarm or the settings file.
  case note(String)
  /// A time of day that is waited for has arrived, or the wall clock was set.
  case wallClockChanged
  /// The sounds that can be chosen were listed.
  case soundsListed([SoundLibrary.Entry], folder: String?)
  case sounds(SoundListMessage)
  /// Other processes can see a timer, and know it by this.
  case registered(tab: Int, RunIdentity)
  /// Another process asks for something about a timer, on a connection that gets the answer.
  case asked(ControlRequest, tab: Int, from: Int?)
}

/// A command of the user.
enum AppCommand: Hashable, Sendable {
  /// Starts the time that is set.
  case start
  case timer(TimerCommand)
  /// Stops the alarm of a timer behind something else.
  case stopOther
  case nextFace
  case enterTime, startEntry, leaveEntry
  case newTimer, closeTimer, nextTimer, previousTimer
  case openTimers, openSettings, showKeys, closeSheet, undo, leave
  case startSaved, addSaved, editSaved, removeSaved, moveSavedUp, moveSavedDown
  case keepForm
  case confirm
  /// The app ends, and its timers go on or are cancelled.
  case keepRunning, cancelTimers
  case sounds(SoundListCommand)
}

extension AppCommand: CaseIterable {
  static var allCases: [AppCommand] {
    let own: [AppCommand] = [
      .start, .stopOther, .nextFace, .enterTime, .startEntry, .leaveEntry, .newTimer, .closeTimer,
      .nextTimer, .previousTimer, .openTimers, .openSettings, .showKeys, .closeSheet, .undo, .leave,
      .startSaved, .addSaved, .editSaved, .removeSaved, .moveSavedUp, .moveSavedDown, .keepForm,
      .confirm, .keepRunning, .cancelTimers,
    ]
    return own + AppKeys.timer.map { .timer($0) } + SoundListCommand.allCases.map { .sounds($0) }
  }
}

/// The panes and items of the app.
enum AppOwner: Hashable, Sendable {
  case face, wheels, entry, understood, welcome, recents, buttons, tabs, footer, banner
  case sheet, settings, form, keys, notice
  /// A row of the list of keys.
  case key(Int)
  /// A button for a command.
  case button(AppCommand)
  /// A recent time beside the wheels.
  case recent(Int)
  case setting(SettingRow)
  /// A row of the list of saved timers.
  case saved(Int)
  case field(TimerForm.Field)
  case sounds(SoundListOwner)
}

/// A timer that continues in its own process.
struct HandOver: Hashable, Sendable {
  var tab: Int
  var record: TimerRecord
  /// What the last line says of it.
  var words: String
}

/// An effect of the app.
enum AppEffect: Hashable, Sendable {
  /// The alarm follows this order from now on, in this way.
  case alarm(AlarmOrder, AlarmSettings)
  /// The settings file is changed.
  case edit(SettingsEdit)
  /// The recent times are kept.
  case keepRecents([String])
  /// The sounds that can be chosen are listed.
  case listSounds
  /// A sound of the list is worked out or played, as loud as alarms are.
  case sounds(SoundListEffect, Volume)
  /// A timer that has started is shown to other processes, under its label if that is free.
  case register(tab: Int, label: String?)
  /// What any program does for a timer.
  case timer(tab: Int, RunEffect)
  /// Timers go on in processes of their own.
  case handOver([HandOver])
  /// A timer that is over isn't shown to other processes any more.
  case unregister(tab: Int)
}

extension AppEffect: StagedEffect {
  var stage: EffectStage {
    switch self {
    case .alarm: .alarm
    case .edit, .keepRecents: .settings
    case .listSounds, .sounds: .screen
    case .timer(_, let effect): effect.stage
    case .unregister: .closing
    case .register: .opening
    case .handOver: .handOver
    }
  }
}
