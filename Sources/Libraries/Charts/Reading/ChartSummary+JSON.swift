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
  /// | `start`, `end` | index of the first position, and the one after the last |
  /// | `from`, `to` | first and last position, or null |
  /// | `series` | array of objects with the members below |
  ///
  /// | member of a series | meaning |
  /// |---|---|
  /// | `label`, `name` | key of the series, its display name |
  /// | `count`, `missing` | number of values, and of positions without one |
  /// | `gaps` | number of runs of positions without a value |
  /// | `first`, `last`, `min`, `max` | points, or null without values |
  /// | `mean` | mean of the values, or null |
  /// | `change`, `percent` | last minus first value; that in percent of the first, or null |
  /// | `slope` | of the least-squares line, per unit of position, or null |
  /// | `trend` | `rising`, `falling` or `flat`, or null without values |
  /// | `step` | object with the points `from` and `to` and the largest `change` between neighbors, or null |
  ///
  /// A point is an object with `index`, `position` and `value`.
  public var json: String {
    let members: KeyValuePairs<String, JSONValue> = [
      "v": .number("\(version)"),
      "title": title.map(JSONValue.string) ?? .null,
      "unit": .string("\(unit)"),
      "start": .number("\(range.lowerBound)"),
      "end": .number("\(range.upperBound)"),
      "from": JSONValue(span?.lowerBound),
      "to": JSONValue(span?.upperBound),
      "series": .array(series.map(\.json)),
    ]
    let named = labels.map { [JSONValue.Member("labels", .array($0.map(JSONValue.string)))] } ?? []
    return JSONValue.object(members.map { JSONValue.Member($0.key, $0.value) } + named).description
  }
}

extension SeriesSummary {
  fileprivate var json: JSONValue {
    let members: KeyValuePairs<String, JSONValue> = [
      "label": .string(label),
      "name": .string(name),
      "count": .number("\(count)"),
      "missing": .number("\(missing)"),
      "gaps": .number("\(gaps.count)"),
      "first": figures?.first.json ?? .null,
      "last": figures?.last.json ?? .null,
      "min": figures?.minimum.json ?? .null,
      "max": figures?.maximum.json ?? .null,
      "mean": JSONValue(figures?.mean),
      "change": JSONValue(figures?.change),
      "percent": JSONValue(figures?.percent),
      "slope": JSONValue(figures?.trend.slope),
      "trend": figures.map { .string($0.trend.word.rawValue) } ?? .null,
      "step": figures?.largestStep?.json ?? .null,
    ]
    return JSONValue(members)
  }
}

extension SeriesSummary.Step {
  fileprivate var json: JSONValue {
    JSONValue(["from": from.json, "to": to.json, "change": JSONValue(change)])
  }
}

extension ChartPoint {
  fileprivate var json: JSONValue {
    JSONValue([
      "index": .number("\(index)"), "position": JSONValue(position), "value": JSONValue(value),
    ])
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
