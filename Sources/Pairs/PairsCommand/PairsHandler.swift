internal import Pairs
internal import Programs
internal import Runtime
internal import Settings
internal import Synth
internal import TerminalIO
internal import TimerEnvironment
internal import Timers

/// Performs the effects of a game: sounds and files.
@MainActor
final class PairsHandler: EffectHandler {
  typealias P = PairsProgram

  private let store: PairsStore
  private let settings: AppStore
  private let sounds: PairsSounds
  /// The file to which the game is recorded.
  private var recordFile: PairsRecordFile?
  /// The notes to show after the first frame.
  private let notes: [String]

  init(
    _ store: PairsStore, settings: AppStore, sounds: PairsSounds, recordFile: String?,
    notes: [String]
  ) {
    self.store = store
    self.settings = settings
    self.sounds = sounds
    self.recordFile = recordFile.map(PairsRecordFile.init)
    self.notes = notes
  }

  func start(_ runner: Runner<PairsProgram>) {
    StandardStreams.isolateStandardError()
    if let note = SettingsNote.sentence(for: notes, program: CalledName.own.text) {
      runner.send(.note(note))
    }
  }

  func perform(_ effect: PairsEffect, _ runner: Runner<PairsProgram>) {
    do throws(StoreFailure) {
      switch effect {
      case .play(let sound): sounds.play(sound)
      case .keepResults(let lines): try store.keepResults(lines)
      case .keep(let preferences): try keep(preferences)
      case .record(let lines): try recordFile?.add(lines)
      }
    } catch { runner.send(.note(error.description)) }
  }

  /// Saves the preferences that are set in the settings file.
  private func keep(_ preferences: PairsPreferences) throws(StoreFailure) {
    for setting in PairsPreferences.saved {
      if let value = setting.value(preferences) {
        try settings.apply(.set(setting.key.path, value))
      }
    }
  }

  func finish(saying line: String?, status: Int32) -> Int32 {
    sounds.end()
    return recordFile?.isWhole == false && status == 0 ? PairsCommandLine.unwritable : status
  }
}
