internal import Dispatch
public import Synth

/// Words made into sound by `espeak-ng`.
public enum Speech {
  /// More than this is no speech.
  private static let limit = 64 << 20
  /// A program that takes longer hangs.
  private static let patience = DispatchTimeInterval.seconds(20)

  /// Starts to speak into memory; returns whether the program is there and could be started.
  ///
  /// At its end `onEnd` is called once, on the main queue, with the sound, or `nil` when it failed.
  @MainActor
  public static func render(
    _ text: String, in path: SearchPath, onEnd: @escaping @MainActor (Waveform?) -> Void
  ) -> Bool {
    guard let program = path.find("espeak-ng"), let output = MemoryFile() else { return false }
    // The words are one argument, and never an option.
    let child = ChildProcess(program, ["--stdout", "--", text], output: output.descriptor) { _ in
      let waveform = try? WAVFile(output.bytes(atMost: limit)).waveform
      // Signs that have no sound are spoken as silence.
      onEnd(waveform.flatMap { $0.samples.contains { $0 != 0 } ? $0 : nil })
    }
    guard let child else { return false }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated { if child.stop() { onEnd(nil) } }
    }
    return true
  }
}
