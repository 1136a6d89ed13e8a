internal import Files
internal import Pairs
internal import TimerEnvironment
internal import Timers

/// The files of games: the best results, and records.
struct PairsStore: Hashable, Sendable {
  private let resultFile: StateFile
  /// Whether results may be written; a file that couldn't be read isn't overwritten.
  var keepsResults = true

  /// The maximum sizes of the results and of a record, in bytes.
  private static let (largest, largestRecord) = (1 << 18, 1 << 24)

  init(_ paths: TimerPaths) { resultFile = StateFile("pairs", in: paths) }

  /// Returns the best results; `nil` if no game was ever started.
  func results() throws(StoreFailure) -> BestResults? {
    try resultFile.text(upTo: Self.largest).map { BestResults(lines: $0) }
  }

  /// Saves the best results; without a state folder, they are lost at exit.
  func keepResults(_ lines: [String]) throws(StoreFailure) {
    if keepsResults { try resultFile.keep(lines) }
  }

  /// Writes a record to a file, replacing it.
  static func write(_ lines: [String], toRecord path: String) throws(StoreFailure) {
    try StateFile.write(lines, to: path, saidAs: path)
  }

  /// Reads the text of a record.
  static func text(ofRecord path: String) throws(StoreFailure) -> String {
    let bytes: [UInt8]
    do throws(ReadError) {
      bytes = try RegularFile.read(path, upTo: largestRecord)
    } catch {
      throw StoreFailure("\(path) can’t be read: \(error.words)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StoreFailure("\(path) can’t be read: it isn’t text in UTF-8")
    }
    return text
  }
}
