internal import Files
package import Pairs
internal import Runtime
internal import Settings
internal import TimerPrograms
package import Timers

/// The settings from the settings file, which apply only if the file has no mistakes at all.
package struct CheckedSettings {
  /// The settings of countdowns, with notes about mistakes in the file.
  package private(set) var preferences = Preferences()
  /// The settings of games.
  package private(set) var pairs = PairsPreferences()

  /// The maximum number of listed mistakes.
  private static let maxNotes = 3

  /// Reads the settings file; a missing file counts as empty.
  package init(_ paths: TimerPaths) {
    guard let path = paths.settings else { return }
    var mistakes: [String] = []
    do throws(SettingsError) {
      let text = try SettingsFile(path: path).read()
      guard !text.bytes.isEmpty else { return }
      let document = try text.document()
      let (countdowns, games) = (Preferences(document, in: .timer), PairsPreferences(document))
      mistakes = countdowns.notes + games.errors.map(\.description)
      if mistakes.isEmpty { (preferences, pairs) = (countdowns, games) }
    } catch { mistakes = ["\(error)"] }
    guard !mistakes.isEmpty else { return }
    let name = paths.said(path)
    preferences.notes = mistakes.prefix(Self.maxNotes).map { "\(name): \($0)" }
    preferences.notes.append("\(name) has mistakes, so it is ignored")
  }
}

extension Preferences {
  /// Reads the settings file; a file that can't be read or has mistakes is ignored, and adds notes.
  package init(from places: TimerPaths) { self = CheckedSettings(places).preferences }

  /// The settings in the settings file, read at first use.
  @MainActor package static let saved = Preferences(
    from: TimerPaths(environment: Console.environment))
}
