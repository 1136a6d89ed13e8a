import Outputs
import TestSupport
import Testing

@testable import ShapeApp

@MainActor
struct DrawCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A picture in a pipe has the size that is given, and no escape sequences")
  func pipe() {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      let columns = Int.random(in: 1...60, using: &numbers)
      let rows = Int.random(in: 1...30, using: &numbers)
      let run = CommandRun(["draw", "rectangle", "--size", "\(columns)x\(rows)"])
      #expect(run.isSuccess && run.lines.count == rows)
      #expect(run.lines.allSatisfy { $0.count <= columns } && !run.bytes.contains(0x1B))
    }
  }

  @Test("The name of a shape alone is drawn", arguments: ["ring", "star", "pie"])
  func name(_ shape: String) {
    let run = CommandRun([shape, "--size", "20"])
    #expect(run.isSuccess && run.output == CommandRun(["draw", shape, "--size", "20"]).output)
    #expect(run.output.contains { !$0.isWhitespace })
  }

  @Test("A terminal gets colors, and a pipe gets them on request")
  func colors() {
    let words = ["draw", "circle", "--paint", "#f80", "--size", "8"]
    #expect(CommandRun(words, terminals: [1]).bytes.contains(0x1B))
    #expect(CommandRun(words + ["--color", "truecolor"]).output.contains("2;255;136;0"))
    #expect(!CommandRun(words + ["--color", "never"], terminals: [1]).output.contains("[38"))
  }

  @Test("Each format is written to a file, and to standard output as the same bytes")
  func formats() {
    for format in PictureFormat.allCases.map(\.rawValue) {
      let file = CommandRun(
        ["draw", "star", "--size", "20", "-o", "\(folder.path)/a.\(format)"])
      let bytes = folder.read("a.\(format)") ?? []
      #expect(file.isSuccess && file.bytes.isEmpty && !bytes.isEmpty, "\(format)")
      for words in [["--format", format], ["--format", format, "-o", "-"]] {
        let run = CommandRun(["draw", "star", "--size", "20"] + words)
        #expect(run.isSuccess && run.bytes == bytes, "\(words)")
      }
    }
    #expect(folder.read("a.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(folder.read("a.svg")?.starts(with: "<svg".utf8) == true)
  }

  @Test("A file that can’t be written leaves nothing behind")
  func unwritable() {
    let path = "\(folder.path)/none/a.svg"
    #expect(
      CommandRun(["draw", "ring", "-o", path]).refusal(73)?.hasPrefix("\(path) can’t be written: ")
        == true)
    #expect(folder.names.isEmpty)
  }

  @Test(
    "What can’t be drawn is refused",
    arguments: [
      (["draw", "rnig"], "unknown shape “rnig”; the shapes are: circle, ring"),
      (["draw", "ring", "-o", "a.gif"], "should end in .png"),
      (["draw", "-o", "a.gif"], "name a shape"),
      (["draw", "ring", "--size", "8192x8192"], "text is limited to"),
      (["draw", "ring", "--format", "png"], "a terminal can’t show a PNG file"),
      (["draw"], "name a shape, such as shape draw ring"),
      (["draw", "-", "ring"], "- and shapes can’t be combined"),
    ])
  func refusals(_ words: [String], _ reason: String) {
    let refusal = CommandRun(words, terminals: [0, 1]).refusal()
    #expect(refusal?.contains(reason) == true, "\(refusal ?? "none")")
  }

  @Test("A scene on standard input is drawn like the same words")
  func scene() throws {
    let path = try folder.write(
      Array("size = '30x12'\n[[layer]]\nshape = 'star'\npoints = 7\n".utf8), to: "scene.toml")
    let drawn = CommandRun(["draw", "star", "--points", "7", "--size", "30x12"])
    for words in [["draw", "-"], ["draw"]] {
      let run = CommandRun(words, input: path)
      #expect(run.isSuccess && run.output == drawn.output, "\(run.ending)")
    }
    let narrow = CommandRun(["draw", "-", "--size", "9x4"], input: path)
    #expect(narrow.lines.count == 4)
  }

  @Test("A scene that can’t be read or understood has a status of its own")
  func scenes() throws {
    let large = try folder.write(Array(repeating: 0x23, count: (1 << 20) + 1), to: "large.toml")
    let binary = try folder.write([0xFF, 0xFE], to: "binary.toml")
    let broken = try folder.write(Array("[[layer".utf8), to: "broken.toml")
    #expect(CommandRun(["draw"], input: large).refusal(65) == "the scene is larger than 1 MiB")
    #expect(CommandRun(["draw"], input: binary).refusal(65) == "the scene isn’t text in UTF-8")
    #expect(CommandRun(["draw"], input: broken).refusal(65)?.hasPrefix("the scene’s ") == true)
    #expect(
      CommandRun(["draw"]).refusal(66)?.hasPrefix("standard input can’t be read: ") == true)
  }
}
