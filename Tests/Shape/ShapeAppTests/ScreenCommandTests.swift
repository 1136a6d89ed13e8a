import Outputs
import Sketches
import TestSupport
import Testing

@testable import ShapeApp

/// The commands that show something on a terminal, where there is none.
@MainActor
struct ScreenCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A terminal that isn’t there can’t be queried")
  func probe() {
    for words in [["probe"], ["probe", "--json"]] {
      #expect(CommandRun(words).refusal(69) == "there is no terminal to query")
    }
  }

  @Test("Without a terminal nothing spins, but a recording does")
  func spin() {
    #expect(CommandRun(["spin", "ring"]).refusal(69)?.hasPrefix("spin needs a terminal") == true)
    #expect(
      CommandRun(["spin", "ring", "-o", "a.svg"]).refusal()?.contains("still picture") == true)
    #expect(
      CommandRun(["spin", "ring", "--size", "9"]).refusal()?.contains("whole screen") == true)
    let words = ["spin", "ring", "--period", "1", "--rate", "4", "--size", "12x6"]
    let run = CommandRun(words + ["--format", "cast"])
    #expect(run.isSuccess && run.output.hasPrefix("{\"version\": 2"))
    let file = CommandRun(words + ["-o", "\(folder.path)/a.cast"])
    #expect(file.isSuccess && file.bytes.isEmpty && folder.read("a.cast") == run.bytes)
  }

  @Test("Reduced motion makes a still picture of what would spin")
  func stillness() {
    let variables = ["LANG": "C.UTF-8", "REDUCED_MOTION": "1"]
    let run = CommandRun(["spin", "star"], variables)
    #expect(run.isSuccess && run.output == CommandRun(["draw", "star"], variables).output)
    #expect(CommandRun(["spin", "star"], ["REDUCED_MOTION": "0"]).refusal(69) != nil)
  }

  @Test("Without a terminal, the gallery is a sheet with the names of all shapes")
  func gallery() {
    let run = CommandRun(["gallery"])
    #expect(run.isSuccess && run.output == CommandRun(["gallery", "--sheet"]).output)
    for shape in ShapeKind.allCases {
      #expect(run.lines.contains { $0.hasPrefix(shape.rawValue.prefix(9)) }, "\(shape)")
    }
    let file = CommandRun(["gallery", "-o", "\(folder.path)/a.svg"])
    #expect(file.isSuccess && file.bytes.isEmpty && folder.names == ["a.svg"])
  }

  @Test("A face has 60 columns, and 20 rows or one", arguments: ["ring", "pie", "diamond", "line"])
  func face(_ name: String) {
    let run = CommandRun(["face", name, "10s"])
    #expect(run.isSuccess && run.lines.count == (name == "line" ? 1 : 20), "\(run.ending)")
    #expect(run.lines.allSatisfy { $0.count <= 60 } && run.output.contains { !$0.isWhitespace })
    let sized = CommandRun(["face", name, "10s", "--size", "30x9"])
    #expect(sized.lines.count == 9 && sized.lines.allSatisfy { $0.count <= 30 })
  }

  @Test("A face is drawn in pixels on request, with its texts above them")
  func pixels() {
    let run = CommandRun(["face", "ring", "10s", "--glyphs", "sixel", "--size", "30x9"])
    #expect(run.isSuccess && run.output.contains("\u{1B}P0;1;0q"))
    let texts = run.output.split(separator: "\u{1B}\\").last ?? ""
    #expect(texts.contains("10"))
    let line = CommandRun(["face", "line", "10s", "--glyphs", "sixel"])
    #expect(line.isSuccess && line.output.contains("10"))
  }

  @Test("A recording of a face ends after the time that is left")
  func recording() {
    let run = CommandRun(
      ["face", "line", "10s", "--left", "1s", "--format", "cast", "--size", "20x1"])
    #expect(run.isSuccess && run.output.hasPrefix("{\"version\": 2") && run.lines.count > 2)
    let times = run.lines.dropFirst().compactMap { line in
      Double(line.dropFirst().prefix { $0 != "," })
    }
    #expect(times.count == run.lines.count - 1 && times == times.sorted())
    #expect((times.last ?? 9) <= 1)
  }

  @Test(
    "A face that can’t be drawn is refused",
    arguments: [
      (["rnig", "10s"], "unknown face “rnig”; the faces are: "), (["ring"], "a span is missing"),
      (["ring", "10s", "--left", "11s"], "--left 11s is longer than the countdown, 10s"),
      (["ring", "10s", "--state", "asleep"], "unknown state “asleep”"),
      (["ring", "soon"], "soon"),
      (["ring", "10s", "-o", "a.png"], "a face is made of text cells"),
      (["ring", "2h", "--format", "cast"], "can’t be longer than an hour"),
      (["ring", "10s", "--size", "8192x8192"], "text is limited to"),
    ])
  func refusals(_ words: [String], _ reason: String) {
    let refusal = CommandRun(["face"] + words).refusal()
    #expect(refusal?.contains(reason) == true, "\(refusal ?? "none")")
  }
}
