internal import ArgumentParser

/// What is printed, where it goes, and in what form.
///
/// These are the options of `OutputArguments`, but a chart isn't a film and can be figures.
struct ChartOutputArguments: ParsableArguments {
  @Flag(name: .chart(.sparkline), help: ChartFlag.sparkline.help)
  var isSparkline = false
  @Flag(name: .chart(.describe), help: ChartFlag.describe.help)
  var isDescription = false
  @Option(
    help: ArgumentHelp(
      "Columns of text, or pixels of a picture; or both extents.", valueName: "n|wxh"))
  var size: String?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a file: .png, .svg, .txt, .ansi or .json, the figures of the window.",
      valueName: "file"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "The form of what is written, unless the suffix of -o says: png, svg, txt, ansi or json.",
      valueName: "form"))
  var format: String?
  @Option(help: ArgumentHelp("What lies under the picture.", valueName: "color"))
  var background: String?
  @Option(
    name: .customLong("ground"),
    help: ArgumentHelp(
      "The terminal’s background, into which edges blend; asked for where it can be.",
      valueName: "color"))
  var terminalBackground: String?
  @Option(help: ArgumentHelp("\(OutputKey.glyphs.expected).", valueName: "glyphs"))
  var glyphs: String?
  @Option(help: ArgumentHelp("\(OutputKey.color.expected).", valueName: "depth"))
  var color: String?

  var settings: [(key: OutputKey, text: String)] {
    let all: [(OutputKey, String?)] = [
      (.size, size), (.background, background), (.output, output), (.format, format),
      (.terminalBackground, terminalBackground), (.glyphs, glyphs), (.color, color),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}
