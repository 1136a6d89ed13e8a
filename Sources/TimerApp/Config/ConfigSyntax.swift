internal import Texts

/// The command line of `timer config`, for shell completion and for words that it doesn't have.
enum ConfigSyntax {
  /// Returns the completions for the last word after `timer config`.
  static func completion(of words: [String]) -> Completion {
    let isFirst = words.count < 2
    switch words.dropLast().first {
    case "show":
      return CommandSyntax([OptionSyntax("--json", "as JSON"), help]).completion(of: rest(words))
    case "check":
      let syntax = CommandSyntax([help]) { $0.isEmpty ? Completion(paths: .files) : Completion() }
      return syntax.completion(of: rest(words))
    default:
      let syntax = CommandSyntax([help]) { _ in isFirst ? Completion(commands) : Completion() }
      return syntax.completion(of: words)
    }
  }

  /// Returns why the first word after `timer config` isn't one of its commands; `nil` if it is, or
  /// if there is none.
  static func refusal(of words: [String]) -> String? {
    let names = commands.map(\.text)
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    guard let near = NearestNames.nearest(to: word, among: names).first else {
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      return "config takes \(list), not “\(word)”"
    }
    return "unknown command “config \(word)”; did you mean “config \(near)”?"
  }

  private static let commands: [Completion.Candidate] = [
    .init("path", "where the settings are"), .init("show", "what applies"),
    .init("check", "list the mistakes"), .init("edit", "open the settings in an editor"),
  ]

  private static let help = OptionSyntax("--help", short: "-h", "show help")

  private static func rest(_ words: [String]) -> [String] { Array(words.dropFirst()) }
}
