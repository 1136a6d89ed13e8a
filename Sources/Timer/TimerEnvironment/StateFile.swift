internal import Files
internal import Glibc
internal import Settings
internal import System
package import Timers

/// A file of lines in the state folder, which persists between runs.
package struct StateFile: Hashable, Sendable {
  /// The path; `nil` without a home folder.
  package let path: String?
  private let paths: TimerPaths

  package init(_ name: String, in paths: TimerPaths) {
    path = paths.state.map { "\($0)/\(name)" }
    self.paths = paths
  }

  /// Returns the text of the file if it has at most `limit` bytes; `nil` if there is no file.
  package func text(upTo limit: Int) throws(StoreFailure) -> String? {
    guard let path else { return nil }
    do throws(ReadError) {
      return String(decoding: try RegularFile.read(path, upTo: limit), as: UTF8.self)
    } catch {
      if error == .system(ENOENT) { return nil }
      throw StoreFailure("\(paths.said(path)) can’t be read: \(error.words)")
    }
  }

  /// Replaces the lines of the file; does nothing without a home folder.
  package func keep(_ lines: [String]) throws(StoreFailure) {
    guard let path else { return }
    let failure = Folder.create(Folder.parent(of: path) ?? ".", mode: 0o700)
    guard failure == 0 else {
      throw StoreFailure(
        "\(paths.said(path)): \(SettingsError.unwritable(ErrorNumber(code: failure).description))")
    }
    try Self.write(lines, to: path, saidAs: paths.said(path), mode: 0o600)
  }

  /// Replaces a file with lines; `name` is its path in messages, and `mode` that of a new file.
  package static func write(
    _ lines: [String], to path: String, saidAs name: String, mode: UInt32 = 0o666
  ) throws(StoreFailure) {
    do throws(WriteError) {
      try AtomicFile.write(
        Array(lines.map { $0 + "\n" }.joined().utf8), to: path, mode: mode)
    } catch {
      throw StoreFailure("\(name): \(SettingsError.unwritable(error.words))")
    }
  }
}
