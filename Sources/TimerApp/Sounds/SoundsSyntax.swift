internal import Texts

/// The command line of `timer sounds`, for shell completion.
enum SoundsSyntax {
  /// Returns the completions for the last word after `timer sounds`.
  static func completion(
    of words: [String], sounds: [Completion.Candidate], devices: [Completion.Candidate]
  ) -> Completion {
    let playback = playback(devices)
    switch words.dropLast().first {
    case "play":
      return rest(of: words, playback, Completion(sounds, paths: .files))
    case "export":
      return rest(
        of: words, [OptionSyntax("--wav", "write WAV files"), help], Completion(paths: .folders))
    case "devices":
      return rest(
        of: words, [OptionSyntax("--all", "also those hardly meant for alarms"), json, help],
        Completion())
    default:
      let all = [json] + playback + TimerSyntax.terminal
      let isFirst = words.count < 2
      return CommandSyntax(all) { _ in isFirst ? commands : Completion() }.completion(of: words)
    }
  }

  private static let commands = Completion([
    .init("play", "play a sound once"), .init("export", "write the built-in sounds to files"),
    .init("devices", "list the sound devices"),
  ])

  private static let json = OptionSyntax("--json", "as JSON")
  private static let help = OptionSyntax("--help", short: "-h", "show help")

  private static func playback(_ devices: [Completion.Candidate]) -> [OptionSyntax] {
    [
      OptionSyntax("--device", .required(Completion(devices)), "the ALSA device that plays"),
      OptionSyntax("--volume", .required(Completion()), "how loud, from 0 to 100"), help,
    ]
  }

  /// Returns the completions for a command that takes one word.
  private static func rest(
    of words: [String], _ options: [OptionSyntax], _ operand: Completion
  ) -> Completion {
    CommandSyntax(options) { $0.isEmpty ? operand : Completion() }
      .completion(of: Array(words.dropFirst()))
  }
}
