internal import Texts

extension Command {
  /// The maximum width of the help in columns.
  private static var width: Int { 80 }
  /// The column at which the descriptions of options start.
  private static var column: Int { 26 }

  /// Returns the help: the synopsis, the operands, the options by section, and the subcommands.
  package func help(program: String) -> String {
    let line = ([program] + (name.isEmpty ? [] : [name])).joined(separator: " ")
    let lines = usage.isEmpty ? [synopsis] : usage
    var parts = [
      abstract,
      lines.enumerated().map { ($0 == 0 ? "Usage: " : "       ") + "\(line) \($1)" }
        .joined(separator: "\n"),
    ]
    let words = operands.filter { !$0.help.isEmpty }
    if !words.isEmpty {
      parts.append(Self.list("Arguments", words.map { ($0.placeholder.uppercased(), $0.help) }))
    }
    for section in sections {
      parts.append(Self.list(section.title, section.options.map { ($0.label, $0.help) }))
    }
    if !subcommands.isEmpty {
      parts.append(Self.list("Commands", subcommands.map { ($0.text, $0.words) }))
    }
    if !examples.isEmpty { parts.append(Examples.lines(examples, of: program)) }
    if !discussion.isEmpty { parts.append(Self.wrapped(discussion)) }
    return parts.joined(separator: "\n\n")
  }

  /// Returns the command that lists all options.
  func listing(program: String) -> String {
    if let listing { return "\(program) \(listing)" }
    return name.isEmpty ? "\(program) --help" : "\(program) \(name) --help"
  }

  /// The line after the command's name.
  private var synopsis: String {
    let commands = subcommands.isEmpty ? [] : [subcommands.map(\.text).joined(separator: "|")]
    return (operands.map(\.synopsis) + commands + ["[options]"]).joined(separator: " ")
  }

  private static func list(_ title: String, _ items: [(label: String, help: String)]) -> String {
    let lines = items.map { label, help in
      let text = wrapped(help, to: width - column).split(separator: "\n")
      let indent = String(repeating: " ", count: column)
      let start = "  \(label)"
      let fits = start.count + 2 <= column
      let gap = fits ? String(repeating: " ", count: column - start.count) : "\n" + indent
      return start + gap + text.joined(separator: "\n" + indent)
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// Returns paragraphs wrapped to a width; lines that begin with spaces aren't wrapped.
  private static func wrapped(_ text: String, to width: Int = width) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ") ? String(line) : wrapped(line: line, to: width)
    }.joined(separator: "\n")
  }

  private static func wrapped(line: Substring, to width: Int) -> String {
    var lines = [""]
    for word in line.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Option {
  /// The names and the placeholder as shown in the help.
  fileprivate var label: String {
    let names =
      switch value {
      case .toggle: "--[no-]\(name.dropFirst(2))"
      default: names.joined(separator: ", ")
      }
    return switch value {
    case .none, .toggle: names
    case .required(let text): "\(names) <\(text)>"
    case .optional(let text): "\(names)[=<\(text)>]"
    }
  }
}
