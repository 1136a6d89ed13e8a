internal import Texts

/// The name of a color for a countdown or a step.
///
/// A name stands for a color of the theme, which suits the terminal's background.
package enum Tint: String, Hashable, Sendable, CaseIterable {
  case red, orange, amber, green, teal, blue, purple, pink

  /// The colors that a step can have; red means that the time is nearly over.
  package static let ofSteps = allCases.filter { $0 != .red }
  /// The color of steps for work.
  package static let warm = Tint.orange
  /// The color of breaks.
  package static let calm = Tint.teal
}

extension Tint {
  /// Returns the end of an error message with the valid names, such as `write red, amber or teal`.
  static func choice(of tints: [Tint]) -> String { "write " + tints.map(\.rawValue).listed("or") }
}

extension Routine {
  /// Returns the color of the step at a position: its own or, if a round has several steps, one for
  /// work or breaks.
  package func tint(at position: Int) -> Tint? {
    self[position].tint(inRoundOf: steps.count, longest: longest)
  }
}

extension Step {
  /// Returns the color in a routine whose rounds have `count` steps: its own or, with several steps,
  /// one for work or breaks; `longest` is the length of the longest step.
  package func tint(inRoundOf count: Int, longest: Duration) -> Tint? {
    if let color { return color }
    guard count > 1 else { return nil }
    return isNamedBreak || length * 2 < longest ? .calm : .warm
  }

  private static let breaks: Set = ["break", "pause", "rest", "recovery", "relax"]

  /// Whether a word of the label means a break.
  private var isNamedBreak: Bool {
    let words = (label ?? "").lowercased().split { !$0.isLetter }
    return words.contains { Self.breaks.contains(String($0)) }
  }
}
