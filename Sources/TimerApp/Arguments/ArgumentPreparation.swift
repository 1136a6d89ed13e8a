/// What has to be done to the command line before the parser can read it.
enum ArgumentPreparation {
  static let inlineRows = "inline-rows"
  static let lastTicks = "last-ticks"

  /// The options after which a value stands.
  private static let valued: Set<String> = [
    "--name", "--sound", "--say", "--volume", "--fade", "--repeat", "--device", "--snooze",
    "--alarm-limit", "--suspend", "--glyphs", "--color",
  ]

  /// The flags that may have a value after `=`, and the names that they have then.
  private static let named = ["--inline": inlineRows, "--tick": lastTicks]

  /// Returns the arguments with `--inline=ROWS` and `--tick=SPAN` under names of their own: the
  /// parser knows options with a value and flags without, but nothing between.
  ///
  /// A word such as `-5` is moved behind `--`: it is a span that is negative, not an option that is
  /// unknown.
  static func prepare(_ arguments: [String]) -> [String] {
    var options: [String] = []
    var negatives: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        negatives += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, let name = named[String(parts[0])] {
        options.append("--\(name)=\(parts[1].isEmpty ? " " : parts[1])")
      } else if valued.contains(argument), let value = rest.first, value.hasPrefix("-") {
        // A value that looks like an option is one all the same.
        options.append("\(argument)=\(value)")
        rest.removeFirst()
      } else if isNegative(argument) {
        negatives.append(argument)
      } else {
        options.append(argument)
      }
    }
    return negatives.isEmpty ? options : options + ["--"] + negatives
  }

  private static func isNegative(_ argument: String) -> Bool {
    let rest = argument.dropFirst()
    return argument.first == "-" && rest.first.map { $0.isNumber || $0 == "." } == true
  }
}
