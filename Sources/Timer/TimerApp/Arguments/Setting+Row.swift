internal import TOML

extension Setting {
  /// The row of a setting in the app's sheet.
  struct Row: Sendable {
    /// A section of the sheet.
    enum Section: String, CaseIterable, Sendable {
      case alarm = "Alarm"
      case animation = "Animation"
      case time = "Time"
      case look = "Look"
    }

    let label: String
    let section: Section
    /// The position in the section; rows with the same position are in the order of the table.
    let place: Int
    /// The value shown while the setting isn't set, if it differs from the key's fallback.
    let usual: TOMLValue?
    /// Whether it shows the opposite of the value in the file.
    let isInverted: Bool
    /// The spans offered as choices.
    let spans: [String]
  }

  /// Returns the setting with a row in the app's sheet, last in its section unless `place` is
  /// given.
  func row(
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
