internal import Charts
internal import Clocks
internal import Quotes
internal import Runtime
internal import TerminalIO

/// Writes quotes as text for people and programs.
@MainActor
struct QuotesPrinter {
  private let plan: QuotesPlan
  private let times: QuoteTimes
  private let text: PriceText

  init(_ plan: QuotesPlan, at now: Moment) {
    self.plan = plan
    times = QuoteTimes(now: now.wall.seconds, zone: plan.zone)
    text = PriceText(decimals: plan.decimals)
  }

  /// Returns the answer that was asked for, without the last line’s end.
  func text(_ rows: [ListedQuote]) -> String {
    switch plan.answer {
    case .json: return QuoteJSON.text(rows)
    case .csv: return QuoteCSV.text(rows)
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

extension WallTime {
  /// The seconds since 1970 with their fraction.
  var seconds: Double { sinceEpoch / .seconds(1) }
}
