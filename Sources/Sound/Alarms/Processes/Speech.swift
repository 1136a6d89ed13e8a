internal import Dispatch
package import Synth

/// Speech synthesis by `espeak-ng`.
package enum Speech {
  /// The maximum size of the sound in bytes.
  private static let limit = 64 << 20
  /// The time after which the program counts as hung.
  private static let patience = DispatchTimeInterval.seconds(20)

  /// Returns the path of the synthesizer; `nil` if it isn't installed.
  package static func program(in path: SearchPath) -> String? { path.find("espeak-ng") }

  /// Starts synthesis into memory; returns whether the program could be started.
  ///
  /// `onEnd` is called once, on the main queue, with the sound or `nil` if it failed.
  @MainActor
  package static func render(
    _ text: String, in path: SearchPath, onEnd: @escaping @MainActor (Waveform?) -> Void
  ) -> Bool {
    guard let program = program(in: path), let output = MemoryFile() else { return false }
    // The text is one argument and never an option.
    let child = ChildProcess(program, ["--stdout", "--", text], output: output.descriptor) { _ in
      let waveform = try? WAVFile(output.bytes(atMost: limit)).waveform
      // Unpronounceable characters are spoken as silence.
      onEnd(waveform.flatMap { $0.samples.contains { $0 != 0 } ? $0 : nil })
    }
    guard let child else { return false }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated { if child.stop() { onEnd(nil) } }
    }
    return true
  }
}
