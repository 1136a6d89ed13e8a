internal import Cells
internal import Raster
internal import TerminalCodes

/// The settings of a picture as a whole.
struct OutputPlan: Hashable, Sendable {
  /// File formats.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, txt, ansi, cast
  }

  /// A requested size.
  enum RequestedSize: Hashable, Sendable {
    /// The width; the height is derived from it.
    case width(Int)
    case both(width: Int, height: Int)
  }

  /// What a terminal draws the picture with.
  enum Medium: Hashable, Sendable {
    case auto
    case glyphs(GlyphSet)
    case pixels(PixelProtocol)
  }

  var size: RequestedSize?
  var background: RGBA?
  var terminalBackground: RGB?
  var file: String?
  var format: Format?
  var medium = Medium.auto
  var depth: ColorDepth?

  /// The format of the output; `nil` if it goes to a terminal or is unknown.
  var form: Format? {
    format ?? Format.allCases.first { file?.hasSuffix(".\($0.rawValue)") == true }
  }
}
