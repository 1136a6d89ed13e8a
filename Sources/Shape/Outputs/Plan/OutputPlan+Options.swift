internal import Cells
package import CommandLines
package import Raster
internal import TerminalCodes
internal import Texts

extension OutputPlan {
  /// Returns the options for the output of a command.
  ///
  /// - Parameters:
  ///   - path: The path of the output in the command’s arguments.
  ///   - formats: The formats of files.
  ///   - format: The option for the format of a command that prints others, too.
  /// - Returns: The options.
  package static func options<Arguments>(
    _ path: ValuePath<Arguments, OutputPlan>, _ formats: [OutputFormat] = OutputFormat.pictures,
    format: Option<Arguments>? = nil
  ) -> [Option<Arguments>] {
    let file = Option<OutputPlan>.value(
      "output", short: "o", "file", \.file,
      .text("a name ending in \(list(formats)), or - for standard output"),
      help: "Output file"
    ).completing(paths: .files).detailed(
      """
      The file is written completely or not at all, in the format of its suffix. If a PNG file takes \
      more than a second, the progress is shown on a terminal on standard error.
      """)
    let named = Option<OutputPlan>.value(
      "format", "format", \.format, .choice(formats.map { ($0.name, $0) }), help: formatHelp)
    return [size, background, file].map { $0.within(path) } + [format ?? named.within(path)]
      + [terminalBackground, glyphs, color].map { $0.within(path) }
  }

  /// The description of the option for a format.
  package static let formatHelp = "Format of the output, unless the suffix of -o determines it"

  /// Throws if the file’s suffix is none of some formats, or if a size is requested for text.
  package func check(_ formats: [OutputFormat]) throws(ValueError) {
    guard let file, format == nil else { return }
    guard let fileFormat, formats.contains(fileFormat) else {
      throw .sentence(Self.refusal(of: file, formats))
    }
    if size != nil, picture == nil { throw .sentence("--size and -o \(file) can’t be combined") }
  }

  /// Returns the error for a file whose suffix is none of some formats.
  package static func refusal(of file: String, _ formats: [OutputFormat]) -> String {
    "-o \(file) should end in \(list(formats)), unless --format is used"
  }

  private static func list(_ formats: [OutputFormat]) -> String {
    let names = formats.map { ".\($0.name)" }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(Array(names.dropLast()).joined(separator: ", ")) or \(last)"
  }
}

// MARK: - Options

extension OutputPlan {
  /// The option for the size, which a scene may set, too.
  package static let size = Option<OutputPlan>.value(
    "size", "n|wxh", \.size,
    ValueForm<RequestedSize>("a number from 1 to 8192, or two such as 80x24", parse: requestedSize),
    help: "Width, or width and height, in columns of text or in pixels")

  /// The option for the background, which a scene may set, too.
  package static let background = Option<OutputPlan>.value(
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
    By default, the best ones that the terminal is known to support, as reported by `shape probe`; \
    lines of charts are then braille, unless there are octants. Pixels are for draw, spin and face.
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
  package static var color: ValueForm<RGBA> {
    var form = ValueForm("a color such as cyan, #08f or #0088ffcc") { RGBA($0) }
    form.words = CSSColors.all.keys.sorted()
    return form
  }
}
