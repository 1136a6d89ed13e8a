internal import Alarms
internal import Countdowns
internal import Glibc
internal import Runtime
internal import Synth
internal import TimerEnvironment
package import Timers

extension NamedTimer {
  /// Checks the sounds of the timer, its steps and its marks; throws if one can't be played.
  func checkSounds(in library: SoundLibrary) throws(SoundError) {
    let plan = try? self.plan()
    let steps = (plan?.routine?.differentSteps ?? []).compactMap(\.sound)
    let marks = (plan?.marks ?? []).compactMap {
      if case .sound(let name) = $0.action { name } else { nil }
    }
    for name in [sound].compactMap(\.self) + steps + marks where name != "none" {
      _ = try AlarmPlaylist.Track(library.find(name), gap: .zero)
    }
  }
}

extension CountdownCommandLine {
  /// Saves a timer in the settings file, says how to start it, and exits.
  package static func save(_ timer: NamedTimer) -> Never {
    let preferences = Preferences.saved
    guard preferences.notes.isEmpty else {
      preferences.notes.forEach(console.complain)
      console.fail("the timer can’t be saved until the mistakes are corrected", status: 73)
    }
    do throws(SoundError) {
      try timer.checkSounds(in: TimerPaths(environment: Console.environment).soundLibrary)
    } catch { console.fail(error.description, status: error.exitStatus) }
    let place = preferences.timers.firstIndex { $0.isNamed(timer.name) }
    let edit: SettingsEdit =
      place.map { .replace($0, was: preferences.timers[$0], with: timer) }
      ?? .insert(timer, at: preferences.timers.count)
    do throws(StoreFailure) {
      try AppStore(environment: Console.environment).apply(edit)
    } catch {
      console.fail(error.description, status: 73)
    }
    let words = ["\(place == nil ? "saved" : "replaced"): \(timer.name)"] + timer.summary
    let start = "start it with \(CalledName.own.start(timer.name.lowercased()))"
    console.print((words + [start]).joined(separator: " · "))
    exit(0)
  }
}
