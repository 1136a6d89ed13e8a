package import TOML

/// The row of a setting in a sheet.
package struct SettingsRow: Sendable {
  package let label: String
  /// The heading of its section.
  package let section: String
  /// The position in the section; rows with the same position are in the order of the settings.
  package let place: Int
  /// The value shown while the setting isn't set, if it differs from the key's fallback.
  package let usual: TOMLValue?
  /// Whether it shows the opposite of the value in the file.
  package let isInverted: Bool
  /// The spans offered as choices.
  package let spans: [String]

  package init(
    label: String, section: String, place: Int, usual: TOMLValue?, isInverted: Bool, spans: [String]
  ) {
    (self.label, self.section, self.place) = (label, section, place)
    (self.usual, self.isInverted, self.spans) = (usual, isInverted, spans)
  }
}
