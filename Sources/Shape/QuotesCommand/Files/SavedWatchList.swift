internal import Files
internal import Outputs
internal import Quotes
internal import Texts

/// A watch list's file, which other programs may change meanwhile.
///
/// The list is saved after each change, unless the file's content differs from what was last read
/// or written: another program's changes are merged or overwritten only on request.
struct SavedWatchList {
  /// The result of saving.
  enum Saving: Hashable {
    case saved
    /// It wasn't saved and should be, for the reason in a sentence.
    case unsaved(String)
    /// The file is that of another list, which isn't replaced.
    case refused(String)
  }

  /// The path; `nil` if the list has no place.
  let path: String?
  /// Whether the list is only a part of what the file may hold.
  private let isPart: Bool
  private var ownsFile: Bool
  /// The bytes of the file as they were read or written last; `nil` if it wasn’t there.
  private var bytes: [UInt8]?
  /// Whether the list couldn't be saved after its last change.
  private(set) var isUnsaved = false

  /// Creates the file of a list.
  ///
  /// - Parameters:
  ///   - path: The path, if it has a place.
  ///   - bytes: What was read from it.
  ///   - isSaved: Whether the list was read from it.
  ///   - isPart: Whether the list is only a part of what the file may hold.
  init(_ path: String?, bytes: [UInt8]?, isSaved: Bool, isPart: Bool) {
    (self.path, self.bytes, ownsFile, self.isPart) = (path, bytes, isSaved, isPart)
  }

  /// Saves the list; unless that is forced, what another program has changed isn't replaced.
  mutating func save(_ list: WatchList, isForced: Bool) -> Saving {
    isUnsaved = true
    guard let path else {
      return .unsaved("The list can’t be saved: neither HOME nor XDG_CONFIG_HOME is set")
    }
    guard ownsFile || !Folder.exists(path) else {
      isUnsaved = false
      return .refused(
        isPart
          ? "Not saved: these are a part of the rows in \(path)"
          : "Not saved: another list is in \(path); --list FILE saves this one elsewhere")
    }
    if ownsFile, !isForced {
      do throws(CommandError) {
        if try QuoteFiles.bytes(ofList: path) != bytes {
          return .unsaved(
            "Not saved: another program changed \(path); R reads it, w writes over it")
        }
      } catch { return .unsaved("Not saved: \(error.words); w writes over it") }
    }
    if let folder = Folder.parent(of: path) { _ = Folder.create(folder, mode: 0o755) }
    let new = Array(WatchListFile(list).text.utf8)
    do throws(WriteError) { try AtomicFile.write(new, to: path) } catch {
      return .unsaved("Not saved: \(path) can’t be written: \(error.words)")
    }
    (ownsFile, bytes, isUnsaved) = (true, new, false)
    return .saved
  }

  /// Returns the list if another program has changed it since it was read or written last.
  mutating func readChanges() throws(CommandError) -> WatchList? {
    guard ownsFile, let path, let new = try QuoteFiles.bytes(ofList: path), new != bytes else {
      return nil
    }
    let list = try QuoteFiles.list(of: new, path).list
    bytes = new
    return list
  }

  /// Returns where a path of the list leads, which is relative to the list's folder.
  func listed(_ path: String) -> String {
    guard !PathText.isAbsolute(path), let folder = self.path.flatMap({ Folder.parent(of: $0) })
    else { return path }
    return "\(folder)/\(path)"
  }

  /// Returns where a path leads: it was typed as for a shell here, else it is in the list's folder.
  func found(_ path: String, home: String?) -> String {
    let typed = path.hasPrefix("~/") ? (home ?? "~") + path.dropFirst() : path
    guard !Folder.exists(typed) else { return typed }
    let beside = listed(typed)
    return Folder.exists(beside) ? beside : typed
  }
}
