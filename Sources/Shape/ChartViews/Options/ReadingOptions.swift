package import ChartReaders
package import Charts
package import CommandLines
package import Tables

/// The options for reading data, which charts and quotes share.
extension Option {
  package static func input(_ path: ValuePath<Arguments, ChartReaderOptions.Format>) -> Option {
    value("input", "format", path, .cases, help: "Format of the data")
  }

  package static func at(_ path: ValuePath<Arguments, String?>) -> Option {
    value(
      "at", "path", path, .text("a path such as data.result"),
      help: "Place of the data in JSON"
    ).detailed(
      """
      Names and indices are separated by periods. By default, the first array of rows or of values is \
      taken, and a line says which.
      """)
  }

  package static func delimiter(_ path: ValuePath<Arguments, Delimiter?>) -> Option {
    value("delimiter", "delimiter", path, .cases, help: "Delimiter between cells")
  }

  package static func header(_ path: ValuePath<Arguments, Bool?>) -> Option {
    value("header", "yes|no", path, .yesOrNo, help: "Whether the first row is a header")
  }

  package static func decimal(
    _ path: ValuePath<Arguments, DecimalSeparator?>
  ) -> Option {
    value("decimal", "separator", path, .cases, help: "Decimal separator")
      .detailed("The other one may separate thousands.")
  }

  package static func date(_ path: ValuePath<Arguments, DateOrder?>) -> Option {
    value("date", "order", path, .cases, help: "Order of day and month in dates such as 3/4/2024")
  }

  /// Creates `--skip-bad-rows`; `usual` is what happens without it.
  package static func skipBadRows(
    _ path: ValuePath<Arguments, BadRows>, usual: String
  ) -> Option {
    flag("skip-bad-rows", help: "Skip malformed rows, and count them.") {
      $0[keyPath: path] = .skip
    }.detailed(usual)
  }

  package static func quiet(_ path: ValuePath<Arguments, Bool>) -> Option {
    flag("quiet", path, help: "Print no notes on how the data was read.")
  }

  package static func zone(_ path: ValuePath<Arguments, Bool>) -> Option {
    value(
      "zone", "zone", path, .choice([("local", false), ("utc", true)]),
      help: "Time zone in which times are shown")
  }

  /// Creates `--up`; `subject` is what rises.
  package static func up(_ path: ValuePath<Arguments, RisingColor>, of subject: String) -> Option {
    value("up", "color", path, .cases, help: "Color of rising \(subject)").detailed(
      "Falling ones are orange with blue, red with green, and green with red.")
  }

  package static func noAnimation(_ path: ValuePath<Arguments, Bool>) -> Option {
    flag("no-animation", path, help: "Turn off animations.")
  }
}

extension [Conflict] {
  /// The conflicts between options for reading data.
  package static var reading: [Conflict] {
    let others = Delimiter.allCases.filter { $0 != .tab }
    return [
      Conflict(
        ["--delimiter", "--header", "--decimal"], ["--input json"],
        because: "can’t be combined: JSON has no cells"),
      Conflict(
        ["--at"], ["--input csv", "--input tsv"],
        because: "can’t be combined: only JSON has paths"),
      Conflict(
        ["--input tsv"], others.map { "--delimiter \($0.rawValue)" },
        because: "can’t be combined: TSV is separated by tabs"),
    ]
  }
}
