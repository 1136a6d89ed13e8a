import Foundation

/// A shell that completes a command line with a program's own completion script.
package enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The reason why completion failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Returns the shell's completions at the end of a line, in alphabetical order and without
  /// descriptions; paths are relative to a folder.
  ///
  /// - Parameters:
  ///   - program: A program that was built beside the tests.
  ///   - line: What is typed after the program's name and a space.
  ///   - folder: The current folder.
  ///   - spaces: Whether bash's completions contain the space with which it ends a word.
  /// - Returns: The completions.
  /// - Throws: `Failure` if the shell isn't installed.
  package func matches(
    _ program: String, _ line: String, in folder: TemporaryFolder, spaces: Bool = false
  ) throws -> [String] {
    let path = "/usr/bin/\(rawValue)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "\(path) isn't there: Scripts/setup \(rawValue) installs it.")
    }
    let tools = try TemporaryFolder()
    let built = builtProgram(program)
    let script = try tools.write(
      Array(try run(built, ["--generate-completion-script", rawValue], in: folder).utf8),
      to: self == .zsh ? "_\(program)" : "script")
    let harness = try tools.write(Array(harness.utf8), to: "harness")
    let words =
      switch self {
      case .bash: [harness, script, program, built] + Self.readlineWords(line)
      case .zsh: ["-f", harness, script, "\(built) \(line)", tools.path]
      case .fish: ["--no-config", harness, script, "\(built) \(line)"]
      }
    let output = try run(path, words, in: folder)
    return Set(
      output.split(separator: "\n").map { line in
        let match = line.split(separator: "\t")[0]
        return String(!spaces && match.hasSuffix(" ") ? match.dropLast() : match)
      }
    ).sorted()
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": folder.path, "ALSA_CONFIG_PATH": "/nowhere", "ASAN_OPTIONS": "detect_leaks=0",
    ]
    let output = Foundation.Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the words of a line as readline splits it: an equals sign is a word.
  private static func readlineWords(_ line: String) -> [String] {
    line.split(separator: " ", omittingEmptySubsequences: false).flatMap { word -> [String] in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? [String(parts[0]), "=", String(parts[1])] : [String(word)]
    }
  }

  private var harness: String {
    switch self {
    case .bash:
      #"""
      source "$1"
      function=$(complete -p "$2" | sed 's/.*-F \([^ ]*\).*/\1/')
      shift 2
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) space=' '
      compopt() { [[ $2 != nospace ]] || space=; }
      "$function" "$1" "${!#}" ""
      for match in "${COMPREPLY[@]}"; do printf '%s\n' "$match$space"; done
      """#
    case .zsh:
      // Zsh completes only where it edits a line, so a second one does that on a terminal.
      #"""
      emulate -R zsh
      zmodload zsh/zpty
      matches=$3/matches
      : >$matches
      cat >$3/setup <<END
      PROMPT= RPROMPT=
      autoload -U compinit && compinit -u -D
      source ${(q)1}
      bindkey '^I' complete-word
      zstyle ':completion:*' insert-tab false
      compadd() {
        if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
          builtin compadd "\$@"
          return
        fi
        local -a hits
        builtin compadd -A hits "\$@"
        (( \$#hits )) && print -rl -- \$hits >>${(q)matches}
        builtin compadd "\$@"
      }
      comppostfuncs=(exit)
      END
      zpty shell zsh -f -i
      zpty -w shell "source ${(q)3}/setup"
      zpty -w -n shell "$2"$'\t'
      while zpty -r shell; do :; done >/dev/null
      cat $matches
      """#
    case .fish: #"source $argv[1]; complete -C "$argv[2]""#
    }
  }
}
