import Testing

@testable import ShapeApp

@Suite struct QuotesConflictsTests {
  @Test(
    "Contradictory options are rejected, with a hint at the right ones",
    arguments: [
      ("--plain --json", "--plain and --json are different answers"),
      ("--plain -o x.png", "--plain and -o x.png are different answers"),
      ("--plain --size 20", "--plain and --size are different answers"),
      ("--plain --format tmux", "--plain and --format tmux are different answers"),
      ("--format csv --size 20", "--size is that of a picture, and --format csv prints none"),
      ("--format waybar --size 20", "--size is that of a picture, and --format waybar"),
      ("- a.csv -", "standard input, which can be read once"),
      ("'' a.csv", "a file name is empty"),
      ("a.csv --group Tech", "--group is one of the watch list, which files take the place of"),
      ("--refresh 30s", "--refresh goes with --feed"),
      ("--time-limit 5s", "--time-limit goes with --feed"),
      ("--feed 'p {symbol}' --follow", "--follow reads a stream of them: leave one of them out"),
      ("--feed 'p {symbol}' --refresh 9s -o a.json", "-o a.json prints once"),
      ("--feed 'p {symbol}' --refresh 9s --csv", "--csv prints once"),
      ("--follow --json -o a.json", "--json prints once"),
      ("--follow --once", "--once prints once: leave --follow out"),
      ("--follow --once --json", "--once prints once: leave --follow out"),
      ("--follow --csv", "--csv prints once"), ("--follow -o x.svg", "-o x.svg prints once"),
      ("--follow --size 40", "--size prints once"),
      ("--once --alert 'A > 1'", "--alert is about alerts, which ring when prices change, and"),
      ("--json --device hw", "--device is about alerts"),
      ("--input tsv --delimiter comma", "--delimiter comma goes with --input csv"),
      ("--input json --header no", "--header is about rows of cells"),
      ("--input json --delimiter tab", "--delimiter is about rows of cells"),
      ("--input json --decimal comma", "--decimal is about rows of cells"),
    ])
  func contradictions(_ line: String, _ sentence: String) {
    let failure = QuotesPlan.failure(line)
    #expect(failure?.words.contains(sentence) == true, "\(line): \(failure?.words ?? "")")
    #expect(failure?.status == 64)
    #expect(failure?.words.hasSuffix(".") == false)
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
      "--reverse", "--symbols A --follow --still",
    ])
  func accepted(line: String) {
    #expect(throws: Never.self) { try QuotesPlan(line: line) }
  }
}
