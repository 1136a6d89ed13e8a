/// Why a PNG file could not be made or read.
package struct PNGError: Error, Hashable, Sendable {
  /// The message of libpng, in English.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension PNGError: CustomStringConvertible {
  /// The message as a sentence.
  package var description: String { "PNG: \(message)" }
}
