/// The reason a text isn't an alert.
package struct AlertError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A clause with the text and what would be valid, without a final period.
  package var description: String

  init(_ description: String) { self.description = description }
}
