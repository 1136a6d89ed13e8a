import Foundation
import Outputs
import TestSupport
import Testing

@testable import ShapeApp

@MainActor
struct ChartCommandTests {
  private let folder: TemporaryFolder
  private let prices: String

  init() throws {
    folder = try TemporaryFolder()
    prices = try folder.write(
      Array("day,high,low\n2019-11-01,5,1\n2019-11-02,7,2\n2019-11-03,6,3\n".utf8),
      to: "prices.csv")
  }

  @Test("A chart from a file is the same from standard input")
  func sources() {
    // A file also gives the chart its name.
    for words in [
      ["--size", "60x12", "--title", "Prices"], ["--describe"], ["--format", "json"],
      ["--sparkline"],
    ] {
      let file = CommandRun(["chart", prices] + words)
      let pipe = CommandRun(["chart"] + words, input: prices)
      #expect(file.isSuccess && !file.bytes.isEmpty, "\(words) \(file.ending)")
      #expect(pipe.isSuccess && pipe.output == file.output, "\(words)")
    }
  }

  @Test("One file is followed, on a terminal")
  func followedFile() {
    #expect(
      CommandRun(["chart", prices, "--follow"]).refusal(69)
        == "--follow needs a terminal to show the stream; without it, the chart is printed as the "
        + "file is now")
    #expect(
      CommandRun(["chart", folder.path, "--follow"]).refusal(66)
        == "\(folder.path) can’t be read: it is a folder")
    #expect(
      CommandRun(["chart", prices, "-", "--follow"]).refusal()
        == "--follow takes one file or standard input, not 2 files")
  }

  @Test("A chart in a pipe has 80 columns and 20 rows, or the size that is given")
  func size() {
    let usual = CommandRun(["chart", prices])
    #expect(usual.lines.count == 20 && usual.lines.allSatisfy { $0.count <= 80 })
    for (size, rows) in [("40x10", 10), ("100x30", 30), ("50", 20)] {
      #expect(CommandRun(["chart", prices, "--size", size]).lines.count == rows, "\(size)")
    }
    #expect(!usual.bytes.contains(0x1B))
  }

  @Test("The figures are JSON, on standard output as in a file")
  func json() throws {
    let run = CommandRun(["chart", prices, "--format", "json"])
    #expect(run.isSuccess)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.bytes)) }
    let file = CommandRun(["chart", prices, "-o", "\(folder.path)/a.json"])
    #expect(file.isSuccess && file.bytes.isEmpty && folder.read("a.json") == run.bytes)
  }

  @Test("A description names what the chart shows, in a line for each chart")
  func description() {
    let one = CommandRun(["chart", prices, "--describe"])
    #expect(one.lines.count == 1 && one.output.contains("high") && one.output.contains("low"))
    let two = CommandRun(["chart", prices, prices, "--describe"])
    #expect(two.lines.map { String($0) } == [one.output, one.output].map { String($0.dropLast()) })
  }

  @Test("A sparkline has a cell for each value, up to the width that is given")
  func sparkline() {
    let run = CommandRun(["chart", prices, "--sparkline", "--columns", "high"])
    #expect(run.isSuccess && run.lines.count == 1 && run.output.contains("█"))
    let plain = CommandRun(["chart", prices, "--sparkline"], ["LC_ALL": "C"])
    #expect(plain.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("A picture is written in each format, and nothing on standard output")
  func pictures() {
    for format in ["png", "svg", "txt", "ansi"] {
      let run = CommandRun(["chart", prices, "-o", "\(folder.path)/a.\(format)"])
      #expect(run.isSuccess && run.bytes.isEmpty, "\(format) \(run.ending)")
      #expect(folder.read("a.\(format)")?.isEmpty == false, "\(format)")
    }
    let piped = CommandRun(["chart", prices, "--format", "svg"])
    #expect(piped.isSuccess && piped.bytes == folder.read("a.svg"))
  }

  @Test("Values that an axis can’t show are noted on standard error, beside the chart")
  func notes() throws {
    let path = try folder.write(Array("day,a\n1,1\n2,0\n3,100\n".utf8), to: "zero.csv")
    let run = CommandRun(["chart", path, "--scale", "log", "--columns", "a"])
    #expect(run.ending == .success && run.lines.count == 20)
    #expect(
      run.notes.hasSuffix(
        "draw-it: 1 value isn’t above 0, so a logarithmic axis can’t show it\n"))
    #expect(!run.notes.contains("\u{1B}"))
    let seen = CommandRun(["chart", path, "--scale", "log", "--format", "txt"], terminals: [2])
    #expect(seen.notes.hasPrefix("\u{1B}[2mdraw-it: ") && seen.notes.hasSuffix("\n\u{1B}[m"))
  }

  @Test("Without a terminal, plain mode describes the data from standard input and ends")
  func plain() {
    let run = CommandRun(["chart", "--plain"], input: prices)
    #expect(run.isSuccess && run.output.contains("high"))
  }

  @Test(
    "What can’t be shown is refused with a status of its own",
    arguments: [
      (["none.csv"], 66, "none.csv can’t be read"), (["--follow"], 69, "--follow needs a terminal"),
      (["words.csv"], 65, "column"), (["prices.csv", "--hide", "none"], 64, "no series “none”"),
      (["prices.csv", "--hide", "high,low"], 64, "--hide would hide all series"),
      (["prices.csv", "--from", "2020"], 64, "--from"),
      (["prices.csv", "prices.csv", "--facet", "--size", "20x6"], 64, "panels don’t fit in 20"),
      (["prices.csv", "-o", "a.gif"], 64, "should end in .png"),
      (["prices.csv", "-o", "none/a.svg"], 73, "can’t be written"),
    ])
  func refusals(_ words: [String], _ status: Int32, _ reason: String) throws {
    _ = try folder.write(Array("a,b\nx,y\nz,w\n".utf8), to: "words.csv")
    let words = words.map { $0.contains(".") ? "\(folder.path)/\($0)" : $0 }
    let refusal = CommandRun(["chart"] + words).refusal(status)
    #expect(refusal?.contains(reason) == true, "\(refusal ?? "none")")
    #expect(folder.names == ["prices.csv", "words.csv"])
  }

  @Test("A terminal on standard input isn’t read")
  func terminal() {
    #expect(
      CommandRun(["chart"], input: prices, terminals: [0]).refusal()
        == "name a file, such as draw-it chart prices.csv, or pipe data in: COMMAND | draw-it chart"
    )
  }
}
