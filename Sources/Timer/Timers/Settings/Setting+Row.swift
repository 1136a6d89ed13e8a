package import TOML

extension Setting {
  /// The row of a setting in the app's sheet.
  package struct Row: Sendable {
    /// A section of the sheet.
    package enum Section: String, CaseIterable, Sendable {
      case alarm = "Alarm"
      case animation = "Animation"
      case time = "Time"
      case look = "Look"
    }

    package let label: String
    package let section: Section
    /// The position in the section; rows with the same position are in the order of the table.
    package let place: Int
    /// The value shown while the setting isn't set, if it differs from the key's fallback.
    package let usual: TOMLValue?
    /// Whether it shows the opposite of the value in the file.
    package let isInverted: Bool
    /// The spans offered as choices.
    package let spans: [String]
  }

  /// Returns the setting with a row in the app's sheet, last in its section unless `place` is
  /// given.
  package func row(
    _ label: String, in section: Row.Section, place: Int = .max, usually usual: TOMLValue? = nil,
    isInverted: Bool = false, spans: [String] = []
  ) -> Setting {
    var setting = self
    setting.row = Row(
      label: label, section: section, place: place, usual: usual, isInverted: isInverted,
      spans: spans)
    return setting
  }
}
