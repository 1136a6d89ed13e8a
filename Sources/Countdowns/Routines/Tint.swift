/// The name of a color for a countdown or a step.
///
/// A name stands for a color of the theme, which suits the terminal's background.
package enum Tint: String, Hashable, Sendable, CaseIterable {
  case red, orange, amber, green, teal, blue, purple, pink
}
