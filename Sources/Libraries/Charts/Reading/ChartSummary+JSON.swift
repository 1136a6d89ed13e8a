internal import JSON

/// The version of the schema of ``ChartSummary/json``.
private let version = 1

extension ChartSummary {
  /// The summary as a single-line JSON object (RFC 8259), without a line break.
  ///
  /// Members keep their names and meanings as long as `v` stays the same; new ones may be added.
  /// Numbers have the fewest digits that parse as the same number; values that don't exist or
  /// aren't finite are null.
  ///
  /// | member | meaning |
  /// |---|---|
  /// | `v` | version of the schema: 1 |
  /// | `title` | title of the set, or null |
  /// | `unit` | unit of positions: `number`, `seconds` since 1970 UTC, `days` since 1970, `clock`: seconds since midnight |
  /// | `labels` | array of the names of the positions, only if they are categories |
  /// | `edges` | array of the edges of the bins, only of a histogram |
  /// | `boxes` | array of the boxes of a box plot, with `name`, `unit` if it is known, `count`, `min`, `low` and `high`: the ends of the whiskers, `q1`, `median`, `q3`, `max` and the array `outliers` |
  /// | `start`, `end` | index of the first position, and the one after the last |
  /// | `from`, `to` | first and last position, or null |
  /// | `fromDate`, `toDate` | these as in `date` below, only if they are times |
  /// | `series` | array of objects with the members below |
  ///
  /// | member of a series | meaning |
  /// |---|---|
  /// | `label`, `name` | key of the series, its display name |
  /// | `unit` | unit of the values, such as `ms` or `%`, only if it is known |
  /// | `count`, `missing` | number of values, and of positions without one |
  /// | `counts` | array of the numbers of values in the bins, only of a histogram |
  /// | `gaps` | number of runs of positions without a value |
  /// | `first`, `last`, `min`, `max` | points, or null without values |
  /// | `sum`, `mean` | of the values, or null |
  /// | `q1`, `median`, `q3` | quartiles, interpolated linearly as in pandas, or null |
  /// | `sd` | standard deviation of a sample, or null with fewer than two values |
  /// | `change`, `percent` | last minus first value; that in percent of the first, or null |
  /// | `slope` | of the least-squares line, per unit of position, or null |
  /// | `trend` | `rising`, `falling` or `flat`, or null without values |
  /// | `step` | object with the points `from` and `to` and the largest `change` between neighbors, or null |
  ///
  /// A point is an object with `index`, `position` and `value`, and if the position is a time, with
  /// `date`: a date, a date and time (with `Z` if it is in UTC) or a time of day (ISO 8601).
  public var json: String {
    let members: KeyValuePairs<String, JSONValue> = [
      "v": .number("\(version)"),
      "title": title.map(JSONValue.string) ?? .null,
      "unit": .string("\(unit)"),
      "start": .number("\(range.lowerBound)"),
      "end": .number("\(range.upperBound)"),
      "from": JSONValue(span?.lowerBound),
      "to": JSONValue(span?.upperBound),
      "series": .array(series.map { $0.json(date) }),
    ]
    let ends = [("fromDate", span?.lowerBound), ("toDate", span?.upperBound)].compactMap {
      name, end in
      end.flatMap(date).map { JSONValue.Member(name, .string($0)) }
    }
    let named = labels.map { [JSONValue.Member("labels", .array($0.map(JSONValue.string)))] } ?? []
    let edges = edges.map { [JSONValue.Member("edges", .array($0.map { JSONValue($0) }))] } ?? []
    let all =
      members.map { JSONValue.Member($0.key, $0.value) } + ends + named + edges
      + (boxes.map { [JSONValue.Member("boxes", .array($0.map(\.json)))] } ?? [])
    return JSONValue.object(all).description
  }
}

extension SeriesSummary {
  fileprivate func json(_ date: (Double) -> String?) -> JSONValue {
    let members: KeyValuePairs<String, JSONValue> = [
      "label": .string(label),
      "name": .string(name),
      "count": .number("\(count)"),
      "missing": .number("\(missing)"),
      "gaps": .number("\(gaps.count)"),
      "first": figures?.first.json(date) ?? .null,
      "last": figures?.last.json(date) ?? .null,
      "min": figures?.minimum.json(date) ?? .null,
      "max": figures?.maximum.json(date) ?? .null,
      "sum": JSONValue(statistics?.sum),
      "mean": JSONValue(figures?.mean),
      "q1": JSONValue(statistics?.firstQuartile),
      "median": JSONValue(statistics?.median),
      "q3": JSONValue(statistics?.thirdQuartile),
      "sd": JSONValue(statistics?.deviation),
      "change": JSONValue(figures?.change),
      "percent": JSONValue(figures?.percent),
      "slope": JSONValue(figures?.trend.slope),
      "trend": figures.map { .string($0.trend.word.rawValue) } ?? .null,
      "step": figures?.largestStep?.json(date) ?? .null,
    ]
    let list = counts.map { [JSONValue.Member("counts", .array($0.map { JSONValue($0) }))] } ?? []
    let marked = unit.map { [JSONValue.Member("unit", .string($0))] } ?? []
    return .object(members.map { JSONValue.Member($0.key, $0.value) } + marked + list)
  }
}

extension SeriesSummary.Step {
  fileprivate func json(_ date: (Double) -> String?) -> JSONValue {
    JSONValue(["from": from.json(date), "to": to.json(date), "change": JSONValue(change)])
  }
}

extension ChartPoint {
  fileprivate func json(_ date: (Double) -> String?) -> JSONValue {
    let members = [
      JSONValue.Member("index", .number("\(index)")),
      JSONValue.Member("position", JSONValue(position)),
      JSONValue.Member("value", JSONValue(value)),
    ]
    return .object(
      members + (date(position).map { [JSONValue.Member("date", .string($0))] } ?? []))
  }
}

extension JSONValue {
  /// Creates the shortest number that parses as the same value; null for a missing or infinite one.
  init(_ number: Double?) {
    guard let number, number.isFinite else {
      self = .null
      return
    }
    self = .number(number == 0 ? "0" : Self.shortened(number.description))
  }

  /// Returns digits without a zero fraction or leading zeros in the exponent.
  private static func shortened(_ text: String) -> String {
    let parts = text.split(separator: "e", maxSplits: 1)
    let exponent = parts.count > 1 ? Int(parts[1]).map { "e\($0)" } ?? "" : ""
    let digits = parts.first ?? "0"
    return (digits.hasSuffix(".0") ? digits.dropLast(2) : digits) + exponent
  }
}
