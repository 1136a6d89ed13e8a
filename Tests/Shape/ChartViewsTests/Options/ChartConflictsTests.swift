import CommandLines
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartConflictsTests {
  @Test(
    "Contradictory options are rejected, with a hint at the right ones",
    arguments: [
      ("--plain --describe", "--plain and --describe can’t be combined"),
      ("--describe --sparkline", "--describe and --sparkline can’t be combined"),
      ("--sparkline --format json", "--sparkline and --format can’t be combined"),
      ("--describe -o x.json", "--describe and --output can’t be combined"),
      ("--plain --format json", "--plain and --format can’t be combined"),
      ("--plain --json", "--plain and --json can’t be combined"),
      ("--json --format png", "--json and --format png can’t be combined"),
      ("--sparkline -o x.svg", "--sparkline and --output can’t be combined"),
      ("--sparkline --format txt", "--sparkline and --format can’t be combined"),
      ("--describe --size 20", "--describe and --size can’t be combined"),
      ("--plain -o x.png", "--plain and --output can’t be combined"),
      ("--format json --size 20", "--size and --format json can’t be combined"),
      ("-o x.json --size 20", "--size and -o x.json can’t be combined"),
      ("--sparkline --size 20x2", "--sparkline needs only a width"),
      ("--sparkline --glyphs kitty", "--sparkline and --glyphs kitty can’t be combined"),
      ("- a.csv -", "- can be used only once"),
      ("''", "a file name is empty"),
      ("a.csv --join compare", "--join needs two or more files"),
      ("a b --join compare --composition cards", "--join and --composition can’t be combined"),
      ("--last 5m", "--last needs --follow"), ("a.csv --last 10", "--last needs --follow"),
      ("--follow --plain --last 5", "--last and --plain can’t be combined"),
      ("--follow --from 3", "--follow and --from can’t be combined; see --last"),
      ("--follow -o x.svg", "--follow and --output can’t be combined"),
      ("--follow --sparkline", "--follow and --sparkline can’t be combined"),
      ("--follow --format json", "--follow and --format can’t be combined"),
      ("--follow --size 40", "--follow and --size can’t be combined"),
      ("--follow --describe", "--follow and --describe can’t be combined"),
      ("--input tsv --delimiter comma", "--input tsv and --delimiter comma can’t be combined"),
      (
        "--input json --header no", "--header and --input json can’t be combined: JSON has no cells"
      ),
      ("--input json --delimiter tab", "--delimiter and --input json can’t be combined"),
      ("--at a --input csv", "--at and --input csv can’t be combined: only JSON has paths"),
      ("--input json --decimal comma", "--decimal and --input json can’t be combined"),
      ("--pie --scale linear", "--pie and --scale can’t be combined: a pie has no axes"),
      ("--pie --range 0..1", "--pie and --range can’t be combined"),
      ("--pie --ticks six", "--pie and --ticks can’t be combined"),
      ("--pie --rule 1", "--pie and --rule can’t be combined"),
      ("--pie --two-axes", "--pie and --two-axes can’t be combined"),
      ("--percent --scale log", "--percent and --scale log can’t be combined"),
      ("--percent --two-axes", "--percent and --two-axes can’t be combined"),
      ("--stacked --two-axes", "--stacked and --two-axes can’t be combined"),
      ("--stacked --kind candle", "--stacked and --kind candle can’t be combined"),
      ("--pie --kind Close=candle", "--pie and --kind Close=candle can’t be combined"),
      ("--stacked --kind histogram", "--stacked and --kind histogram can’t be combined"),
      ("--kind histogram --two-axes", "--two-axes and --kind histogram can’t be combined"),
      (
        "--kind histogram --kind a=bar", "--kind histogram and --kind a=bar can’t be combined"
      ),
      ("--kind heatmap --rule 5", "--rule and --kind heatmap can’t be combined: a heatmap has no"),
      ("--kind box --hide a", "--hide and --kind box can’t be combined; see --columns"),
      ("--kind bar --bins 5", "--bins and --kind bar can’t be combined"),
      ("--rebase --bins 5", "--rebase and --bins can’t be combined"),
      ("--x-scale log --kind box", "--x-scale log and --kind box can’t be combined"),
      ("--facet --kind box", "--facet and --kind box can’t be combined"),
      ("--horizontal --kind line", "--horizontal and --kind line can’t be combined"),
      ("--horizontal --rule 5", "--horizontal and --rule can’t be combined"),
      ("--count a --rate", "--count and --rate can’t be combined"),
      ("--percent --volume", "--percent and --volume can’t be combined"),
      ("--volume --scale symlog", "--volume and --scale symlog can’t be combined"),
      ("--rebase --percent", "--rebase and --percent can’t be combined"),
      ("--rebase --scale log", "--rebase and --scale log can’t be combined"),
      ("--rate --kind candle", "--rate and --kind candle can’t be combined"),
      ("--count a --by b", "--count and --by can’t be combined"),
      ("--transpose --follow", "--transpose and --follow can’t be combined"),
      ("--count a --kind candle", "--count and --kind candle can’t be combined"),
      ("--scale log --range 0..10", "--scale log needs a --range above 0, not 0; --scale symlog"),
      ("--scale log --range ..-1", "--scale log needs a --range above 0, not -1; --scale symlog"),
      ("--scale log --rule -2.5", "--scale log needs a --rule above 0, not -2.5; --scale symlog"),
      ("--from 9 --to 3", "--from 9 is after --to 3"),
    ])
  func contradictions(_ line: String, _ sentence: String) {
    let refusal = ChartPlan.command.refusal(of: line)
    #expect(refusal?.contains(sentence) == true, "\(line): \(refusal ?? "")")
    #expect(refusal?.hasSuffix(".") == false)
  }

  @Test(
    "Options that only seem to contradict each other are accepted",
    arguments: [
      "--stacked --percent --pie", "--input tsv --delimiter tab", "--input json --date dmy",
      "--percent --range 0..50 --scale symlog", "--scale log --range 1.. --rule 5",
      "--from 2024 --to 2024", "--from 2024-05-17 --to 2023", "--format json -o x.png",
      "--follow --skip-bad-rows --no-animation", "--describe --zone utc --hide a",
      "--json --format json", "--volume --scale linear", "--follow --by host", "--count c --pie",
      "--kind histogram --bins 20 --scale log", "--bins 20",
      "a b --join continue --kind candle --volume",
      "a b --composition cards -o x.svg",
    ])
  func accepted(line: String) {
    #expect(throws: Never.self) { try ChartPlan.command.parsed(line: line) }
  }
}
