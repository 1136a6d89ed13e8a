/// The one-line message about errors in the settings file.
package enum SettingsNote {
  /// The maximum length of a note that fits in most windows.
  private static let maxLength = 70

  /// Returns the only note if it is short, otherwise a pointer to the full list; `nil` without
  /// notes.
  package static func sentence(for notes: [String], program: String) -> String? {
    guard let note = notes.first else { return nil }
    return notes.count == 1 && note.count <= maxLength
      ? note : "the settings file has mistakes; \(program) config check lists them"
  }
}
