/// An error in a path's text, with its position.
public struct PathTextError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Reason: Hashable, Sendable {
    /// The text doesn't begin with `M` or `m`.
    case doesNotBeginWithMove
    /// A letter or sign that isn't a command.
    case notACommand(Unicode.Scalar)
    /// A number is missing.
    case notANumber
    /// An arc's flag, 0 or 1, is missing.
    case notAFlag
    /// A number, or the resulting point, is out of range.
    case tooLarge
  }

  /// The position of the offending character, starting at 1; the number of characters plus one
  /// means the end.
  public let position: Int

  /// The reason for the error.
  public let reason: Reason
}

extension PathTextError: CustomStringConvertible {
  /// A description of the error, as a sentence.
  public var description: String {
    switch reason {
    case .doesNotBeginWithMove: "Character \(position): a path begins with M or m."
    case .notACommand(let sign):
      "Character \(position): “\(sign)” isn’t a path command (M L H V C S Q T A Z)."
    case .notANumber: "Character \(position): a number is missing here."
    case .notAFlag: "Character \(position): an arc’s flag is missing here, 0 or 1."
    case .tooLarge: "Character \(position): this number is out of range."
    }
  }
}
