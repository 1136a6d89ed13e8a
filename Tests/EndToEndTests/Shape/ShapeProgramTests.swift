import Foundation
import TestSupport
import Testing

/// The built program as started by a shell.
struct ShapeProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shape(
    _ arguments: [String], input: String = "", from path: String? = nil,
    _ variables: [String: String] = [:]
  ) throws -> BuiltShape.Run {
    try BuiltShape(folder).run(arguments, input: input, from: path, variables)
  }

  @Test("Each file format is written, and nothing else")
  func files() throws {
    for (form, start) in [
      ("png", "\u{89}PNG"), ("svg", "<svg"), ("txt", " "), ("ansi", " "),
      ("cast", "{\"version\": 2"),
    ] {
      let run = try shape(["draw", "ring", "--size", "20", "-o", "a.\(form)"])
      #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty, "\(run)")
      let text = String(decoding: folder.read("a.\(form)") ?? [], as: Unicode.ASCII.self)
      #expect(form == "png" ? text.contains("PNG") : text.hasPrefix(start), "\(text.prefix(20))")
    }
    #expect(folder.names.sorted() == [".input", "a.ansi", "a.cast", "a.png", "a.svg", "a.txt"])
  }

  private static let failures: [([String], Int32, String)] = [
    ([], 64, "shape draws shapes"),
    (["draw", "rign"], 64, "unknown shape “rign”"),
    (["drw"], 64, "shape: unknown command “drw”; did you mean draw?"),
    (["5x"], 64, "shape: unknown command “5x”; shape --help lists them"),
    (
      ["draw", "ring", "--foo", "1"], 64,
      "unknown option “--foo”; shape draw --help lists all options"
    ),
    (["draw", "ring", "-o", "foo"], 64, "-o foo should end in"),
    (["face", "ring", "10s", "-o", "foo"], 64, "-o foo should end in"),
    (["gallery", "-o", "foo"], 64, "-o foo should end in"),
    (["face", "ring", "10s", "--left", "11s"], 64, "longer than the countdown"),
    (["spin", "ring", "-o", "a.png"], 64, "still picture"),
    (["spin", "ring", "--size", "9"], 64, "whole screen"),
    (["spin", "ring"], 69, "needs a terminal"),
    (
      ["spin", "ring", "--turns", "100", "--period", "10", "--size", "400x200", "-o", "x.cast"], 64,
      "too large"
    ),
    (["draw", "-"], 65, "has no layer"),
    (["draw", "ring", "-o", "no/such/a.png"], 73, "can’t be written"),
    (["draw", "ring", "--size", "8192x8192"], 64, "limited to"),
  ]

  @Test("An impossible request gives a sentence and its status", arguments: failures)
  func failure(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let run = try shape(arguments)
    #expect(run.status == status && run.output.isEmpty, "\(run)")
    #expect(run.error.contains(words), "\(run.error)")
    #expect(folder.names == [".input"])
  }

  @Test("A scene is read once, also in a static picture")
  func scene() throws {
    let scene = "[[layer]]\nshape = 'star'\n"
    let still = try shape(["spin", "-"], input: scene, ["REDUCED_MOTION": "1"])
    let drawn = try shape(["draw", "-"], input: scene)
    #expect(still.status == 0 && still.output == drawn.output && drawn.output.contains("█"))
  }

  @Test("Input that can't be a scene is reported as such")
  func noScene() throws {
    let long = try shape(["draw", "-"], input: String(repeating: "#", count: (1 << 20) + 1))
    #expect(long.status == 65 && long.error == "shape: the scene is larger than 1 MiB\n")
    let folder = try shape(["draw", "-"], from: "/")
    #expect(folder.status == 66)
    #expect(folder.error == "shape: standard input can’t be read: Is a directory\n")
  }

  @Test("A charset other than UTF-8 gets ASCII")
  func ascii() throws {
    for words in [["draw", "ring"], ["face", "ring", "10s", "--name", "Café"], ["gallery"]] {
      let run = try shape(words, ["LC_ALL": "C"])
      #expect(run.status == 0 && run.output.utf8.allSatisfy { $0 < 0x80 }, "\(run.output)")
    }
  }

  @Test("Errors and help are ASCII there too, and name the program as it was called")
  func words() throws {
    let link = try #require(folder.makeLink("figures", to: builtProgram("shape")))
    for words in [
      ["draw", "rign"], ["draw", "ring", "--foo"], ["--help"], ["--help-all"], ["5x"], [],
    ] {
      let ascii = Documents.output(of: link, words, ["LC_ALL": "C"])
      #expect(!ascii.isEmpty && ascii.utf8.allSatisfy { $0 < 0x80 }, "\(ascii)")
      #expect(!ascii.contains("Error:") && !ascii.contains("shape:"), "\(ascii)")
    }
    #expect(
      Documents.output(of: link, ["draw", "rign"]).hasPrefix("figures: unknown shape “rign”; "))
    #expect(Documents.output(of: link, ["--help"]).contains("  figures gallery  "))
  }

  @Test(
    "Each command has its own help",
    arguments: [
      ["draw", "--help"], ["draw", "ring", "-h"], ["draw", "--help-all"],
      ["spin", "star", "--width", "3", "--help"],
      ["face", "-h"], ["gallery", "--help"], ["probe", "--help"],
    ])
  func help(words: [String]) throws {
    let run = try shape(words)
    let command = try #require(words.first)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    #expect(run.output.contains("Usage: shape \(command)"), "\(run.output)")
    #expect(run.output.contains("-h, --help"), "\(run.output)")
  }

  @Test("A gallery in a file is as wide as its tiles")
  func gallery() throws {
    #expect(try shape(["gallery", "--size", "76x2", "-o", "g.txt"]).status == 0)
    let rows = String(decoding: folder.read("g.txt") ?? [], as: UTF8.self).split(separator: "\n")
    #expect((rows.map(\.count).max() ?? 0) > 80)
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    #expect(try shape(["draw", "ring", "--format", "svg", "-o", "/dev/null"]).status == 0)
    let run = try shape(["draw", "ring", "--format", "svg", "-o", "/dev/stdout"])
    #expect(run.status == 0 && run.output.hasPrefix("<svg"), "\(run)")
  }

  @Test("The spin command restores the terminal", arguments: ["q", "\u{3}"])
  func spin(_ key: String) throws {
    let session = try #require(
      TerminalSession("shape", ["spin", "star"], TerminalSession.LaunchOptions()))
    #expect(session.wait { session.received.count > 200 })
    session.terminal.type("\u{1B}[?62c" + key)
    #expect(session.next() == (key == "q" ? .exited(0) : .killed(by: 2)))
    #expect(session.trace.isRestored, "\(session.trace)")
    #expect(session.terminal.line == session.lineBefore)
  }

  @Test("Ctrl-C during a terminal query leaves the line unchanged")
  func interrupted() throws {
    var options = TerminalSession.LaunchOptions()
    options.environment = ["TERM=xterm-256color", "LC_ALL=C.UTF-8"]
    let session = try #require(TerminalSession("shape", ["draw", "ring"], options))
    #expect(session.wait { session.received.contains(0x1B) })
    session.terminal.type("\u{3}")
    // On a busy machine it may have drawn already.
    #expect([.killed(by: 2), .exited(0)].contains(session.next()))
    #expect(session.terminal.line == session.lineBefore)
  }
}
