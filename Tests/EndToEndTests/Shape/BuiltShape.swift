import Foundation
import TestSupport
import Testing

/// Starts the built program in its own folder.
struct BuiltShape {
  /// The result of a run.
  struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  private let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) { self.folder = folder }

  /// Runs the program with its standard input from a text, or from a file.
  func run(
    _ arguments: [String], input: String = "", from path: String? = nil,
    _ variables: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: builtProgram("shape"))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    // With sanitizers, leaks in the TOML library would change the status.
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC",
      "ASAN_OPTIONS": "detect_leaks=0",
    ]
    process.environment = usual.merging(variables) { $1 }
    let source = try folder.write(Array(input.utf8), to: ".input")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path ?? source))
    let (output, error) = (Foundation.Pipe(), Foundation.Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let words = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: words, as: UTF8.self))
  }
}
