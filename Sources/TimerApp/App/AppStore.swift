internal import Settings

/// The files of the app: the settings file and the recent times.
struct AppStore: Hashable, Sendable {
  /// The settings file, and its path for display.
  private let paths: AppPaths
  /// The file of recent times.
  let recentFile: StateFile

  /// The most bytes of recent times that are read.
  private static let largest = 1 << 14

  /// Works out the paths from environment variables, by the XDG Base Directory Specification.
  init(environment: (String) -> String?) {
    paths = AppPaths(environment: environment)
    recentFile = StateFile("recent", in: paths)
  }

  /// Returns the recent times; `nil` if the app never kept any, or they can't be read.
  func recents() -> RecentTimes? {
    (try? recentFile.text(upTo: Self.largest)).map { RecentTimes(lines: $0) }
  }

  /// Keeps the recent times.
  func keep(_ times: [String]) throws(StoreFailure) { try recentFile.keep(times) }

  /// Changes the settings file, in which everything else stays as it is.
  func apply(_ edit: SettingsEdit) throws(StoreFailure) {
    guard let path = paths.settings else {
      throw StoreFailure("the settings can’t be saved: neither HOME nor XDG_CONFIG_HOME is set")
    }
    do throws(SettingsError) {
      let file = SettingsFile(path: path)
      let text = try file.read()
      let changed = try text.applying(edit)
      if changed != text { try file.save(changed) }
    } catch {
      throw StoreFailure("\(paths.said(path)): \(error)")
    }
  }
}
