internal import Texts

/// The command line of `timer pairs`, for shell completion.
enum PairsSyntax {
  /// Returns the completions for the last word after `timer pairs`.
  static func completion(of words: [String], themes: [CardTheme]) -> Completion {
    CommandSyntax(options(themes)) { _ in Completion() }.completion(of: words)
  }

  /// The names of all options.
  static let names = Set(
    options(CardTheme.builtIn).flatMap { [$0.name, $0.short].compactMap(\.self) })

  private static func options(_ themes: [CardTheme]) -> [OptionSyntax] {
    let names = Completion(themes.map { .init($0.name, $0.summary) })
    return [
      OptionSyntax("--pairs", .required(Completion()), "the number of pairs"),
      OptionSyntax("--theme", .required(names), "the pictures"),
      OptionSyntax("--bonus-seconds", .required(Completion()), "how long a card gives a bonus"),
      OptionSyntax("--seed", .required(Completion()), "the number that orders the cards"),
      OptionSyntax("--record", .required(Completion(paths: .files)), "write the moves to a file"),
      OptionSyntax("--replay", .required(Completion(paths: .files)), "play such a file"),
      OptionSyntax("--plain", "play by lines of words"),
    ] + TimerSyntax.pair("two", "two players take turns", "one player plays alone")
      + TimerSyntax.pair("sounds", "play sounds", "play no sounds")
      + TimerSyntax.pair("animation", "move the cards", "don’t move the cards")
      + TimerSyntax.terminal + [OptionSyntax("--help", short: "-h", "show help")]
  }
}
