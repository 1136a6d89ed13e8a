/// The answer to a shell's request for completions or for the completion script.
package enum ShellAnswer: Hashable, Sendable {
  /// The output for the shell: a script, or the lines of a completion.
  case text(String)
  /// The reason there is no script.
  case refused(String)

  /// Creates the answer to a command line; `nil` if it isn't a shell's request.
  package init?(to words: [String], completing name: String, _ complete: ([String]) -> Completion) {
    let option = "--generate-completion-script"
    if words.first == CompletionScript.question {
      self = .text(complete(Array(words.dropFirst())).lines)
      return
    }
    guard let first = words.first, first == option || first.hasPrefix("\(option)=") else {
      return nil
    }
    let shell =
      first == option ? words.dropFirst().first ?? "" : String(first.dropFirst(option.count + 1))
    guard let known = CompletionScript.Shell(rawValue: shell) else {
      self = .refused("\(option) takes bash, zsh or fish, not “\(shell)”")
      return
    }
    guard CompletionScript.accepts(name) else {
      self = .refused(
        "\(option) can’t name “\(name)” in a script, where a shell could take it for a command;"
          + " call the program by a name of letters, digits and . _ + -")
      return
    }
    self = .text(CompletionScript.text(for: known, completing: name))
  }
}
