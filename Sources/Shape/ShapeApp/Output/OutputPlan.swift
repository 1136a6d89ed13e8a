internal import Cells
internal import Raster
internal import TerminalCodes

/// The settings of a picture as a whole.
struct OutputPlan: Plan, Hashable, Sendable {
  /// File formats.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, txt, ansi, cast
  }

  /// A requested size.
  enum Extent: Hashable, Sendable {
    /// The width; the height is derived from it.
    case width(Int)
    case both(width: Int, height: Int)
  }

  /// What a terminal draws the picture with.
  enum Marks: Hashable, Sendable {
    case auto
    case glyphs(GlyphSet)
    case pixels(PixelProtocol)
  }

  var extent: Extent?
  var background: RGBA?
  var terminalBackground: RGB?
  var file: String?
  var format: Format?
  var marks = Marks.auto
  var depth: ColorDepth?

  /// The format of the output; `nil` if it goes to a terminal or is unknown.
  var form: Format? {
    format ?? Format.allCases.first { file?.hasSuffix(".\($0.rawValue)") == true }
  }

  mutating func set(_ key: OutputKey, to text: String) throws(ValueError) {
    func found<Value>(_ value: Value?) throws(ValueError) -> Value {
      guard let value else { throw ValueError() }
      return value
    }
    switch key {
    case .size: extent = try found(Self.extent(text))
    case .background: background = try found(ColorText.color(text))
    case .terminalBackground: terminalBackground = try found(ColorText.color(text)?.color)
    case .output:
      guard !text.isEmpty else { throw ValueError() }
      file = text
    case .format: format = try found(Format(rawValue: text))
    case .glyphs: marks = try found(Self.marks(text))
    case .color: depth = text == "auto" ? nil : try found(ColorDepth(rawValue: text))
    }
  }

  private static func extent(_ text: String) -> Extent? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { 1...8192 ~= $0 }
    guard numbers.count == parts.count else { return nil }
    return switch numbers.count {
    case 1: .width(numbers[0])
    case 2: .both(width: numbers[0], height: numbers[1])
    default: nil
    }
  }

  private static func marks(_ text: String) -> Marks? {
    if text == "auto" { return .auto }
    if let pixels = PixelProtocol(rawValue: text) { return .pixels(pixels) }
    return GlyphSet(rawValue: text).map(Marks.glyphs)
  }
}
