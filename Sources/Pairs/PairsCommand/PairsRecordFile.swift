internal import Files
internal import Settings
internal import Timers

/// A file to which games are recorded as they are played.
struct PairsRecordFile {
  private let path: String
  private var lines: [String] = []
  /// Whether the file contains all lines, and nothing else.
  private(set) var isWhole = true

  init(_ path: String) { self.path = path }

  /// Appends lines; a file that lacks lines because of an earlier failure is rewritten.
  mutating func add(_ new: [String]) throws(StoreFailure) {
    lines += new
    guard isWhole else {
      try PairsStore.write(lines, toRecord: path)
      return isWhole = true
    }
    isWhole = false
    do throws(WriteError) {
      try AtomicFile.append(Array(new.map { $0 + "\n" }.joined().utf8), to: path)
    } catch { throw StoreFailure("\(path): \(SettingsError.unwritable(error.words))") }
    isWhole = true
  }
}
