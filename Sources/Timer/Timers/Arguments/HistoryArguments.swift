internal import Clocks
package import CommandLines
package import Reports

/// The command line after `timer history`.
package struct HistoryArguments: CommandArguments {
  /// The form of the answer.
  package enum Form: Hashable, Sendable {
    case people, json, csv
  }

  /// What the answer is about.
  package enum Content: Hashable, Sendable {
    case timers, totals, days
  }

  package var form = Form.people
  package var period = HistoryPeriod.all
  /// Whether all timers were requested.
  package var all = false
  /// Whether the timers are edited rather than printed.
  package var edits = false
  /// Whether totals were requested or refused.
  package var totals: Bool?
  package var given = Preferences()

  package init() {}

  package var content: Content {
    switch period {
    case .year, .lastYear: .days
    case .today, .week: totals ?? true ? .totals : .timers
    case .all, .last, .from: totals ?? false ? .totals : .timers
    }
  }

  package static let command: Command<HistoryArguments> = {
    var command = Command<HistoryArguments>("history", "Lists past timers, or adds up their time.")
    command.sections = [
      .init(
        "Period",
        [
          today, week, since, year,
          .flag("all", help: "All timers; a terminal otherwise shows the last 20.") {
            $0.all = true
          },
        ]),
      .init(
        "Output",
        [
          totals,
          .flag("json", short: "j", help: "Print one JSON object per line.") { $0.form = .json },
          .flag(
            "csv",
            help: "Print comma-separated values, with a header and an apostrophe before formulas."
          ) { $0.form = .csv },
          .help,
        ]),
      .init("Editing", [edit]),
      .init(
        "Terminal", Preferences.options(in: .terminal, \.given).filter { looks.contains($0.name) }),
    ]
    command.conflicts = [
      .oneOf(["--today", "--week", "--since", "--year", "--all"]), .oneOf(["--json", "--csv"]),
      Conflict(["--edit"], ["--json", "--csv", "--totals", "--no-totals", "--year"]),
      Conflict(["--year"], ["--totals", "--no-totals"]),
    ]
    command.discussion = "Only counted time is added up, without pauses."
    return command
  }()

  /// The number of timers that a terminal shows, and an editor, unless a period is given.
  package static let most = 20

  /// The number of timers from the end to list; `nil` for all of the period.
  package var limit: Int? { period == .all && !all ? Self.most : nil }

  private static let edit = Option<HistoryArguments>.flag(
    "edit", help: "Remove, correct or add timers with your editor."
  ) { $0.edits = true }.detailed(
    """
    The editor in VISUAL or else EDITOR opens the last 20 timers, or those of the period, one JSON \
    object per line. What is appended to the history in the meantime stays.
    """)

  /// The options of the map of days.
  private static let looks: Set = ["--color", "--palette", "--background"]

  private static let today = Option<HistoryArguments>.flag(
    "today", help: "The time of today’s timers, by name and step."
  ) { $0.period = .today }

  private static let week = Option<HistoryArguments>.flag(
    "week", help: "The time of the timers since Monday, by name and step."
  ) { $0.period = .week }

  private static let since = Option<HistoryArguments>(
    "since", .required("span|date"),
    help: "Only timers that ended within this span, such as 7d, or from this date on."
  ) { (arguments, input) throws(ValueError) in
    guard case .text(let text) = input else { return }
    if let date = CivilDate(iso8601: text) { return arguments.period = .from(date) }
    guard !looksLikeDate(text) else { throw .reason("“\(text)” isn’t a date such as 2026-11-01") }
    arguments.period = .last(try SpanArgument.parse(text).duration)
  }.completing(["1d", "7d", "30d"])

  private static let year = Option<HistoryArguments>(
    "year", .optional("year"), help: "A map of days: the last 53 weeks, or --year=2026."
  ) { (arguments, input) throws(ValueError) in
    guard case .text(let text) = input else { return arguments.period = .lastYear }
    guard let year = Int(text), 1970...9998 ~= year else { throw .expected("a year such as 2026") }
    arguments.period = .year(year)
  }.detailed(
    """
    Each column is a week that begins on Monday, and each color or shade a range of counted time. A \
    narrow window shows fewer weeks, up to the last one.
    """)

  private static let totals = Option<HistoryArguments>.toggle(
    "totals", \.totals, help: "Add up the time by name and step (default with --today, --week).",
    opposite: "List each timer.")

  private static func looksLikeDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}
