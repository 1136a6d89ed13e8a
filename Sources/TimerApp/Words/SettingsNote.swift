/// What a program says about mistakes in the settings file, in one line.
enum SettingsNote {
  /// The longest sentence that most windows show whole.
  private static let longest = 70

  /// Returns the only note if it is short, or else where all of them are listed; `nil` without notes.
  static func sentence(for notes: [String]) -> String? {
    guard let note = notes.first else { return nil }
    return notes.count == 1 && note.count <= longest
      ? note : "the settings file has mistakes; \(CalledName.text) config check lists them"
  }
}
