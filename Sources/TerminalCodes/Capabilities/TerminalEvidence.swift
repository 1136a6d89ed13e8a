/// What a terminal has told of itself so far.
public struct TerminalEvidence: Hashable, Sendable {
  /// Its name and version (XTVERSION).
  public var version: String?
  /// Its device attributes (DA1), of which 4 is sixels.
  public var attributes: [Int]?
  /// How many colours a sixel picture has.
  public var sixelRegisters: Int?
  /// The largest sixel picture.
  public var sixelLimit: SIMD2<Int>?
  /// Whether it took a kitty picture.
  public var kittyGraphics: Bool?
  /// How often the device attributes came: each ends a batch of questions.
  public var batches = 0

  /// Creates evidence of a terminal that has told nothing.
  public init() {}

  /// Takes in a reply.
  public mutating func note(_ reply: Reply) {
    switch reply {
    case .deviceAttributes(let list):
      attributes = list
      batches += 1
    case .version(let text): version = text
    case .sixelRegisters(let count): sixelRegisters = count
    case .sixelGeometry(let width, let height): sixelLimit = SIMD2(width, height)
    case .kittyGraphics(let ok, let id): if id == Questions.pictureID { kittyGraphics = ok }
    default: break
    }
  }
}
