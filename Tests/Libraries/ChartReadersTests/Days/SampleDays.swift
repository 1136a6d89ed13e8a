import Charts

@testable import ChartReaders

/// A chart of 41 days around 2019-03-15, with files in which all rows of a day have the same value.
enum SampleDays {
  static func value(_ series: Int, _ day: Int) -> Double { Double((series + 1) * (day % 100 + 1)) }

  static func overview(_ labels: [String], _ kind: SeriesKind) -> ChartSet {
    let positions = Positions(.regular(start: 17_950, step: 1, count: 41), unit: .days)
    let series = labels.enumerated().map { number, label in
      Series(
        label: label, kind: kind, color: 0x64ADED,
        values: (0..<41).map { value(number, 17_950 + $0) * 24 })
    }
    return ChartSet(title: "Sample", positions: positions, series: series)
  }

  /// Files of two series in the contest's form, one for each day of the chart.
  static func files(step: Int = 3600) -> (String) -> [UInt8]? {
    var files: [String: [UInt8]] = [:]
    for day in 17_950...17_990 {
      let times = stride(from: day * 86_400, to: (day + 1) * 86_400, by: step).map { "\($0)000" }
      let columns = ["a", "b"].enumerated().map { number, label in
        let text = String(Int(value(number, day)))
        return "[\"\(label)\",\(times.map { _ in text }.joined(separator: ","))]"
      }
      let text =
        "{\"columns\":[[\"x\",\(times.joined(separator: ","))],"
        + "\(columns.joined(separator: ","))],\"types\":{\"x\":\"x\",\"a\":\"line\",\"b\":\"line\"}}"
      files[DayFolder.path(ofDay: day)] = Array(text.utf8)
    }
    let all = files
    return { all[$0] }
  }
}
