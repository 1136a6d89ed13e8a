/// The properties that a terminal has reported about itself so far.
package struct TerminalEvidence: Hashable, Sendable {
  /// The name and version (XTVERSION).
  package var version: String?
  /// The device attributes (DA1); 4 means sixels.
  package var attributes: [Int]?
  /// The number of colors of a sixel picture.
  package var sixelRegisters: Int?
  /// The largest sixel picture.
  package var sixelLimit: SIMD2<Int>?
  /// Whether the terminal accepted a kitty picture.
  package var kittyGraphics: Bool?
  /// The number of device attribute replies, each of which ends a batch of queries.
  package var batches = 0

  /// Creates evidence of a terminal that hasn't reported anything.
  package init() {}

  /// Records a reply.
  package mutating func note(_ reply: Reply) {
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
