import Testing

@testable import ShapeApp

struct ChartConflictsTests {
  @Test(
    "Contradictory options are rejected, with a hint at the right ones",
    arguments: [
      ("--plain --describe", "--plain and --describe are different answers"),
      ("--describe --sparkline", "--describe and --sparkline are different answers"),
      ("--sparkline --format json", "--sparkline and --format json are different answers"),
      ("--describe -o x.json", "--describe and -o x.json are different answers"),
      ("--plain --format json", "--plain and --format json are different answers"),
      ("--sparkline -o x.svg", "-o writes a picture, --sparkline words"),
      ("--sparkline --format txt", "--format writes a picture, --sparkline words"),
      ("--describe --size 20", "--size writes a picture, --describe words"),
      ("--plain -o x.png", "-o writes a picture, --plain words"),
      ("--format json --size 20", "--size is that of a picture, and --format json writes none"),
      ("--sparkline --size 20x2", "--sparkline has one row"),
      ("--sparkline --glyphs kitty", "--glyphs takes block, braille or ascii there"),
      ("- a.csv -", "standard input, which can be read once"),
      ("''", "a file name is empty"),
      ("a.csv --join compare", "--join makes one chart of several files: name two or more"),
      ("a b --join compare --composition cards", "leave one of them out"),
      ("--last 5m", "--last goes with --follow"), ("a.csv --last 10", "--last goes with --follow"),
      ("a.csv --follow", "tail -n +1 -f a.csv | "),
      ("'a b.csv' --follow", "tail -n +1 -f 'a b.csv' | "),
      ("--follow -o x.svg", "-o prints once: leave --follow out"),
      ("--follow --sparkline", "--sparkline prints once"),
      ("--follow --format json", "--format json prints once"),
      ("--follow --size 40", "--size prints once"),
      ("--follow --describe", "--describe prints once"),
      ("--input tsv --delimiter comma", "--delimiter comma goes with --input csv"),
      ("--input json --header no", "--header is about rows of cells"),
      ("--input json --delimiter tab", "--delimiter is about rows of cells"),
      ("--input json --decimal comma", "--decimal is about rows of cells"),
      ("--pie --scale linear", "a pie has no axes for --scale"),
      ("--pie --range 0..1", "a pie has no axes for --range"),
      ("--pie --ticks six", "a pie has no axes for --ticks"),
      ("--pie --rule 1", "a pie has no axes for --rule"),
      ("--pie --two-axes", "a pie has no axes for --two-axes"),
      ("--percent --scale log", "shares go from 0 to 100 on a linear scale"),
      ("--percent --two-axes", "--percent adds series up on one axis"),
      ("--stacked --two-axes", "--stacked adds series up on one axis"),
      ("--stacked --kind candle", "candles have no parts that --stacked could add up"),
      ("--pie --kind Close=candle", "candles have no parts that --pie could add up"),
      ("--percent --volume", "--volume is drawn below candles"),
      ("--scale log --range 0..10", "not --range with 0; --scale symlog"),
      ("--scale log --range ..-1", "not --range with -1; --scale symlog"),
      ("--scale log --rule -2.5", "not --rule -2.5; --scale symlog"),
      ("--from 9 --to 3", "--from 9 lies after --to 3"),
    ])
  func contradictions(_ line: String, _ sentence: String) {
    let failure = ChartPlan.failure(line)
    #expect(failure?.words.contains(sentence) == true, "\(line): \(failure?.words ?? "")")
    #expect(failure?.status == 64)
    #expect(failure?.words.hasSuffix(".") == false)
  }

  @Test(
    "Options that only seem to contradict each other are accepted",
    arguments: [
      "--stacked --percent --pie", "--input tsv --delimiter tab", "--input json --date dmy",
      "--percent --range 0..50 --scale symlog", "--scale log --range 1.. --rule 5",
      "--from 2024 --to 2024", "--from 2024-05-17 --to 2023", "--format json -o x.png",
      "--follow --skip-bad-rows --no-animation", "--describe --zone utc --hide a",
      "a b --join continue --kind candle --volume", "a b --composition cards -o x.svg",
    ])
  func accepted(line: String) {
    #expect(throws: Never.self) { try ChartPlan(line: line) }
  }
}
