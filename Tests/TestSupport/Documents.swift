package import Foundation

/// The project's documents, and what tests read from them.
package enum Documents {
  /// Returns the text of a file, by its path from the root of the project.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the address of a file, by its path from the root of the project.
  package static func url(_ path: String) -> URL {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent(path)
  }

  /// Returns the part of a text between the last occurrence of one string and the next one of
  /// another; the whole text if they are missing.
  package static func part(of text: String, after start: String, before end: String) -> String {
    let rest = text.components(separatedBy: start).last ?? text
    return rest.components(separatedBy: end).first ?? rest
  }

  /// Returns everything a program writes to standard output and standard error.
  package static func output(
    of program: String, _ arguments: [String], _ variables: [String: String] = [:]
  ) -> String {
    result(of: program, arguments, variables).output
  }

  /// Runs a program without a terminal to its end.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its arguments after the name.
  ///   - variables: The differences in its environment.
  /// - Returns: Everything it writes to standard output and standard error, and its exit status,
  ///   which is -1 if it can't be started.
  package static func result(
    of program: String, _ arguments: [String], _ variables: [String: String] = [:]
  ) -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": "",
      "ALSA_CONFIG_PATH": "/nowhere", "ASAN_OPTIONS": "detect_leaks=0",
    ]
    process.environment = usual.merging(variables) { $1 }
    let pipe = Foundation.Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ("", -1) }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// Returns the options in the lists of a manual page.
  package static func options(ofManual page: String) -> Set<String> {
    let items = page.split(separator: "\n").filter { $0.hasPrefix(".It Fl") }
    return Set(
      items.flatMap { item in
        item.matches(of: /Fl (-?[a-z][a-z-]*)/).map { "-\($0.output.1)" }
      })
  }

  /// Returns the exit statuses in a manual page.
  package static func statuses(ofManual page: String) throws -> Set<Int> {
    let section = page.components(separatedBy: ".Sh EXIT STATUS\n").last?
      .components(separatedBy: ".Sh ").first
    return Set((section ?? "").matches(of: /\.It (\d+)\n/).compactMap { Int($0.output.1) })
  }

  /// Returns the exit statuses in a help text, such as “64 when …”.
  package static func statuses(ofHelp help: String) -> Set<Int> {
    let words = help.components(separatedBy: "EXIT STATUS:").last ?? ""
    return Set(words.matches(of: /\b(\d+)\s+when/).compactMap { Int($0.output.1) })
  }
}
