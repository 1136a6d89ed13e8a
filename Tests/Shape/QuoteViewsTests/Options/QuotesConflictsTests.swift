import CommandLines
import TestSupport
import Testing

@testable import QuoteViews

@Suite struct QuotesConflictsTests {
  @Test(
    "Contradictory options are rejected, with a hint at the right ones",
    arguments: [
      ("--plain --json", "--plain and --json can’t be combined"),
      ("--plain -o x.png", "--plain and --output can’t be combined"),
      ("--plain --size 20", "--plain and --size can’t be combined"),
      ("--plain --format tmux", "--plain and --format can’t be combined"),
      ("--format csv --size 20", "--size and --format csv can’t be combined"),
      ("--format waybar --size 20", "--size and --format waybar can’t be combined"),
      ("-o x.csv --size 20", "--size and -o x.csv can’t be combined"),
      ("- a.csv -", "- can be used only once"),
      ("'' a.csv", "a file name is empty"),
      ("a.csv --group Tech", "--group needs a watch list"),
      ("--refresh 30s", "--refresh needs --feed"),
      ("--time-limit 5s", "--time-limit needs --feed"),
      ("--feed 'p {symbol}' --follow", "--feed and --follow can’t be combined"),
      ("--feed 'p {symbol}' --refresh 9s -o a.json", "--refresh and --output can’t be combined"),
      ("--feed 'p {symbol}' --refresh 9s --csv", "--refresh and --csv can’t be combined"),
      ("--follow --json -o a.json", "--follow and --output can’t be combined"),
      ("--follow --once", "--follow and --once can’t be combined"),
      ("--follow --once --json", "--follow and --once can’t be combined"),
      ("--follow --csv", "--follow and --csv can’t be combined"),
      ("--follow --format png", "--follow and --format png can’t be combined"),
      ("--follow -o x.svg", "--follow and --output can’t be combined"),
      ("--follow --size 40", "--follow and --size can’t be combined"),
      ("--once --alert 'A > 1'", "--alert and --once can’t be combined"),
      ("--json --device hw", "--device and --json can’t be combined"),
      ("--format tmux --sound x", "--sound and --format tmux can’t be combined"),
      ("--input tsv --delimiter comma", "--input tsv and --delimiter comma can’t be combined"),
      (
        "--input json --header no", "--header and --input json can’t be combined: JSON has no cells"
      ),
      ("--input json --delimiter tab", "--delimiter and --input json can’t be combined"),
      ("--input json --decimal comma", "--decimal and --input json can’t be combined"),
    ])
  func contradictions(_ line: String, _ sentence: String) {
    let refusal = QuotesPlan.command.refusal(of: line)
    #expect(refusal?.contains(sentence) == true, "\(line): \(refusal ?? "")")
    #expect(refusal?.hasSuffix(".") == false)
  }

  @Test(
    "Options that only seem to contradict each other are accepted",
    arguments: [
      "--once --plain", "--follow --plain --alert 'A > 1'", "--follow --format waybar",
      "--feed 'p {symbol}' --once --time-limit 3s", "--input tsv --delimiter tab",
      "--feed 'p {symbol}' --refresh 9s --format tmux", "--input json --date dmy",
      "--mute --sound sonar --volume 5 --device hw", "--json --decimals 3",
      "--mute --alert 'A > 1'", "--group Tech --once", "--mute --csv",
      "a.csv --list b.csv --group Tech", "--follow --json", "--follow --json --alert 'A > 1'",
      "--feed 'p {symbol}' --refresh 9s --json",
      "--json --alert 'A > 1'", "--format tmux --alert 'A > 1'", "--once --json --alert 'A > 1'",
      "--reverse", "--symbols A --follow --no-animation",
    ])
  func accepted(line: String) {
    #expect(throws: Never.self) { try QuotesPlan.command.parsed(line: line) }
  }
}
