internal import Settings

/// The settings in the settings file: all of them or, if the file has a mistake anywhere, none.
struct CheckedSettings {
  /// The settings of countdowns, with notes about the file's mistakes.
  private(set) var preferences = Preferences()
  /// The settings of games.
  private(set) var pairs = PairsPreferences()

  /// The maximum number of mistakes that are listed.
  private static let maxNotes = 3

  /// Reads the file; a missing file is empty.
  init(_ places: SoundPlaces) {
    guard let path = places.settings else { return }
    var mistakes: [String] = []
    do throws(SettingsError) {
      let text = try SettingsFile(path: path).read()
      guard !text.bytes.isEmpty else { return }
      let document = try text.document()
      let (countdowns, games) = (Preferences(document), PairsPreferences(document))
      mistakes = countdowns.notes + games.errors.map(\.description)
      if mistakes.isEmpty { (preferences, pairs) = (countdowns, games) }
    } catch {
      mistakes = ["\(error)"]
    }
    guard !mistakes.isEmpty else { return }
    let name = places.said(path)
    preferences.notes = mistakes.prefix(Self.maxNotes).map { "\(name): \($0)" }
    preferences.notes.append("\(name) has mistakes, so nothing in it applies")
  }
}
