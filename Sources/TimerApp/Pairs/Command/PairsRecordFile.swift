internal import Files
internal import Glibc
internal import Settings

/// The file that games are recorded to as they are played.
struct PairsRecordFile {
  private let path: String
  private var lines: [String] = []
  /// Whether the file contains all lines, and nothing else.
  private(set) var isWhole = true

  init(_ path: String) { self.path = path }

  /// Appends lines; a file that lacks some because of an earlier failure is rewritten.
  mutating func add(_ new: [String]) throws(StoreFailure) {
    lines += new
    guard isWhole else {
      try PairsStore.write(lines, toRecord: path)
      return isWhole = true
    }
    isWhole = false
    let failure = append(Array(new.map { $0 + "\n" }.joined().utf8))
    guard failure == 0 else {
      throw StoreFailure("\(path): \(SettingsError.unwritable(systemWords(failure)))")
    }
    isWhole = true
  }

  /// Appends bytes; returns 0 or an error number.
  private func append(_ bytes: [UInt8]) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
