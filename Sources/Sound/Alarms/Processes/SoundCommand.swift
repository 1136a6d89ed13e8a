internal import Dispatch
internal import Synth
internal import Texts

/// Plays a sound with one of the sound server's programs, for systems where ALSA isn't routed to
/// it.
///
/// The program reads the sound from memory, so no file is left behind and a full disk doesn't
/// matter.
@MainActor
final class SoundCommand {
  private let program: String
  private let patience: Duration
  private var child: ChildProcess?
  private var file: MemoryFile?
  private var roundsLeft: Int?
  private var roundTime = Duration.zero
  private var roundStart = ContinuousClock.now
  private var onEnd: @MainActor (_ succeeded: Bool) -> Void = { _ in }
  /// The number of rounds begun, which identifies outdated watchdogs.
  private var begun = 0

  /// Finds `pw-play` or `paplay`; `nil` if neither is installed.
  ///
  /// - Parameters:
  ///   - path: The folders to search.
  ///   - patience: The time by which a program may exceed the sound before it counts as hung.
  init?(in path: SearchPath, patience: Duration = .seconds(3)) {
    guard let program = Self.program(in: path) else { return nil }
    (self.program, self.patience) = (program, patience)
  }

  /// Returns the path of the program that plays sounds; `nil` if none is installed.
  nonisolated static func program(in path: SearchPath) -> String? {
    path.find("pw-play", "paplay")
  }

  /// The program's name.
  var name: String { PathText.name(of: program) }

  /// Plays a sound `rounds` times, or until it is stopped if `nil`.
  ///
  /// `onEnd` is called when the last round has ended or one has failed. A round much shorter than
  /// the sound counts as failed, whatever the program's status.
  func play(
    _ waveform: Waveform, rounds: Int?, onEnd: @escaping @MainActor (_ succeeded: Bool) -> Void
  ) {
    stop()
    file = MemoryFile(WAVFile.bytes(of: waveform))
    roundsLeft = rounds
    roundTime = waveform.duration
    self.onEnd = onEnd
    playRound()
  }

  /// Stops playing.
  func stop() {
    begun += 1
    child?.stop()
    child = nil
    file = nil
  }

  private func playRound() {
    // Set before the start, because the program may end before this thread runs again.
    roundStart = .now
    guard let descriptor = file?.descriptor,
      let child = ChildProcess(
        program, ["/dev/fd/3"], file: descriptor, onEnd: { [weak self] in self?.ended($0) })
    else { return end(false) }
    self.child = child
    begun += 1
    watch(round: begun)
  }

  private func watch(round: Int) {
    let time = (roundTime + patience) / .milliseconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(time))) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.begun == round { self.end(false) }
      }
    }
  }

  private func ended(_ saysSo: Bool) {
    let succeeded = saysSo && .now - roundStart >= roundTime / 2
    if let left = roundsLeft { roundsLeft = left - 1 }
    succeeded && roundsLeft != 0 ? playRound() : end(succeeded)
  }

  private func end(_ succeeded: Bool) {
    stop()
    onEnd(succeeded)
  }
}
