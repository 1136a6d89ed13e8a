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
    /// Its place in the section; rows of the same place are in the order of the table.
    let place: Int
    /// What it shows while the setting isn't set, unless that is the key's fallback.
    let usual: TOMLValue?
    /// Whether it shows the opposite of what the file has.
    let isInverted: Bool
    /// The spans that it offers.
    let spans: [String]
  }

  /// Returns the setting with a row in the app's sheet, which is the last one of its section unless it has a
  /// place.
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
