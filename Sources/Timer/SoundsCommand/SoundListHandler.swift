internal import Alarms
internal import Dispatch
internal import Programs
internal import Runtime
internal import Settings
internal import Synth
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms

/// Performs the effects of the sound list: computes waveforms, plays sounds, saves the choice.
@MainActor
final class SoundListHandler: EffectHandler {
  typealias P = SoundList

  private let paths: TimerPaths
  private let makePreview: (@escaping (SoundListMessage) -> Void) -> SoundPreview
  private var preview: SoundPreview?

  init(paths: TimerPaths, device: String, gain: Double, clock: SystemClock) {
    self.paths = paths
    makePreview = { SoundPreview(device: device, gain: gain, clock: clock, send: $0) }
  }

  func start(_ runner: Runner<SoundList>) { runner.requireThreads(.timer) }

  func perform(_ effect: SoundListEffect, _ runner: Runner<SoundList>) {
    if case .save(let name) = effect { return save(name, runner) }
    let preview = preview ?? makePreview { runner.send($0) }
    self.preview = preview
    preview.perform(effect)
  }

  func finish(saying line: String?, status: Int32) -> Int32 {
    preview?.end()
    return status
  }

  private func save(_ name: String, _ runner: Runner<SoundList>) {
    do throws(SettingsError) {
      runner.send(.saved(name: name, place: try paths.choose(name)))
    } catch {
      let place = paths.settings.map { paths.said($0) + ", " } ?? ""
      runner.send(.notSaved(reason: "\(place)\(error)."))
    }
  }
}
