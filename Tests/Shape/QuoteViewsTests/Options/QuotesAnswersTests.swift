import Cells
import CommandLines
import Outputs
import Quotes
import TestSupport
import Testing
import Texts

@testable import QuoteViews

@Suite struct QuotesAnswersTests {
  private func plan(_ words: String...) throws -> QuotesPlan {
    try QuotesPlan.command.parsed(words)
  }

  @Test("Tables, JSON and CSV are printed by their options")
  func flags() throws {
    #expect(try plan("--once").form == .table)
    #expect(try plan("--json").form == .json)
    #expect(try plan("--csv").form == .csv)
    #expect(try plan("--csv").isPrinted && plan("--once").isPrinted)
    #expect(try plan("--once", "--plain").form == .sentences)
  }

  @Test(
    "With --once, another option selects the form, and nothing is repeated",
    arguments: [
      ("--json", QuotesPrinter.Form.json), ("--csv", .csv), ("--format json", .json),
      ("--format txt", nil), ("-o x.txt", nil), ("-o x.csv", .csv), ("--size 40", nil),
      ("--format waybar", .bar(.waybar)), ("--plain", .sentences),
      ("--feed 'p {symbol}' --refresh 9s", .table),
      ("--feed 'p {symbol}' --refresh 9s --csv", .csv),
    ])
  func once(others: String, form: QuotesPrinter.Form?) throws {
    for line in ["--once \(others)", "\(others) --once"] {
      let plan = try QuotesPlan.command.parsed(line: line)
      #expect(plan.isPicture == (form == nil) && plan.isPrinted && !plan.isRepeated, "\(line)")
      if let form { #expect(plan.form == form, "\(line)") }
    }
  }

  @Test("JSON and CSV are selected by their name or a file extension")
  func figures() throws {
    let named = try plan("--format", "json", "-o", "x.txt")
    #expect(named.form == .json && named.output.file == "x.txt" && !named.isPicture)
    #expect(try plan("-o", "x.json").form == .json)
    #expect(try plan("-o", "x.csv").form == .csv)
    #expect(try plan("--csv", "-o", "x.data").output.file == "x.data")
    #expect(try plan("--json", "--format", "json").form == .json)
    #expect(try plan("--format", "svg", "-o", "x.json").isPicture)
  }

  @Test("Output options and sizes request a picture")
  func pictures() throws {
    let plan = try plan("-o", "x.svg", "--size", "800x600", "--background", "white")
    #expect(plan.isPicture && plan.isPrinted && plan.output.picture == .svg)
    #expect(plan.output.size == .both(width: 800, height: 600) && plan.output.background != nil)
    #expect(try self.plan("--size", "60").isPicture)
    #expect(try self.plan("--format", "ansi").output.picture == .ansi)
    #expect(try self.plan("--format", "txt", "-o", "-").output.file == "-")
    // Options about how the terminal draws don't request a picture.
    let look = try self.plan(
      "--glyphs", "braille", "--color", "16", "--terminal-background", "#222")
    #expect(!look.isPrinted && look.output.medium == .glyphs(.braille))
  }

  @Test("A status bar format selects its line", arguments: StatusBar.allCases)
  func bars(format: StatusBar) throws {
    let plan = try plan("--format", format.rawValue, "--follow")
    #expect(plan.form == .bar(format) && !plan.isPicture && plan.isPrinted && plan.follows)
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
    let refusal = QuotesPlan.command.refusal(of: line)
    #expect(refusal?.contains(sentence) == true, "\(line): \(refusal ?? "")")
  }
}
