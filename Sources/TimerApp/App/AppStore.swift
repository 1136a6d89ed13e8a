internal import Files
internal import Glibc
internal import Settings

/// The files of the app: the settings file and the recent times.
struct AppStore: Hashable, Sendable {
  /// The settings file, and where it lies as it is said to a person.
  private let places: SoundPlaces
  /// The file of recent times; `nil` without a home.
  let recentFile: String?

  /// The most bytes of recent times that are read.
  private static let largest = 1 << 14

  /// Works out the places from environment variables, by the XDG Base Directory Specification.
  init(environment: (String) -> String?) {
    places = SoundPlaces(environment: environment)
    recentFile = places.state.map { $0 + "/recent" }
  }

  /// Returns the recent times; `nil` if the app never kept any.
  func recents() -> RecentTimes? {
    guard let recentFile, let bytes = try? RegularFile.read(recentFile, upTo: Self.largest) else {
      return nil
    }
    return RecentTimes(lines: String(decoding: bytes, as: UTF8.self))
  }

  /// Keeps the recent times; without a place for them, they are forgotten at the end.
  func keep(_ times: [String]) throws(StoreFailure) {
    guard let recentFile else { return }
    let failure = Folder.create(Folder.parent(of: recentFile) ?? ".", mode: 0o700)
    guard failure == 0 else {
      throw StoreFailure(
        "\(places.said(recentFile)): \(SettingsError.unwritable(systemWords(failure)))")
    }
    do throws(WriteError) {
      try AtomicFile.write(Array((times.map { $0 + "\n" }.joined()).utf8), to: recentFile)
    } catch {
      throw StoreFailure("\(places.said(recentFile)): \(SettingsError.unwritable(error.words))")
    }
  }

  /// Changes the settings file, in which everything else stays as it is.
  func apply(_ edit: SettingsEdit) throws(StoreFailure) {
    guard let path = places.settings else {
      throw StoreFailure("the settings can’t be kept: neither HOME nor XDG_CONFIG_HOME is set")
    }
    do throws(SettingsError) {
      let file = SettingsFile(path: path)
      let text = try file.read()
      let changed = try text.applying(edit)
      if changed != text { try file.save(changed) }
    } catch {
      throw StoreFailure("\(places.said(path)): \(error)")
    }
  }
}
