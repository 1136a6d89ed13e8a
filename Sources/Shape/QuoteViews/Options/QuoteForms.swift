internal import ChartViews
internal import CommandLines
internal import Countdowns
internal import Outputs
internal import Quotes
internal import Texts

extension ValueForm<[String]> {
  static var symbols: ValueForm {
    ValueForm("symbols such as AAPL,MSFT") { text in
      let symbols = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Symbol.typed(String($0)) }
      return symbols.contains(nil) ? nil : symbols.compactMap(\.self)
    }
  }
}

extension ValueForm<String> {
  static var column: ValueForm { text("a name or a number from 1") }
}

/// The column of a field of a price.
struct FieldColumn: Hashable, Sendable {
  var field: PriceColumn
  var column: String
}

extension ValueForm<FieldColumn> {
  static var fieldColumn: ValueForm {
    ValueForm("a field and its column such as open=Eröffnung or volume=6") {
      (text) throws(ValueError) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !parts[1].allSatisfy(\.isWhitespace) else { return nil }
      guard let field = PriceColumn(rawValue: parts[0]) else {
        let all = PriceColumn.allCases.map(\.rawValue).joined(separator: ", ")
        throw .reason("the fields are \(all)")
      }
      return FieldColumn(field: field, column: parts[1])
    }
  }
}

extension ValueForm<Duration> {
  /// Returns the form of a duration of at least a second.
  static func span(_ description: String, atMost limit: Duration) -> ValueForm {
    ValueForm(description) { text in
      guard case .span(let span, _)? = try? Reading(words: [text]), span >= .seconds(1),
        span <= limit
      else { return nil }
      return span
    }
  }
}

extension ValueForm<Int?> {
  /// The form of the height of a row; `nil` adapts to the window.
  static var rowHeight: ValueForm {
    let numbers = ValueForm<Int>.integer(in: 1...5)
    var form = ValueForm("auto or \(numbers.text)") { (text) throws(ValueError) in
      text == "auto" ? .some(nil) : (try? numbers.value(of: text)).map { .some($0) }
    }
    form.words = ["auto"] + (1...5).map(String.init)
    return form
  }
}

extension ValueForm<Int> {
  /// The form of a volume in percent.
  static var volume: ValueForm {
    let numbers = ValueForm.integer(in: 0...100)
    return ValueForm("a percentage from 0 to 100 such as 80%") { text in
      try? numbers.value(of: text.hasSuffix("%") ? String(text.dropLast()) : text)
    }
  }
}

extension ValueForm<Alert> {
  static var alert: ValueForm {
    ValueForm("a condition such as 'AAPL > 200' or '* change < -2%'") {
      (text) throws(ValueError) in
      do throws(AlertError) {
        return try Alert(text)
      } catch {
        throw .reason("\(error)".asClause)
      }
    }
  }
}
