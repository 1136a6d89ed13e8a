import Cells
import Quotes
import Testing
import Texts

@testable import ShapeApp

@Suite struct QuotesAnswersTests {
  private func plan(_ words: String...) throws -> QuotesPlan { try QuotesPlan(words: words) }

  @Test("Tables, JSON and CSV are printed by their options")
  func flags() throws {
    #expect(try plan("--once").answer == .table)
    #expect(try plan("--json").answer == .json)
    #expect(try plan("--csv").answer == .csv)
    #expect(try plan("--csv").isPrinted)
    let sentences = try plan("--once", "--plain")
    #expect(sentences.answer == .table && sentences.isPlain)
  }

  @Test(
    "With --once, another option selects the form, and nothing is repeated",
    arguments: [
      ("--json", QuotesPlan.Answer.json), ("--csv", .csv), ("--format json", .json),
      ("--format txt", .picture), ("-o x.txt", .picture), ("-o x.csv", .csv),
      ("--size 40", .picture), ("--format waybar", .bar(.waybar)), ("--plain", .table),
      ("--feed 'p {symbol}' --refresh 9s", .table),
      ("--feed 'p {symbol}' --refresh 9s --csv", .csv),
    ])
  func once(others: String, answer: QuotesPlan.Answer) throws {
    for line in ["--once \(others)", "\(others) --once"] {
      let plan = try QuotesPlan(line: line)
      #expect(plan.answer == answer && !plan.isRepeated, "\(line)")
    }
  }

  @Test("JSON and CSV are selected by their name or a file extension")
  func figures() throws {
    let named = try plan("--format", "json", "-o", "x.txt")
    #expect(named.answer == .json && named.output.file == "x.txt" && named.output.format == nil)
    #expect(try plan("-o", "x.json").answer == .json)
    #expect(try plan("-o", "x.csv").answer == .csv)
    #expect(try plan("--csv", "-o", "x.data").output.file == "x.data")
    #expect(try plan("--json", "--format", "json").answer == .json)
    #expect(try plan("--format", "svg", "-o", "x.json").answer == .picture)
  }

  @Test("Output options and sizes request a picture")
  func pictures() throws {
    let plan = try plan("-o", "x.svg", "--size", "800x600", "--background", "white")
    #expect(plan.answer == .picture && plan.isPrinted && plan.output.form == .svg)
    #expect(plan.output.size == .both(width: 800, height: 600) && plan.output.background != nil)
    #expect(try self.plan("--size", "60").answer == .picture)
    #expect(try self.plan("--format", "ansi").output.form == .ansi)
    #expect(try self.plan("--format", "txt", "-o", "-").output.file == "-")
    // Options about how the terminal draws don't request a picture.
    let look = try self.plan(
      "--glyphs", "braille", "--color", "16", "--terminal-background", "#222")
    #expect(!look.isPrinted && look.output.medium == .glyphs(.braille))
  }

  @Test("A status bar format selects its line", arguments: StatusBar.allCases)
  func bars(format: StatusBar) throws {
    let plan = try plan("--format", format.rawValue, "--follow")
    #expect(plan.answer == .bar(format) && plan.output.format == nil && plan.follows)
  }

  @Test(
    "Conflicting outputs and unknown formats are rejected",
    arguments: [
      ("--json --csv", "--json and --csv can’t be combined"),
      ("--json --format png", "--json and --format png can’t be combined"),
      ("--csv --format waybar", "--csv and --format waybar can’t be combined"),
      ("--once -o quotes", "-o quotes should end in .png"),
      ("--format tmux -o x.txt", "--output and --format tmux can’t be combined"),
      ("--format cast", "--format takes png, svg, txt, ansi, json, csv, waybar"),
      ("--format cast", "i3status-rs or tmux, not “cast”"),
      ("-o x.cast", "-o x.cast should end in .png, .svg, .txt, .ansi, .json or .csv"),
      ("-o quotes", "unless --format is used"), ("-o -", "-o - should end in"),
    ])
  func refused(_ line: String, _ sentence: String) {
    let failure = QuotesPlan.failure(line)
    #expect(failure?.words.contains(sentence) == true, "\(line): \(failure?.words ?? "")")
    #expect(failure?.status == 64)
  }
}
