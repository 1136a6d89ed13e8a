internal import JSON

extension ChartExcerpt {
  /// All values that the set summarizes, of the visible series; `nil` for another set.
  var sourceExcerpt: ChartExcerpt? {
    self.set.source.map { source in
      ChartExcerpt(of: source, visible: set.positions.bins == nil ? nil : visible)
    }
  }
}

extension ChartSummary {
  /// Adds the bins that an excerpt shows to the summary of the values.
  mutating func summarize(_ excerpt: ChartExcerpt) {
    boxes = excerpt.namedBoxes
    guard let bins = excerpt.set.positions.bins, !excerpt.range.isEmpty else { return }
    edges = (excerpt.range.lowerBound...excerpt.range.upperBound).map(bins.edge)
    for (place, one) in excerpt.series.enumerated() where place < series.count {
      series[place].counts = excerpt.range.map { one.value(at: $0) }
    }
  }
}

/// A box of a box plot.
struct NamedBox: Hashable, Sendable {
  var name: String
  /// The numbers; `nil` without values.
  var box: BoxSummary?

  var json: JSONValue {
    let found = box?.statistics
    let members: KeyValuePairs<String, JSONValue> = [
      "name": .string(name), "count": .number("\(found?.count ?? 0)"),
      "min": JSONValue(found?.minimum), "low": JSONValue(box?.whiskers.lowerBound),
      "q1": JSONValue(found?.firstQuartile), "median": JSONValue(found?.median),
      "q3": JSONValue(found?.thirdQuartile), "high": JSONValue(box?.whiskers.upperBound),
      "max": JSONValue(found?.maximum),
      "outliers": .array((box?.outliers ?? []).map { JSONValue($0) }),
    ]
    let unit = box?.unit.map { [JSONValue.Member("unit", .string($0))] } ?? []
    return .object(members.map { JSONValue.Member($0.key, $0.value) } + unit)
  }
}

extension ChartExcerpt {
  /// The boxes of a box plot; `nil` for another chart.
  var namedBoxes: [NamedBox]? {
    guard let boxes = self.set.series.first?.boxes, let labels = self.set.positions.labels else {
      return nil
    }
    return range.map { NamedBox(name: labels[$0], box: boxes[$0]) }
  }
}
