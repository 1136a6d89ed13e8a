package import Clocks
package import Countdowns
package import Reports
internal import Settings
package import Synth
package import Timers

/// A message to the app.
package enum AppMessage: Hashable, Sendable {
  /// A scheduled instant was reached.
  case instantReached
  /// The alarm is about to sound, and its player may have been suspended with the machine.
  case alarmNears
  /// The alarm that began at `since` has played all its rounds.
  case alarmFinished(since: Instant)
  /// A notice about the alarm or the settings file.
  case note(String)
  /// A target time of day was reached, or the wall clock was set.
  case wallClockChanged
  /// The available sounds were listed.
  case soundsListed([SoundEntry], folder: String?)
  case sounds(SoundListMessage)
  /// A timer was registered under an identity, and is visible to other processes.
  case registered(tab: Int, RunIdentity)
  /// A timer that was to be resumed is no longer unfinished, or its name is in use.
  case taken(tab: Int, name: String)
  /// Unfinished timers were found, during the boot with an ID.
  case unfinished([TimerRecord], boot: String)
  /// Another process sent a request about a timer; the reply goes to the connection in `from`.
  case asked(ControlRequest, tab: Int, from: Int?)
}

/// A command of the user.
package enum AppKeyCommand: Hashable, Sendable {
  /// Starts a countdown with the time on the wheels.
  case start
  case timer(TimerCommand)
  /// Stops the alarm of a timer that isn't visible.
  case stopOther
  case nextFace
  /// Resumes the unfinished timer.
  case resume
  case enterTime, startEntry, leaveEntry
  case newTimer, closeTimer, nextTimer, previousTimer
  case openTimers, openSettings, showKeys, closeSheet, undo, leave
  case startSaved, addSaved, editSaved, removeSaved, moveSavedUp, moveSavedDown
  case keepForm
  case confirm
  /// Quits the app, and keeps its timers running or cancels them.
  case keepRunning, cancelTimers
  case sounds(SoundListCommand)
}

/// The panes and items of the app.
package enum AppOwner: Hashable, Sendable {
  case face, laps, wheels, entry, understood, welcome, unfinished, recents, buttons, tabs, footer,
    banner
  case sheet, settings, form, keys, notice
  /// A row of the key list.
  case key(Int)
  case button(AppKeyCommand)
  /// A recent time beside the wheels.
  case recent(Int)
  case setting(SettingRow)
  /// A row of the list of saved timers.
  case saved(Int)
  case field(TimerForm.Field)
  case sounds(SoundListOwner)
  /// The groove around the wheels.
  case dial
}

/// An effect of the app.
package enum AppEffect: Hashable, Sendable {
  /// Gives the alarm a new order and its settings.
  case alarm(AlarmOrder, AlarmSettings)
  /// Edits the settings file.
  case edit(SettingsEdit)
  /// Saves the recent times.
  case keepRecents([String])
  /// Lists the available sounds.
  case listSounds
  /// Renders or plays a sound of the list at the alarm volume.
  case sounds(SoundListEffect, Volume)
  /// Registers a started timer for other processes, under its label if that is free, or under the
  /// name of the timer that it resumes; `isUndone` is whether that is its own, before a reset.
  case register(tab: Int, label: String?, resumes: String? = nil, isUndone: Bool = false)
  /// An effect that all timer programs share.
  case timer(tab: Int, RunEffect)
  /// Moves timers to background processes.
  case handOver([HandOver])
  /// Unregisters a timer that is over.
  case unregister(tab: Int)
}

extension AppEffect: StagedEffect {
  package var stage: EffectStage {
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
