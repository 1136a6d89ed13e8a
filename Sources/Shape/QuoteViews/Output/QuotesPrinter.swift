internal import Cells
package import Charts
package import Clocks
package import Quotes
package import Texts

/// Formats quotes as text for people and programs.
package struct QuotesPrinter {
  /// The form of the text.
  package enum Form: Hashable, Sendable {
    case table, sentences, json, csv
    /// A line for a status bar.
    case bar(StatusBar)

    /// Whether the text is for people rather than programs.
    fileprivate var isForPeople: Bool { self == .table || self == .sentences }
  }

  private let form: Form
  private let times: QuoteTimes
  private let text: PriceText
  private let up: RisingColor
  /// Whether the text goes to a terminal, so that control characters must be made visible.
  private let isShown: Bool

  /// Creates a printer; text for people is ASCII if the terminal is limited to that.
  package init(
    _ form: Form, decimals: Int?, up: RisingColor, on zone: DateScale, at now: Moment,
    isASCII: Bool = false, isShown: Bool = false
  ) {
    (self.form, self.up, self.isShown) = (form, up, isShown)
    times = QuoteTimes(now: now.wall.seconds, zone: zone)
    text = PriceText(isASCII: isASCII && form.isForPeople, decimals: decimals)
  }

  /// Returns the requested output, with a newline at its end.
  package func text(_ rows: [ListedQuote]) -> String {
    let text = lines(rows)
    return text.unicodeScalars.last == "\n" ? text : text + "\n"
  }

  private func lines(_ rows: [ListedQuote]) -> String {
    switch form {
    case .json: return QuoteFields.json(rows)
    case .csv:
      let text = QuoteFields.csv(rows)
      guard isShown else { return text }
      return text.split(separator: "\r\n").map { TextWidth.visible(String($0)) }
        .joined(separator: "\n")
    case .bar(let bar): return bar.line(rows, times: times, text: text, up: up)
    case .sentences:
      let sentence = QuoteSentence(times, text)
      return (rows.map(sentence.sentence) + [sentence.summary(rows)]).joined(separator: "\n")
    case .table: return QuoteTableText(times, text).lines(rows).joined(separator: "\n")
    }
  }
}

extension WallTime {
  /// The seconds since 1970, with fraction.
  package var seconds: Double { sinceEpoch / .seconds(1) }
}
