internal import Files
internal import Glibc
internal import System

extension HistoryFile {
  /// Returns the content; empty if there is no history.
  package func content() throws(JournalError) -> [UInt8] {
    guard let path else { throw .noHome }
    do throws(ReadError) {
      return try RegularFile.read(path, upTo: FilePieces.largest)
    } catch {
      if error.isMissing { return [] }
      throw .unreadable(path, why: error.words)
    }
  }

  /// Replaces the content by a function of it, atomically and under the lock; returns false without
  /// changing anything if the function returns `nil`.
  ///
  /// Entries that are appended in the meantime stay: those whose timers wait for the lock go to the
  /// new file, and the others are copied to it.
  package func rewrite(
    tries: Int = 9, _ change: ([UInt8]) -> [UInt8]?
  ) throws(JournalError) -> Bool {
    guard let path else { throw .noHome }
    do throws(ErrorNumber) {
      let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY
      let file = try OwnedDescriptor(opening: path, flags, mode: 0o600)
      try Descriptor.lock(file.number, within: Self.lockTime)
      // Another change may have replaced the file while this one waited.
      guard FileStatus.isName(path, of: file.number) else { throw ErrorNumber(code: ESTALE) }
      let size = try FileStatus(of: file.number).size
      let old = try Descriptor.read(size, from: 0, of: file.number)
      guard let new = change(old) else { return false }
      do throws(WriteError) {
        try AtomicFile.write(new, to: path)
        let late = try rethrow(
          try Descriptor.read(FileStatus(of: file.number).size - size, from: size, of: file.number),
          as: WriteError.init)
        guard !late.isEmpty else { return true }
        let replaced = try rethrow(
          try OwnedDescriptor(opening: path, O_WRONLY | O_APPEND | O_NOCTTY), as: WriteError.init)
        try AtomicFile.append(late, to: replaced.number)
      } catch {
        if case .system(let code) = error { throw ErrorNumber(code: code) }
        throw ErrorNumber(code: EIO)
      }
      return true
    } catch {
      if error.code == ESTALE, tries > 0 { return try rewrite(tries: tries - 1, change) }
      throw .unwritable(path, code: error.code)
    }
  }
}
