internal import Files
internal import Synth
internal import Texts

/// The reason an alarm can't be played as requested.
package struct AlarmFailure: Error, Hashable, Sendable {
  /// The error message.
  package let words: String
  /// The exit status, as in sysexits(3).
  package let status: Int32
}

/// The sounds, the device and the programs with which alarms are prepared before they are due, so
/// that problems are reported then.
package struct AlarmMeans: Hashable, Sendable {
  /// The available sounds.
  package let library: SoundLibrary
  /// The name of the settings file in sentences.
  package let settingsName: String
  /// The device to use unless one is named.
  package let device: String
  private let path: SearchPath

  /// The silence before a file is repeated.
  private static let gap = Duration.seconds(1)
  /// The time limit for opening a named device.
  private static let patience = Duration.seconds(3)

  /// Derives the means from environment variables; an empty one counts as unset.
  package init(environment: (String) -> String?) {
    let folders = XDGFolders(environment: environment)
    library = SoundLibrary(folders)
    settingsName = folders.timerSettings.map(folders.abbreviated) ?? "HOME"
    device = environment("TIMER_AUDIO_DEVICE") ?? "default"
    path = SearchPath(environment("PATH"))
  }

  /// Returns a named sound or else the chosen one from the settings; `nil` for only the bell.
  ///
  /// If the chosen sound can't be read, the default one replaces it, with a note.
  package func track(
    _ name: String?, chosen: String?, note: inout String?
  ) throws(AlarmFailure) -> AlarmPlaylist.Track? {
    guard let used = name ?? chosen else { return .builtIn(.standard) }
    if used == "none" { return nil }
    do throws(SoundError) {
      return try AlarmPlaylist.Track(library.find(used), gap: Self.gap)
    } catch {
      if name != nil { throw AlarmFailure(words: error.description, status: error.exitStatus) }
      note = "\(settingsName): \(error)"
      return .builtIn(.standard)
    }
  }

  /// Tests whether a device can be opened, with a clock that returns the time since an arbitrary
  /// origin.
  package func check(
    _ device: String, _ clock: @escaping @Sendable () -> Duration
  ) throws(AlarmFailure) {
    let check = DeviceCheck(device, clock: clock)
    guard let error = check.failure(within: Self.patience) else { return }
    let others = DeviceList.names.filter { $0 != device }.prefix(5)
    let choice =
      others.isEmpty
      ? "use --sound none for the terminal’s bell"
      : "others are \(others.joined(separator: ", "))"
    throw AlarmFailure(
      words: "the sound device “\(device)” doesn’t play: \(error); \(choice)", status: 69)
  }

  /// Returns the names of the means by which an alarm is played, in the order in which they are tried:
  /// the device, another program and the bell.
  package func names(hasBell: Bool) -> [String] {
    let player = SoundCommand.program(in: path).map { PathText.name(of: $0) }
    let rungs = Ladder.rungs(hasSound: true, hasCommand: player != nil, hasBell: hasBell)
    return rungs.compactMap { rung in
      switch rung {
      case .device: device
      case .command: player
      case .bell: "bell"
      }
    }
  }

  /// Returns the setup of a ringer, on the usual device unless one is named.
  package func setup(
    _ playlist: AlarmPlaylist, device: String? = nil, hasBell: Bool
  ) -> Ringer.Setup {
    Ringer.Setup(playlist, device: device ?? self.device, hasBell: hasBell, path: path)
  }
}
