/// What has to be done to the command line before the parser can read it.
enum ArgumentPreparation {
  static let inlineRows = "inline-rows"

  /// The options after which a value stands.
  private static let valued: Set<String> = [
    "--name", "--alarm-limit", "--suspend", "--glyphs", "--color",
  ]

  /// Returns the arguments with `--inline=ROWS` under a name of its own: the parser knows options
  /// with a value and flags without, but nothing between.
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
      if argument.hasPrefix("--inline=") {
        let rows = argument.dropFirst("--inline=".count)
        options.append("--\(inlineRows)=\(rows.isEmpty ? " " : rows)")
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
