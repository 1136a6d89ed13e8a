internal import Files
internal import Settings
package import Timers

/// The files of the app: the settings file and the recent times.
package struct AppStore: Hashable, Sendable {
  /// The paths of the app's files.
  private let paths: TimerPaths
  /// The file of recent times.
  let recentFile: StateFile

  /// The maximum size of the file of recent times in bytes.
  private static let largest = 1 << 14

  /// Derives the paths from environment variables, according to the XDG Base Directory
  /// Specification.
  package init(environment: (String) -> String?) {
    paths = TimerPaths(environment: environment)
    recentFile = StateFile("recent", in: paths)
  }

  /// Returns the recent times; `nil` if the app never saved any, or they can't be read.
  package func recents() -> RecentTimes? {
    (try? recentFile.text(upTo: Self.largest)).map { RecentTimes(lines: $0) }
  }

  /// Saves the recent times.
  package func keep(_ times: [String]) throws(StoreFailure) { try recentFile.keep(times) }

  /// Applies an edit to the settings file, leaving everything else unchanged.
  package func apply(_ edit: SettingsEdit) throws(StoreFailure) {
    guard let path = paths.settings else {
      throw StoreFailure("the settings can’t be saved: neither HOME nor XDG_CONFIG_HOME is set")
    }
    do throws(SettingsError) {
      let file = SettingsFile(path: path)
      let text = try file.read()
      let changed = try text.applying(edit)
      if changed != text { try file.save(changed) }
    } catch { throw StoreFailure("\(paths.said(path)): \(error)") }
  }
}
