internal import Cells
internal import CommandLines
internal import Raster
internal import TerminalCodes
internal import Texts

/// The options for the output of a command.
extension OutputPlan {
  /// Returns the options of a command that writes drawings.
  static func options<Arguments>(
    _ path: ValuePath<Arguments, OutputPlan>,
    _ formats: [Format] = Format.allCases
  ) -> [Option<Arguments>] {
    let form = ValueForm.choice(formats.map { ($0.rawValue, $0) })
    let format = Option<OutputPlan>.value("format", "format", \.format, form, help: formatHelp)
    return options(path, format.within(path), suffixes: formats.map(\.rawValue))
  }

  /// Returns the options of a command that has its own formats.
  static func options<Arguments>(
    _ path: ValuePath<Arguments, OutputPlan>, _ format: Option<Arguments>,
    suffixes: [String]
  ) -> [Option<Arguments>] {
    let file = Option<OutputPlan>.value(
      "output", short: "o", "file", \.file,
      .text("a name ending in \(list(suffixes)), or - for standard output"),
      help: "Output file"
    ).completing(paths: .files).detailed(
      """
      The file is written completely or not at all, in the format of its suffix. If a PNG file takes \
      more than a second, the progress is shown on a terminal on standard error.
      """)
    return [size, background, file].map { $0.within(path) } + [format]
      + [terminalBackground, glyphs, color].map { $0.within(path) }
  }

  /// The description of the option for a format.
  static let formatHelp = "Format of the output, unless the suffix of -o determines it"

  /// Returns the error for a file whose name determines no format.
  static func refusal(of file: String, suffixes: [String]) -> String {
    "-o \(file) should end in \(list(suffixes)), unless --format is used"
  }

  private static func list(_ suffixes: [String]) -> String {
    let names = suffixes.map { ".\($0)" }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(Array(names.dropLast()).joined(separator: ", ")) or \(last)"
  }
}

// MARK: - Options

extension OutputPlan {
  /// The option for the size, which a scene may set, too.
  static let size = Option<OutputPlan>.value(
    "size", "n|wxh", \.size,
    ValueForm<RequestedSize>("a number from 1 to 8192, or two such as 80x24", parse: requestedSize),
    help: "Width, or width and height, in columns of text or in pixels")

  /// The option for the background, which a scene may set, too.
  static let background = Option<OutputPlan>.value(
    "background", "color", \.background, .color, help: "Background of the picture")

  private static let terminalBackground = Option<OutputPlan>.value(
    "terminal-background", "color", .color,
    help: "Background of the terminal, with which edges are blended"
  ) { $0.terminalBackground = $1.color }
  .detailed("By default, the terminal is queried.")

  private static let glyphs = Option<OutputPlan>.value(
    "glyphs", "glyphs", \.medium,
    .choice(
      [("auto", .auto)] + GlyphSet.allCases.map { ($0.rawValue, .glyphs($0)) }
        + PixelProtocol.allCases.map { ($0.rawValue, .pixels($0)) }),
    help: "Characters to draw with, or the protocol for pixels"
  ).detailed(
    """
    By default, the best ones that the terminal is known to support, as reported by `shape probe`. \
    Pixels are for draw and spin.
    """)

  private static let color = Option<OutputPlan>.value(
    "color", "depth", \.depth,
    .choice([("auto", nil)] + ColorDepth.allCases.map { ($0.rawValue, $0) }), help: "Color depth"
  ).detailed(
    """
    By default, output that isn’t a terminal has no colors, except for `.ansi` and `.cast` files, \
    which have all.
    """)

  private static func requestedSize(_ text: String) -> RequestedSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { 1...8192 ~= $0 }
    guard numbers.count == parts.count else { return nil }
    return switch numbers.count {
    case 1: .width(numbers[0])
    case 2: .both(width: numbers[0], height: numbers[1])
    default: nil
    }
  }
}

extension ValueForm<RGBA> {
  /// The form of a color.
  static var color: ValueForm {
    var form = ValueForm("a color such as cyan, #08f or #0088ffcc") { ColorText.color($0) }
    form.words = CSSColors.all.keys.sorted()
    return form
  }
}
