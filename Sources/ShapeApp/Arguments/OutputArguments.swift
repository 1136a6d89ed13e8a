internal import ArgumentParser

/// Where a picture goes, and in what form.
struct OutputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Columns of text, or pixels of a picture; or both extents.", valueName: "n|wxh"))
  var size: String?
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a file: .png, .svg, .txt, .ansi or .cast; - is standard output.", valueName: "file"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "The form of the file that -o names, unless its suffix says: png, svg, txt, ansi or cast.",
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
  @Option(
    help: ArgumentHelp(
      "auto, ascii, block, half, quadrant, sextant, wedge, octant or braille; sixel, kitty or iterm2.",
      valueName: "glyphs"))
  var glyphs: String?
  @Option(
    help: ArgumentHelp("auto, never, 16, 256 or truecolor.", valueName: "depth"))
  var color: String?

  /// What was said, by the keys that a scene has for it too.
  var settings: [(key: OutputKey, text: String)] {
    let all: [(OutputKey, String?)] = [
      (.size, size), (.background, background), (.output, output), (.format, format),
      (.terminalBackground, terminalBackground), (.glyphs, glyphs), (.color, color),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}
