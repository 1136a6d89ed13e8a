/// What is wrong with a path's text, and where.
public struct PathTextError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text doesn't begin with `M` or `m`.
    case doesNotBeginWithMove
    /// A letter or sign that isn't a command.
    case notACommand(Unicode.Scalar)
    /// Something else, or the text's end, where a number should be.
    case notANumber
    /// Something else, or the text's end, where an arc's flag, 0 or 1, should be.
    case notAFlag
    /// A number, or a point that it leads to, that is beyond all bounds.
    case tooLarge
  }

  /// The character at which the text goes wrong: 1 is the first, one more than there are its end.
  public let position: Int

  /// What is wrong there.
  public let reason: Reason
}

extension PathTextError: CustomStringConvertible {
  /// The error as a sentence for a person.
  public var description: String {
    switch reason {
    case .doesNotBeginWithMove:
      "Character \(position): a path begins with M or m."
    case .notACommand(let sign):
      "Character \(position): “\(sign)” isn’t a path command (M L H V C S Q T A Z)."
    case .notANumber:
      "Character \(position): a number is missing here."
    case .notAFlag:
      "Character \(position): an arc’s flag is missing here, 0 or 1."
    case .tooLarge:
      "Character \(position): this number leads too far away."
    }
  }
}
