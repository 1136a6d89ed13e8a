internal import Files
internal import Glibc

/// A settings file, read whole and saved whole.
public struct ConfigFile: Hashable, Sendable {
  /// Where it is.
  public var path: String

  /// The most bytes that are read: more is no settings file.
  private static let largest = 1 << 20

  /// Names a file, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Returns its text; one without anything when there is no file.
  public func read() throws(ConfigError) -> ConfigText {
    do throws(SoundError) {
      let file = try SoundFile(path)
      guard file.size <= Self.largest else { throw .isTooLarge(path) }
      return ConfigText(try file.bytes(from: 0, count: file.size))
    } catch {
      switch error {
      case .unreadable(_, ENOENT): return ConfigText("")
      case .unreadable(_, let code): throw .unreadable(systemWords(code))
      case .isTooLarge: throw .unreadable("it is too large for settings")
      case .isFolder: throw .unreadable("it is a folder")
      default: throw .unreadable("it is no file")
      }
    }
  }

  /// Saves a text in its place, so that at any moment either the old or the new one is there.
  ///
  /// Its folder is created if need be; a file that was there keeps its mode, and a symbolic link
  /// leads where it did.
  public func save(_ text: ConfigText) throws(ConfigError) {
    let failure = Folder.create(Folder.parent(of: path) ?? ".", mode: 0o700)
    guard failure == 0 else { throw .unwritable(systemWords(failure)) }
    do throws(WriteError) {
      try AtomicFile.write(text.bytes, to: path)
    } catch {
      throw .unwritable(error.words)
    }
  }
}
