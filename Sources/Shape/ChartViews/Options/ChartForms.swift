internal import ChartReaders
internal import Charts
package import CommandLines
internal import Countdowns
internal import Texts

extension ValueForm<ChartStream.Window> {
  /// The form of a stream’s window: a number of rows, or a duration with a unit.
  static var streamWindow: ValueForm {
    ValueForm("a number of rows such as 500, or a time such as 5m") { text in
      if text.allSatisfy({ "0123456789".contains($0) }) {
        return Int(text).flatMap { $0 > 0 ? .points($0) : nil }
      }
      // Excludes a fraction, which would otherwise parse as a number of seconds.
      guard text.contains(where: { $0.isLetter || $0 == ":" }),
        case .span(let span, _)? = try? Reading(words: [text])
      else { return nil }
      return .duration(span / .seconds(1))
    }
  }
}

/// The ends of a range, of which one may be missing.
struct OpenRange: Hashable, Sendable {
  var lower: Double?
  var upper: Double?
}

extension ValueForm<OpenRange> {
  /// The form of a range; an omitted end follows the data.
  static var range: ValueForm {
    ValueForm("two numbers such as 0..100, either of which can be omitted") {
      (text) throws(ValueError) in
      // Excludes `0...5`, in which the third dot would parse as part of .5.
      guard let dots = text.range(ofFirst: ".."), !text.contains(part: "...") else { return nil }
      let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
      let numbers = ends.map { NumberScanner.number(in: $0) }
      guard zip(ends, numbers).allSatisfy({ $0.isEmpty || $1 != nil }),
        numbers.contains(where: { $0 != nil })
      else { return nil }
      if let lower = numbers[0], let upper = numbers[1], lower >= upper {
        throw .reason("the first number must be less than the second")
      }
      return OpenRange(lower: numbers[0], upper: numbers[1])
    }
  }
}

extension ValueForm<String> {
  /// The form of a date, whose meaning depends on the axis.
  static var dateEntry: ValueForm {
    ValueForm("a date such as 2024-05-17, 17:30 or -3d, or a number on a numeric axis") { text in
      // Excludes an option, which follows if the date was forgotten.
      text.contains { $0 != " " } && !text.hasPrefix("--") ? text : nil
    }
  }
}

// MARK: - Kinds

/// The way that all series or those of a column are drawn.
struct KindChoice: Hashable, Sendable {
  var kind: SeriesKind
  /// The column, whose name may contain an equals sign; `nil` for all.
  var column: String?
}

extension ValueForm<KindChoice> {
  /// The form of a kind of series, possibly for a column.
  static var kindChoice: ValueForm {
    let kinds = ValueForm<SeriesKind>.cases
    var form = ValueForm("\(kinds.text), or one for a column, as in Close=area") {
      (text) throws(ValueError) in
      guard let equals = text.lastIndex(of: "=") else {
        return KindChoice(kind: try kinds.value(of: text))
      }
      let name = String(text[..<equals])
      guard !name.isEmpty else { throw .reason("the = needs a column name before it") }
      let kind = try kinds.value(of: String(text[text.index(after: equals)...]))
      guard !kind.traits.fillsChart else {
        throw .reason(
          "all series of a \(kind.traits.chartName) are drawn so; use --kind \(kind.rawValue) and --columns"
        )
      }
      return KindChoice(kind: kind, column: name)
    }
    form.words = kinds.words
    return form
  }
}

extension ChartReaderOptions {
  /// Sets the kind of all series, once, or of a column.
  mutating func set(_ given: KindChoice) throws(ValueError) {
    if let column = given.column {
      kinds[column] = given.kind
    } else if let kind, kind != given.kind {
      throw .reason(
        "all series are already “\(kind.rawValue)”; name a column to set its kind, as in "
          + "Close=\(given.kind.rawValue)")
    } else {
      kind = given.kind
    }
  }
}

// MARK: - Names

extension ValueForm<[String]> {
  /// Returns the form of comma-separated names, trimmed of spaces; as in CSV, a name in quotation
  /// marks may have commas.
  static func names(_ description: String) -> ValueForm {
    ValueForm(description) { text in
      let names = parts(of: text).map { part in
        let name = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        guard name.count > 1, name.first == "\"", name.last == "\"" else { return String(name) }
        return String(name.dropFirst().dropLast()).replacing(each: "\"\"", with: "\"")
      }
      return names.allSatisfy { !$0.isEmpty } ? names : nil
    }
  }

  /// Splits names at commas outside quotation marks; a mark within a name is part of it.
  private static func parts(of text: String) -> [Substring] {
    var isQuoted = false
    // Whether no name has begun, and whether the last character may begin a doubled mark.
    var (isStart, isClosed) = (true, false)
    return text.split(omittingEmptySubsequences: false) { character in
      let isSeparator = character == "," && !isQuoted
      let isMark = character == "\"" && (isQuoted || isStart || isClosed)
      isClosed = isMark && isQuoted
      if isMark { isQuoted.toggle() }
      isStart = isSeparator || isStart && character == " "
      return isSeparator
    }
  }
}

extension [String] {
  /// Returns the names appended to others, and throws on a duplicate.
  package func appended(to others: [String]) throws(ValueError) -> [String] {
    var all = others
    for name in self {
      guard !all.contains(name) else { throw .reason("“\(name)” is named twice") }
      all.append(name)
    }
    return all
  }
}
