internal import Files
internal import Pairs

/// The files of games: the best results and records.
struct PairsStore: Hashable, Sendable {
  private let resultFile: StateFile
  /// Whether results may be written: a file that can't be read isn't replaced.
  var keepsResults = true

  /// The most bytes of results, and of a record, that are read.
  private static let (largest, largestRecord) = (1 << 18, 1 << 24)

  init(_ places: SoundPlaces) { resultFile = StateFile("pairs", in: places) }

  /// Returns the best results; `nil` if no game was ever started.
  func results() throws(StoreFailure) -> BestResults? {
    try resultFile.text(upTo: Self.largest).map { BestResults(lines: $0) }
  }

  /// Keeps the best results; without a place for them, they are forgotten at the end.
  func keepResults(_ lines: [String]) throws(StoreFailure) {
    if keepsResults { try resultFile.keep(lines) }
  }

  /// Writes the lines of a record to a file, which is replaced.
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
