internal import Glibc
package import Settings
internal import System

/// A settings file, which is read and saved as a whole.
package struct SettingsFile: Hashable, Sendable {
  package var path: String

  /// The maximum number of bytes to read.
  private static let largest = 1 << 20

  /// Creates a settings file from its path; the file need not exist.
  package init(path: String) { self.path = path }

  /// Returns the text of the file, or an empty text if there is no file.
  package func read() throws(SettingsError) -> SettingsText {
    do throws(ReadError) {
      return SettingsText(try RegularFile.read(path, upTo: Self.largest))
    } catch {
      switch error {
      case .system(ENOENT): return SettingsText("")
      case .isTooLarge: throw .unreadable("it is too large for a settings file")
      default: throw .unreadable(error.words)
      }
    }
  }

  /// Saves a text atomically.
  ///
  /// Missing folders are created; an existing file keeps its mode, and a symbolic link its target.
  /// A new file can be read only by its owner: it may contain commands.
  package func save(_ text: SettingsText) throws(SettingsError) {
    let failure = Folder.create(Folder.parent(of: path) ?? ".", mode: 0o700)
    guard failure == 0 else { throw .unwritable(ErrorNumber(code: failure).description) }
    do throws(WriteError) {
      try AtomicFile.write(text.bytes, to: path, mode: 0o600)
    } catch {
      throw .unwritable(error.words)
    }
  }
}
