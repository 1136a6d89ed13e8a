/// Why a PNG file could not be made or read.
public struct PNGError: Error, Hashable, Sendable {
  /// What libpng says about it, in a few English words.
  public let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension PNGError: CustomStringConvertible {
  /// The message as a sentence.
  public var description: String { "PNG: \(message)" }
}
