internal import Settings
internal import TOML

/// The settings file as it applies: all of it or, if it has a mistake anywhere, nothing.
struct CheckedSettings {
  /// What the file says; `nil` if there is none, it says nothing or has a mistake.
  private(set) var document: TOMLDocument?
  /// What is wrong with the file, each in a sentence, and that nothing applies.
  private(set) var notes: [String] = []

  /// The most mistakes that are listed.
  private static let mostNotes = 3

  /// Reads the file; one that isn't there is empty.
  init(_ places: SoundPlaces) {
    guard let path = places.settings else { return }
    var mistakes: [String] = []
    do throws(SettingsError) {
      let text = try SettingsFile(path: path).read()
      guard !text.bytes.isEmpty else { return }
      let read = try text.document()
      mistakes = Preferences(read).notes + PairsPreferences(read).errors.map(\.description)
      if mistakes.isEmpty { document = read }
    } catch {
      mistakes = ["\(error)"]
    }
    guard !mistakes.isEmpty else { return }
    let name = places.said(path)
    notes = mistakes.prefix(Self.mostNotes).map { "\(name): \($0)" }
    notes.append("\(name) has mistakes, so nothing in it applies")
  }
}
