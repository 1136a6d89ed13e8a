package import Countdowns
package import Texts

/// The format in which a timer is reported to other programs, one line at a time.
package enum ReportFormat: Hashable, Sendable {
  /// The remaining time in digits, or the elapsed time of a stopwatch, and the step if there are
  /// several.
  case digits
  /// A text with fields.
  case template(ReportTemplate)
  case bar(StatusBar)
  /// A JSON object.
  case json

  /// Parses the value of `--format`: the name of a status bar, or a template with a brace.
  package init(named text: String) throws(ReportFormatError) {
    if let bar = StatusBar(rawValue: text) {
      self = .bar(bar)
      return
    }
    guard text.unicodeScalars.contains(where: { $0 == "{" || $0 == "}" }) else {
      throw .unknownFormat(text)
    }
    self = .template(try ReportTemplate(text))
  }

  /// Returns the line about a timer, or about no timer if `nil`, without a line break.
  package func line(_ report: TimerReport?, in zone: Zone) -> String {
    switch self {
    case .digits: report.map(Self.digits) ?? ""
    case .template(let template): report.map { template.text($0, in: zone) } ?? ""
    case .bar(let bar): bar.line(report, in: zone)
    case .json: ReportJSON.line(report, in: zone)
    }
  }

  private static func digits(_ report: TimerReport) -> String {
    report.watchedDigits + (report.place.words.map { " " + $0 } ?? "")
  }
}
