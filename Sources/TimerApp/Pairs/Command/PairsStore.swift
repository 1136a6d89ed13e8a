internal import Files
internal import Glibc
internal import Pairs
internal import Settings

/// The files of games: the best results, the settings, records.
struct PairsStore: Hashable, Sendable {
  private let places: SoundPlaces
  /// Whether results may be written: a file that can't be read isn't replaced.
  var keepsResults = true

  /// The most bytes of results, and of a record, that are read.
  private static let (largest, largestRecord) = (1 << 18, 1 << 24)

  init(_ places: SoundPlaces) { self.places = places }

  /// The file of best results; `nil` without a home.
  private var resultFile: String? { places.state.map { $0 + "/pairs" } }

  /// Returns the best results; `nil` if no game was ever started.
  func results() throws(StoreFailure) -> BestResults? {
    guard let resultFile else { return nil }
    do throws(ReadError) {
      let bytes = try RegularFile.read(resultFile, upTo: Self.largest)
      return BestResults(lines: String(decoding: bytes, as: UTF8.self))
    } catch {
      if error == .system(ENOENT) { return nil }
      throw StoreFailure("\(places.said(resultFile)) can’t be read: \(error.words)")
    }
  }

  /// Keeps the best results; without a place for them, they are forgotten at the end.
  func keepResults(_ lines: [String]) throws(StoreFailure) {
    guard let resultFile, keepsResults else { return }
    let failure = Folder.create(Folder.parent(of: resultFile) ?? ".", mode: 0o700)
    guard failure == 0 else { throw self.failure(resultFile, systemWords(failure)) }
    try write(lines, to: resultFile)
  }

  /// Writes lines to a file, which is replaced.
  func write(_ lines: [String], to path: String) throws(StoreFailure) {
    do throws(WriteError) {
      try AtomicFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: path)
    } catch {
      throw failure(path, error.words)
    }
  }

  private func failure(_ path: String, _ words: String) -> StoreFailure {
    StoreFailure("\(places.said(path)): \(SettingsError.unwritable(words))")
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
