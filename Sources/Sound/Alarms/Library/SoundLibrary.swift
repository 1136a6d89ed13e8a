package import Files
package import Synth
internal import Texts

/// The named sounds: the built-in ones and the files in a folder.
///
/// Nothing is cached: the next call finds a file added to the folder.
package struct SoundLibrary: Hashable, Sendable {
  /// The folder of the user's files, which may not exist.
  package var folder: String?
  /// The home folder, for paths that begin with `~/`.
  package var home: String?

  package init(folder: String?, home: String? = nil) { (self.folder, self.home) = (folder, home) }

  /// Creates the library of `timer`.
  package init(_ folders: XDGFolders) {
    self.init(folder: folders.data.map { $0 + "/timer/sounds" }, home: folders.home)
  }

  /// The built-in sounds, then the user's files by name.
  ///
  /// A file is listed without its suffix unless another entry has that name. Files that aren't
  /// sounds are omitted.
  package var entries: [SoundEntry] {
    guard let folder else { return SoundEntry.builtIn }
    let files = Folder.files(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let stems = Dictionary(files.map { (PathText.stem(of: $0), 1) }, uniquingKeysWith: +)
    let own = files.compactMap { file -> SoundEntry? in
      let path = folder + "/" + file
      guard let format = Self.format(ofFile: path), format.reader != .unsupported else {
        return nil
      }
      let stem = PathText.stem(of: file)
      let isTaken = stems[stem] != 1 || files.contains { $0 == stem && $0 != file }
      let name = isTaken || Self.isReserved(stem) || stem.isEmpty ? file : stem
      // A file whose full name is reserved can only be chosen by path.
      guard !Self.isReserved(name) else { return nil }
      return SoundEntry(name: name, summary: "your own, \(format.words)", sound: .file(path: path))
    }
    return SoundEntry.builtIn + own
  }

  /// Returns the sound that a text names: a built-in one, a file in the folder with or without its
  /// suffix, the path of a file, or the built-in sound in place of a phone's.
  package func find(_ text: String) throws(SoundError) -> FoundSound {
    if let sound = Self.builtIn(text) { return .builtIn(sound) }
    if let path = ownFile(text) { return .file(path: path) }
    if PathText.hasSlash(text) { return .file(path: expanded(text)) }
    if !text.isEmpty, Folder.exists(text) { return .file(path: text) }
    if let sound = BuiltInSound(inPlaceOf: text) { return .builtIn(sound) }
    throw .unknownName(text, near: NearestNames.nearest(to: text, among: entries.map(\.name)))
  }
}

extension SoundLibrary {
  /// Returns whether a name means something other than a file: a built-in sound or the bell alone.
  private static func isReserved(_ name: String) -> Bool { builtIn(name) != nil || name == "none" }

  private static func builtIn(_ name: String) -> BuiltInSound? {
    BuiltInSound(rawValue: name) ?? BuiltInSound(rawValue: name.lowercased())
  }

  private static func format(ofFile path: String) -> SoundFormat? { try? SoundFile(path).format() }

  private func ownFile(_ name: String) -> String? {
    guard let folder, !name.isEmpty, !PathText.hasSlash(name) else { return nil }
    let files = Folder.files(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let file = files.first { $0 == name } ?? files.first { PathText.stem(of: $0) == name }
    return file.map { folder + "/" + $0 }
  }

  private func expanded(_ path: String) -> String {
    guard let home, path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
