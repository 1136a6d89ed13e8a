package import Cells
package import Raster
package import TerminalCodes

/// The requested output: its size, its colors, its format and its file.
package struct OutputPlan: Hashable, Sendable {
  /// A requested size.
  package enum RequestedSize: Hashable, Sendable {
    /// The width; the height is derived from it.
    case width(Int)
    case both(width: Int, height: Int)
  }

  /// What a terminal draws the picture with.
  package enum Medium: Hashable, Sendable {
    case auto
    case glyphs(GlyphSet)
    case pixels(PixelProtocol)
  }

  package var size: RequestedSize?
  package var background: RGBA?
  package var terminalBackground: RGB?
  package var file: String?
  /// The format, if it is requested by its name.
  package var format: OutputFormat?
  package var medium = Medium.auto
  package var depth: ColorDepth?

  /// Creates the output of a command line without options.
  package init() {}

  /// The format that is requested by its name or by the file’s suffix.
  package var fileFormat: OutputFormat? { format ?? file.flatMap { OutputFormat(suffixOf: $0) } }

  /// The format of a picture; `nil` if it goes to a terminal, or for another format.
  package var picture: PictureFormat? {
    if case .picture(let picture) = fileFormat { picture } else { nil }
  }

  /// Whether the terminal, rather than the user, chooses the glyphs.
  package var choosesGlyphs: Bool {
    if case .glyphs = medium { false } else { true }
  }

  /// The requested kind of pixels.
  package var pixelWish: PixelChoice.Wish {
    switch medium {
    case .auto: .auto
    case .glyphs: .cells
    case .pixels(let pixels): .only(pixels)
    }
  }
}
