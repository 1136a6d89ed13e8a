internal import Files
internal import Glibc
internal import JSON
package import Reports
internal import System
internal import Texts

/// The folder that holds the record of each running timer as a file.
package struct RecordFolder: Hashable, Sendable {
  /// A file of the folder with its content.
  package struct StoredRecord: Sendable {
    /// The name of the file.
    package let file: String
    /// The record, or the reason why the file can't be parsed.
    package let record: Result<TimerRecord, JournalError>
  }

  /// The path; `nil` without a home folder.
  package let path: String?

  /// The maximum size of a record in bytes.
  static let largest = 256 * 1024

  /// Creates a subfolder of a state folder; `nil` stands for no home folder.
  package init(state: String?, named name: String = "running") {
    path = state.map { "\($0)/\(name)" }
  }

  /// Creates the folder for the last records of canceled timers.
  package static func canceled(state: String?) -> RecordFolder {
    RecordFolder(state: state, named: "canceled")
  }

  /// Writes a record to a file atomically, replacing the previous one.
  ///
  /// A record that couldn't be read back is rejected. The bytes survive the end of the process at
  /// once, and a power failure once `sync` has returned.
  package func write(_ record: TimerRecord, as file: String) throws(JournalError) {
    let target = try place(of: file)
    let bytes = try Self.bytes(of: record)
    let failure = Folder.create(path ?? "", mode: 0o700)
    guard failure == 0 else { throw .unwritable(path ?? "", code: failure) }
    do throws(WriteError) {
      try AtomicFile.write(to: target, reachesDisk: false) { descriptor throws(WriteError) in
        try rethrow(try check { fchmod(descriptor, 0o600) }, as: WriteError.init)
        try AtomicFile.append(bytes, to: descriptor)
      }
    } catch { throw .unwritable(target, code: error.code) }
  }

  /// Waits until a record is on disk, which takes some milliseconds, or longer if the disk hangs.
  package func sync(_ file: String) {
    guard let target = try? place(of: file) else { return }
    for name in [target, path ?? "."] {
      let opened = try? OwnedDescriptor(opening: name, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      if let opened { fsync(opened.number) }
    }
  }

  /// Removes the file of a record; a missing file isn't an error.
  package func remove(_ file: String) throws(JournalError) {
    let target = try place(of: file)
    guard unsafe unlink(target) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .unremovable(target, code: errno)
    }
  }

  /// Claims a record, so that no other process can; returns false if it no longer exists.
  ///
  /// Its file is hidden until it is removed or released.
  package func claim(_ file: String) throws(JournalError) -> Bool {
    let target = try place(of: file)
    guard unsafe rename(target, claimedPath(file)) == 0 else {
      if errno == ENOENT { return false }
      throw .unremovable(target, code: errno)
    }
    // An old hidden file counts as a leftover.
    _ = unsafe utimensat(AT_FDCWD, claimedPath(file), nil, 0)
    return true
  }

  /// Returns the claimed record; `nil` if it can't be read.
  package func claimedRecord(_ file: String) -> TimerRecord? {
    guard let result = record(at: claimedPath(file)) else { return nil }
    return try? result.get()
  }

  /// Makes a claimed record visible again, unless there is a newer one.
  package func giveBack(_ file: String) {
    if let target = try? place(of: file) { _ = unsafe link(claimedPath(file), target) }
    removeClaimed(file)
  }

  package func removeClaimed(_ file: String) { _ = unsafe unlink(claimedPath(file)) }

  private func claimedPath(_ file: String) -> String { "\(path ?? ".")/.\(file)" }

  /// Returns whether a file exists.
  package func contains(_ file: String) -> Bool {
    guard let target = try? place(of: file) else { return false }
    return unsafe access(target, F_OK) == 0
  }

  /// The names of the files, in no particular order.
  package var files: [String] { path.map(Folder.files) ?? [] }

  /// Returns all records except those in the given files, ordered by file name.
  ///
  /// A file that can't be parsed is reported and stays in place.
  package func records(except skipped: Set<String> = []) throws(JournalError) -> [StoredRecord] {
    guard let path else { throw .noHome }
    guard unsafe access(path, R_OK | X_OK) == 0 else {
      if errno == ENOENT { return [] }
      throw .unreadable(path, why: ErrorNumber(code: errno).description)
    }
    return Folder.files(in: path).filter { !skipped.contains($0) }.sorted().compactMap { file in
      record(at: "\(path)/\(file)").map { StoredRecord(file: file, record: $0) }
    }
  }

  /// Returns the record of one file; `nil` if there is none.
  package func record(_ file: String) throws(JournalError) -> TimerRecord? {
    try record(at: place(of: file))?.get()
  }

  private func place(of file: String) throws(JournalError) -> String {
    guard let path else { throw .noHome }
    let isName = (1...255).contains(file.utf8.count) && file.utf8.first != UInt8(ascii: ".")
    guard isName, !file.utf8.contains(UInt8(ascii: "/")), !file.utf8.contains(0) else {
      throw .badName(file)
    }
    return "\(path)/\(file)"
  }

  /// Returns the content of a file; `nil` if it was removed in the meantime.
  private func record(at path: String) -> Result<TimerRecord, JournalError>? {
    let bytes: [UInt8]
    do throws(ReadError) {
      bytes = try RegularFile.read(path, upTo: Self.largest)
    } catch {
      return error == .system(ENOENT) ? nil : .failure(.unreadable(path, why: error.words))
    }
    do throws(TimerRecordError) {
      return .success(try TimerRecord(text: String(decoding: bytes, as: UTF8.self)))
    } catch { return .failure(.notARecord(path, error)) }
  }

  private static func bytes(of record: TimerRecord) throws(JournalError) -> [UInt8] {
    let json = record.json
    let text = json.description
    guard text.utf8.count < largest else { throw .tooLong }
    do throws(TimerRecordError) {
      _ = try TimerRecord(json)
    } catch {
      throw .unkeepable(error)
    }
    return Array(text.utf8) + [UInt8(ascii: "\n")]
  }
}
