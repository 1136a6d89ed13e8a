internal import JSON
internal import Tables

/// A place in a JSON text.
protocol JSONPlace {
  /// Returns an error there.
  func error(_ clause: String) -> ChartReaderError
}

/// A row of a table in a JSON text.
struct JSONRowPlace: JSONPlace {
  var path: JSONPath
  /// The number of the row, from 1.
  var row: Int
  var file: String?

  func error(_ clause: String) -> ChartReaderError {
    let place = path.steps.isEmpty ? "" : "\(path), "
    return ChartReaderError("\(place)row \(row): \(clause)", file: file)
  }
}

/// The tokens of a JSON text, with errors that name the file.
struct JSONTokens: JSONPlace {
  private var pull: JSONPull
  let file: String?
  /// The number of lines in the file before this text.
  private let linesBefore: Int
  /// The place in another text of the value that this text is, which errors name instead of lines.
  private var path: JSONPath?

  init(
    _ bytes: [UInt8], file: String?, linesBefore: Int = 0,
    more: @escaping () -> [UInt8] = { [] }
  ) {
    pull = JSONPull(bytes, isSequence: true, more: more)
    self.file = file
    self.linesBefore = linesBefore
  }

  /// Creates the tokens of a value within another text.
  init(of value: JSONValue, at path: JSONPath, file: String?) {
    self.init(Array(value.description.utf8), file: file)
    self.path = path
  }

  @inline(__always)
  mutating func next() throws(ChartReaderError) -> JSONPull.Token {
    do throws(JSONError) { return try pull.next() } catch { throw located(error) }
  }

  /// Appends the remaining numbers of the open array; NaN for null.
  mutating func readNumbers(into values: inout [Double]) throws(ChartReaderError) {
    do throws(JSONError) { return try pull.readNumbers(into: &values) } catch {
      if error.reason == .notOnlyNumbers { throw self.error("a number or null was expected") }
      throw located(error)
    }
  }

  /// Reads the rest of a value whose first token was the last one read.
  mutating func value(_ token: JSONPull.Token) throws(ChartReaderError) -> JSONValue {
    do throws(JSONError) { return try pull.value(token) } catch { throw located(error) }
  }

  /// Skips the rest of the open array or object.
  mutating func skipRest() throws(ChartReaderError) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .beginArray, .beginObject: depth += 1
      case .endArray, .endObject: depth -= 1
      case .end: return
      default: break
      }
    }
  }

  /// Counts the lines up to the last token, so that an error there, or close to it, takes little time.
  mutating func countLines() { pull.countLines() }

  /// Returns an error at the last token.
  func error(_ clause: String) -> ChartReaderError {
    if let path, !path.steps.isEmpty { return ChartReaderError("\(path): \(clause)", file: file) }
    let place = pull.tokenPlace
    return ChartReaderError(
      clause, file: file, line: linesBefore + place.line, column: place.column)
  }

  private func located(_ error: JSONError) -> ChartReaderError {
    var error = error
    error.line += linesBefore
    return ChartReaderError(error, file: file)
  }
}
