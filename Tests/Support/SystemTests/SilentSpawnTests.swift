import Glibc
import System
import TestSupport
import Testing

struct SilentSpawnTests {
  /// Starts a shell command and returns its process and the end of its output to read from.
  private static func start(
    _ command: String, _ change: (inout Spawn) -> Void
  ) throws -> (process: Int32, output: OwnedDescriptor) {
    let pipe = try DescriptorPipe()
    var spawn = Spawn(silent: "/bin/sh", ["-c", command])
    spawn.output = .descriptor(pipe.writing.number)
    change(&spawn)
    return (try spawn.start(), pipe.reading)
  }

  /// Runs a shell command to its end and returns its output.
  private static func output(
    of command: String, _ change: (inout Spawn) -> Void = { _ in }
  ) throws -> String {
    let (process, output) = try start(command, change)
    var bytes: [UInt8] = []
    while case let piece = try Descriptor.read(output.number, upTo: 1 << 16), !piece.isEmpty {
      bytes += piece
    }
    _ = ProcessEnding.wait(for: process)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Arguments are passed unchanged")
  func arguments() throws {
    let words = ["--", "$(id)", "a b", "", "'\";*"]
    let text = try Self.output(of: #"printf '%s\n' "$@""#) { $0.words += ["sh"] + words }
    #expect(text == words.joined(separator: "\n") + "\n")
  }

  /// Returns the variables that a shell inherits, before it sets its own.
  private static func environment(
    _ change: (inout Spawn) -> Void = { _ in }
  ) throws -> [String] {
    // A shell may replace itself by its last command, with the shell’s variables.
    let text = try output(of: "cat /proc/$$/environ; :", change)
    return text.split(separator: "\0").map(String.init)
  }

  @Test("Variables replace inherited ones, and are added to the others")
  func variables() throws {
    let more = ["PATH=/bin:/usr/bin", "TIMER_NAME=a b=c\n"]
    let others = Self.inherited.filter { !$0.hasPrefix("PATH=") && !$0.hasPrefix("TIMER_NAME=") }
    #expect(try Self.environment { $0.variables = more } == others + more)
  }

  @Test("Without its own variables, a process inherits all unchanged")
  func inheritedVariables() throws {
    #expect(try Self.environment() == Self.inherited)
  }

  /// The variables of this process.
  private static var inherited: [String] {
    var variables: [String] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      variables.append(unsafe String(cString: text))
      unsafe entry += 1
    }
    return variables
  }

  @Test("A process leads its own group only if requested")
  func group() throws {
    let command = "read -r id name state parent group rest </proc/$$/stat; echo $$ $group"
    let same = try Self.output(of: command).split(whereSeparator: \.isWhitespace)
    let own = try Self.output(of: command) { $0.leads = .group }
      .split(whereSeparator: \.isWhitespace)
    #expect(same.last.map(String.init) == "\(getpgrp())")
    #expect(own.count == 2 && own.first == own.last)
  }

  @Test("A process that leads a session has no terminal")
  func session() throws {
    let command =
      "read -r id name state parent group session terminal rest </proc/$$/stat; "
      + "echo $$ $group $session $terminal"
    let words = try Self.output(of: command) { $0.leads = .session }
      .split(whereSeparator: \.isWhitespace)
    #expect(words.count == 4 && words[1] == words[0] && words[2] == words[0] && words[3] == "0")
  }

  @Test("A process can only read the file passed as /dev/fd/3, and its errors are discarded")
  func streams() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("sound".utf8), to: "file")
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    let text = try Self.output(of: "echo error >&2; cat /dev/fd/3; read line || exit 1") {
      $0.file = file.number
    }
    #expect(text == "sound")
    #expect(try Self.output(of: "read line || echo end") == "end\n")
  }

  @Test("The end of a process is noticed, and a missing program can't be started")
  func end() throws {
    let (process, end) = try Spawn(silent: "/bin/sh", ["-c", "exit 3"]).startWatched()
    #expect(Descriptor.isReady(end.number, within: .seconds(60)))
    #expect(ProcessEnding.now(of: process) == .exited(3))
    #expect(throws: ErrorNumber(code: ENOENT)) {
      try Spawn(silent: "/nowhere/p", []).startWatched()
    }
  }
}
