import Foundation
import TestSupport
import Testing

/// `shape chart` as started by a shell.
@Suite("shape chart")
struct ChartCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let rows =
    "day,a,b\n" + (1...28).map { "2024-02-\($0 < 10 ? "0" : "")\($0),\($0),\($0 * $0)\n" }.joined()

  private func chart(_ arguments: [String], input: String = "") throws -> BuiltShape.Run {
    try BuiltShape(folder).run(["chart"] + arguments, input: input)
  }

  @Test("A file and a pipe are printed, and written in each format")
  func printed() throws {
    _ = try folder.write(Array(Self.rows.utf8), to: "a.csv")
    let file = try chart(["a.csv", "--size", "60x16"])
    #expect(file.status == 0 && file.output.contains("Feb 1 2024 – Feb 28 2024, 2 lines"))
    let pipe = try chart(["--size", "60x16", "--title", "a.csv"], input: Self.rows)
    #expect(pipe.output == file.output)
    for (form, start) in [
      ("png", "\u{89}PNG"), ("svg", "<svg"), ("txt", "a.csv"), ("ansi", "a.csv"),
    ] {
      let run = try chart(["a.csv", "-o", "out.\(form)"])
      let text = String(decoding: folder.read("out.\(form)") ?? [], as: Unicode.ASCII.self)
      #expect(run.status == 0 && run.output.isEmpty, "\(run)")
      #expect(form == "png" ? text.contains("PNG") : text.hasPrefix(start), "\(text.prefix(20))")
    }
  }

  @Test("Figures, a line of text and sentences are available to scripts")
  func answers() throws {
    let figures = try chart(["--format", "json", "--from", "2024-02-10"], input: Self.rows)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(figures.output.utf8)) as? [String: Any])
    let charts = try #require(data["charts"] as? [[String: Any]] ?? [data])
    let series = try #require(charts.first?["series"] as? [[String: Any]])
    #expect(series.count == 2 && figures.status == 0)
    let spark = try chart(["--sparkline", "--size", "8", "--columns", "a"], input: Self.rows)
    #expect(spark.output.contains("▁") && spark.output.contains("█"))
    let words = try chart(["--describe", "--columns", "b"], input: Self.rows)
    #expect(words.output.contains("784"))
  }

  private static let failures: [([String], String, Int32, String)] = [
    (["none.csv"], "", 66, "none.csv can’t be read: No such file"),
    ([], "a,b\nx,y\n", 65, "no column of numbers"),
    ([], "1,2\n3,4\n5\n6,7,8\n9,1,2,3\n1,1,1,1,1\n", 65, "row 3: the row has 1 cell"),
    (["--kind", "cake"], rows, 64, "cake"),
    (["--rule", "soon"], rows, 64, "--rule soon should be a number such as 100"),
    (["--rule", "9 moons"], rows, 64, "--rule: “moons” isn’t a date"),
    (["--hide", "c"], rows, 64, "--hide: there is no series “c”"),
    (["--from", "2025"], rows, 64, "it covers Feb 1 2024"),
    (["--follow"], rows, 69, "--follow needs a terminal"),
    (["--times", "days"], rows, 64, "seconds, milliseconds"),
  ]

  @Test("A chart that can't be drawn gives a sentence and its status", arguments: failures)
  func failure(_ arguments: [String], _ input: String, _ status: Int32, _ words: String) throws {
    let run = try chart(arguments, input: input)
    #expect(run.status == status && run.output.isEmpty, "\(run)")
    #expect(run.error.contains(words), "\(run.error)")
  }

  @Test("A faulty row can be skipped, and is counted")
  func skipped() throws {
    let run = try chart(
      ["--skip-bad-rows", "--format", "json"],
      input: "day,a\n2024-01-01,1\n2024-01-02,abc\n2024-01-03,3\n")
    #expect(run.status == 0 && run.error.contains("1 row was skipped: row 3"))
    let gap = try chart(["--json"], input: "day,a\n2024-01-01,1\n2024-01-02,abc\n2024-01-03,3\n")
    #expect(gap.status == 0 && gap.error.contains("1 cell was skipped: row 3"))
  }

  @Test("Without a terminal, a piped command prints words")
  func plain() throws {
    _ = try folder.write(Array(Self.rows.utf8), to: "a.csv")
    let run = try chart(["a.csv", "--plain"], input: "\n\nq\n")
    #expect(run.status == 0 && run.output.contains("Feb"), "\(run)")
  }

  // MARK: On a terminal

  private func session(_ path: String, _ arguments: [String]) throws -> TerminalSession {
    var options = TerminalSession.LaunchOptions()
    (options.columns, options.rows) = (80, 24)
    options.environment = ["TZ=UTC"]
    return try #require(TerminalSession(path: path, arguments, options))
  }

  @Test("The chart is zoomed, read and quit, and the terminal is restored")
  func terminal() throws {
    let file = try folder.write(Array(Self.rows.utf8), to: "a.csv")
    let session = try session(builtProgram("shape"), ["chart", file])
    #expect(session.waitForText("2 lines"))
    session.terminal.type("\u{1B}[C")
    #expect(session.waitForText("Fri, Feb 9 2024"))
    session.terminal.type("+")
    #expect(session.waitForText("300"))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("A stream is drawn, its end is reported, and it stays until the user quits")
  func stream() throws {
    let file = try folder.write(Array(Self.rows.utf8), to: "a.csv")
    let program = builtProgram("shape")
    let session = try session(
      "/bin/sh", ["-c", "/bin/cat '\(file)' | '\(program)' chart --follow --last 20"])
    #expect(session.waitForText("600"))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("A day opens from its file in the chart's folder")
  func day() throws {
    let day = 1_709_164_800_000  // 2024-02-29
    func json(_ times: [Int]) -> [UInt8] {
      let list = { (label: String, values: [Int]) in
        "[\"\(label)\"," + values.map(String.init).joined(separator: ",") + "]"
      }
      return Array(
        ("{\"columns\":[" + list("x", times) + "," + list("y0", times.indices.map { $0 + 1 })
          + "],\"types\":{\"x\":\"x\",\"y0\":\"line\"},\"names\":{\"y0\":\"Calls\"},"
          + "\"colors\":{}}").utf8)
    }
    let file = try folder.write(json((0..<9).map { day + $0 * 86_400_000 }), to: "overview.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/2024-03", withIntermediateDirectories: false)
    _ = try folder.write(
      json((0..<24).map { day + 2 * 86_400_000 + $0 * 3_600_000 }), to: "2024-03/02.json")
    let session = try session(builtProgram("shape"), ["chart", file])
    #expect(session.waitForText("1 line"))
    // The indicator starts near the third of nine days.
    session.terminal.type("\u{1B}[C")
    #expect(session.waitForText("Sat, Mar 2 2024"))
    session.terminal.type("\r")
    #expect(session.waitForText("12:00"))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
  }
}
