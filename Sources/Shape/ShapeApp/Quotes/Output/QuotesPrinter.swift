internal import Cells
internal import Charts
internal import Clocks
internal import Quotes
internal import Runtime
internal import TerminalIO

/// Formats quotes as text for people and programs.
@MainActor
struct QuotesPrinter {
  private let plan: QuotesPlan
  private let times: QuoteTimes
  private let text: PriceText
  /// Whether the text goes to a terminal, so that control characters must be made visible.
  private let isShown: Bool

  /// Creates a printer; text for people is ASCII if the terminal is limited to that.
  init(_ plan: QuotesPlan, at now: Moment, isASCII: Bool = false, isShown: Bool = false) {
    self.plan = plan
    self.isShown = isShown
    times = QuoteTimes(now: now.wall.seconds, zone: plan.zone)
    text = PriceText(isASCII: isASCII && plan.answer.isForPeople, decimals: plan.decimals)
  }

  /// Returns the requested output, with a newline at its end.
  func text(_ rows: [ListedQuote]) -> String {
    let text = lines(rows)
    return text.unicodeScalars.last == "\n" ? text : text + "\n"
  }

  private func lines(_ rows: [ListedQuote]) -> String {
    switch plan.answer {
    case .json: return QuoteJSON.text(rows)
    case .csv:
      let text = QuoteCSV.text(rows)
      guard isShown else { return text }
      return text.split(separator: "\r\n").map { TextWidth.visible(String($0)) }
        .joined(separator: "\n")
    case .bar(let bar): return bar.line(rows, times: times, text: text, up: plan.up)
    case .screen, .table, .picture:
      if plan.isPlain {
        let sentence = QuoteSentence(times, text)
        return (rows.map(sentence.sentence) + [sentence.summary(rows)]).joined(separator: "\n")
      }
      return QuoteTableText(times, text).lines(rows).joined(separator: "\n")
    }
  }
}

extension QuotesPlan.Answer {
  /// Whether the text is for people rather than programs.
  fileprivate var isForPeople: Bool {
    switch self {
    case .screen, .table, .picture: true
    case .json, .csv, .bar: false
    }
  }
}

extension WallTime {
  /// The seconds since 1970, with fraction.
  var seconds: Double { sinceEpoch / .seconds(1) }
}
