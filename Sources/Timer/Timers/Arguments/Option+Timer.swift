package import CommandLines
package import Reports
internal import Texts

/// Options that several commands share.
extension Option {
  /// Creates `--inline`, with or without a number of rows.
  package static func inline(_ path: ValuePath<Arguments, PlacementRule>) -> Option {
    Option(
      "inline", .optional("rows"),
      help: "Draw below the prompt: --inline for 12 rows, or --inline=ROWS."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else {
        return arguments[keyPath: path] = .inline(rows: nil)
      }
      guard let rows = Int(text), 1...500 ~= rows else {
        throw .expected("a number of rows from 1 to 500")
      }
      arguments[keyPath: path] = .inline(rows: rows)
    }.detailed("From 1 to 500 rows; a bar or a line takes 1 by default.")
  }

  static func fullscreen(
    _ path: ValuePath<Arguments, PlacementRule>
  ) -> Option {
    flag("fullscreen", help: "Use the full screen.") { $0[keyPath: path] = .fullScreen }
      .detailed("The face is drawn on the alternate screen.")
  }

  /// Creates `--format`, with all status bars and some fields as completions.
  package static func format(_ path: ValuePath<Arguments, ReportFormat?>) -> Option {
    value(
      "format", short: "f", "format", path,
      help: "Write lines in this format: text with fields such as {remaining}, or "
        + "\(StatusBar.allCases.map(\.rawValue).listed("or"))."
    ) { (text) throws(ValueError) in
      do throws(ReportFormatError) {
        return try ReportFormat(named: text)
      } catch {
        throw .lines(error.description)
      }
    }.completing { _ in
      let bars = StatusBar.allCases.map { Completion.Candidate($0.rawValue, "for this status bar") }
      let fields: [ReportField] = [.remaining, .percent, .clock, .state]
      return Completion(
        bars + fields.map { .init("{\($0.rawValue)}", String($0.help.prefix { $0 != ";" })) })
    }
  }

  static func every(_ path: ValuePath<Arguments, ReportCadence?>) -> Option {
    value(
      "every", "span", path, help: "Write a line at this interval: 1s, 100ms or 1% of the time."
    ) { (text) throws(ValueError) in
      do throws(CadenceError) {
        return try ReportCadence(text)
      } catch {
        throw .sentence(error.description)
      }
    }.completing(["1s", "100ms", "1%"])
      .detailed("A span from 10ms to 1h, or a share from 0.1% to 50% of the total time.")
  }

  /// Creates `--json`, for lists.
  package static func json(_ path: ValuePath<Arguments, Bool>) -> Option {
    .flag("json", short: "j", path, help: "Print one JSON object per line.")
  }
}
