package import Clocks
package import Countdowns
internal import Files
internal import Glibc
package import Reports
internal import System

/// The history file, to which each timer adds one line when it is over.
package struct HistoryFile: Hashable, Sendable {
  /// The path; `nil` without a home folder.
  package let path: String?

  /// The maximum number of bytes to read, from the end.
  static let largest = 64 * 1024 * 1024
  /// The number of bytes to read at a time.
  private static let piece = 256 * 1024

  /// The time to wait for a lock that another process holds.
  static let lockTime = Duration.milliseconds(100)

  /// Creates the file `history.jsonl` of a state folder; `nil` stands for no home folder.
  package init(state: String?) { path = state.map { $0 + "/history.jsonl" } }

  /// Appends an entry, with its times in a zone.
  ///
  /// The line is written in a single call, under a lock. The wait for the lock takes at most a
  /// tenth of a second: a process that is stopped while holding the lock must not keep a timer from
  /// ending, and appending is atomic without it. If the disk is full, no partial line remains. The
  /// bytes aren't flushed to the disk, so they outlive the process but not a power failure.
  package func append(_ entry: HistoryEntry, in zone: Zone, tries: Int = 9) throws(JournalError) {
    guard let path else { throw .noHome }
    let folder = Folder.parent(of: path) ?? "."
    let failure = Folder.create(folder, mode: 0o700)
    guard failure == 0 else { throw .unwritable(folder, code: failure) }
    let file: OwnedDescriptor
    do throws(WriteError) {
      let flags = O_RDWR | O_CREAT | O_NONBLOCK
      file = try AtomicFile.open(appendingTo: path, flags, mode: 0o600)
    } catch { throw .unwritable(path, code: error.code) }
    do throws(ErrorNumber) {
      let isLocked = (try? Descriptor.lock(file.number, within: Self.lockTime)) != nil
      guard let size = Self.size(of: file.number) else { throw ErrorNumber(code: EINVAL) }
      // In the meantime, an edited history may have replaced the file.
      guard FileStatus.isName(path, of: file.number) else { throw ErrorNumber(code: ESTALE) }
      try Self.add(entry.line(in: zone), to: file.number, of: size, isLocked: isLocked)
    } catch {
      if error.code == ESTALE, tries > 0 { return try append(entry, in: zone, tries: tries - 1) }
      throw .unwritable(path, code: error.code)
    }
  }

  /// Reads the file, or the last 64 MiB of it; empty if there is no history.
  ///
  /// Reads backward from the end, with a given first time only as far as needed.
  ///
  /// - Complexity: O(bytes read), with the memory of the entries and one piece of the file
  package func log(since first: WallTime? = nil) throws(JournalError) -> HistoryLog {
    try log(upTo: Self.largest, since: first, inPiecesOf: Self.piece)
  }

  func log(
    upTo limit: Int, since first: WallTime? = nil, inPiecesOf piece: Int
  ) throws(JournalError) -> HistoryLog {
    guard let path else { throw .noHome }
    let file: OwnedDescriptor
    do throws(ErrorNumber) {
      file = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      if error.code == ENOENT { return HistoryLog() }
      throw .unreadable(path, why: error.description)
    }
    guard let size = Self.size(of: file.number) else {
      throw .unreadable(path, why: ReadError.isNoFile.words)
    }
    // The byte before the limit shows whether a line begins there.
    let start = max(0, size - limit - 1)
    var end = size
    // From the last line to the first.
    var logs: [HistoryLog] = []
    var rest: [ArraySlice<UInt8>] = []
    while end > start {
      let place = max(start, end - max(1, piece))
      let bytes = try rethrow(
        try Descriptor.read(end - place, from: place, of: file.number),
        as: { JournalError.unreadable(path, why: $0.description) })
      end = place
      guard let newline = bytes.firstIndex(of: Self.newline) else {
        rest.append(bytes[...])
        continue
      }
      rest.append(bytes[(newline + 1)...])
      let log = HistoryLog(Self.joined(rest))
      logs.append(log)
      rest = [bytes[..<newline]]
      if end > 0, let first, log.isMostly(before: first) { break }
    }
    let isCut = end > 0 || size > limit
    if !isCut { logs.append(HistoryLog(Self.joined(rest))) }
    var log = HistoryLog()
    while let next = logs.popLast() { log.append(next) }
    log.isCut = isCut
    return log
  }

  /// Joins the pieces of a text, the last one first.
  private static func joined(_ pieces: [ArraySlice<UInt8>]) -> [UInt8] {
    Array(pieces.reversed().joined())
  }
}

// MARK: - Appending a line

extension HistoryFile {
  private static let newline = UInt8(ascii: "\n")

  /// Returns the size of a regular file; `nil` for anything else.
  private static func size(of descriptor: Int32) -> Int? {
    guard let status = try? FileStatus(of: descriptor), status.kind == .file else { return nil }
    return status.size
  }

  /// Appends a line to a file of a known size.
  private static func add(
    _ line: String, to descriptor: Int32, of size: Int, isLocked: Bool
  ) throws(ErrorNumber) {
    let last = size > 0 ? try? Descriptor.read(1, from: size - 1, of: descriptor).first : newline
    let bytes = (last == newline ? [] : [newline]) + Array(line.utf8) + [newline]
    let count = try Descriptor.write(bytes[...], to: descriptor)
    guard count < bytes.count else { return }
    // Without the lock, another process may have appended its line in the meantime.
    if isLocked, Self.size(of: descriptor) == size + count { _ = ftruncate(descriptor, size) }
    throw ErrorNumber(code: ENOSPC)
  }
}
