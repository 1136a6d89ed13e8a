internal import Charts
internal import Tables
internal import Texts

extension ChartReading {
  /// The way several files are combined into one set.
  public enum Joining: String, Hashable, Sendable, CaseIterable {
    /// Each file keeps its series, renamed after it, for comparison.
    case apart
    /// Series with the same label are concatenated, for files that each cover part of the time.
    case continued
  }

  /// Joins files, each with one set, on the horizontal axis.
  ///
  /// The positions are the union of all files' positions; a series has gaps where its file has no
  /// row. Repeated positions within a file are kept. Where continued files overlap, the later file
  /// wins.
  ///
  /// - Complexity: O(n · f) for n positions of f files
  public static func joined(
    _ readings: [ChartReading], as joining: Joining = .apart
  ) throws(ChartReaderError) -> ChartReading {
    guard readings.count > 1, let first = readings.first else {
      return readings.first ?? ChartReading(sets: [])
    }
    var sets: [ChartSet] = []
    for reading in readings { sets.append(try onlySet(reading)) }
    for (reading, set) in zip(readings, sets) where set.positions.unit != sets[0].positions.unit {
      let clause =
        "the horizontal axis has \(set.positions.unit.words), that of"
        + " \(first.file ?? "the first file") \(sets[0].positions.unit.words)"
      throw ChartReaderError(clause, file: reading.file)
    }
    for (reading, set) in zip(readings, sets) where set.positions.labels != sets[0].positions.labels
    {
      throw ChartReaderError(
        "the categories differ from those of \(first.file ?? "the first file")",
        file: reading.file)
    }
    sets.unifyUnits()
    let rows = JoinedRows(sets.map(\.positions))
    let files = readings.enumerated().map { $1.file ?? "file \($0 + 1)" }
    var join = SeriesJoin(rows, files)
    switch joining {
    case .apart: join.addApart(sets)
    case .continued: join.addContinued(sets)
    }
    return ChartReading(
      sets: [join.set(like: sets)], notes: readings.flatMap(\.notes) + join.notes)
  }

  private static func onlySet(_ reading: ChartReading) throws(ChartReaderError) -> ChartSet {
    guard let set = reading.sets.first, reading.sets.count == 1 else {
      throw ChartReaderError(
        "the file holds \(reading.sets.count) charts; only files of one can be joined",
        file: reading.file)
    }
    return set
  }
}

extension PositionUnit {
  fileprivate var words: String {
    switch self {
    case .number: "plain numbers"
    case .seconds: "times"
    case .days: "days"
    case .clock: "times of day"
    }
  }
}

/// The rows of several files, merged by their positions.
private struct JoinedRows {
  private(set) var positions: Positions
  /// For each file, the new index of each of its rows.
  let indices: [[Int]]

  init(_ files: [Positions]) {
    var next = Array(repeating: 0, count: files.count)
    var indices = files.map { _ in [Int]() }
    var list: [Double] = []
    while true {
      var least = Double.infinity
      for file in files.indices where next[file] < files[file].count {
        least = min(least, files[file][next[file]])
      }
      guard least < .infinity else { break }
      for file in files.indices
      where next[file] < files[file].count && files[file][next[file]] == least {
        indices[file].append(list.count)
        next[file] += 1
      }
      list.append(least)
    }
    self.indices = indices
    positions = Positions(
      PositionNumbers.storage(list), unit: files.first?.unit ?? .number,
      hasZone: files.contains(where: \.hasZone))
    positions.labels = files.first?.labels
    positions.unitName = files.commonUnitName
  }
}

extension [ChartSet] {
  /// Converts values to the unit of the first series that has one of the same kind, such as KiB to
  /// MiB.
  fileprivate mutating func unifyUnits() {
    var units: [String] = []
    for (set, index) in indices.flatMap({ set in self[set].series.indices.map { (set, $0) } }) {
      guard let unit = self[set].series[index].unit, !units.contains(unit) else { continue }
      for other in units {
        guard let factor = Table.factor(from: unit, to: other) else { continue }
        self[set].series[index].changeLists { list in
          for place in list.indices { list[place] *= factor }
        }
        self[set].series[index].unit = other
        break
      }
      if self[set].series[index].unit == unit { units.append(unit) }
    }
  }
}

extension [Positions] {
  /// The unit of the numbers of all of them, if there is one.
  fileprivate var commonUnitName: String? {
    allSatisfy { $0.unitName == first?.unitName } ? first?.unitName : nil
  }
}

/// The series of several files on joined rows.
private struct SeriesJoin {
  private let rows: JoinedRows
  private let files: [String]
  private var series: [Series] = []
  var notes: [String] = []

  init(_ rows: JoinedRows, _ files: [String]) {
    self.rows = rows
    self.files = files
  }

  mutating func addApart(_ sets: [ChartSet]) {
    let areSingle = sets.allSatisfy { $0.series.count == 1 }
    let files = PathText.distinctNames(of: files)
    let stems = files.map(Self.stem)
    var labels = DistinctNames()
    for (file, set) in sets.enumerated() {
      // Files whose names differ only in their suffix keep it.
      let isUnique = stems.count { $0 == stems[file] } == 1 || Set(files).count < files.count
      let stem = isUnique ? stems[file] : files[file]
      for one in set.series {
        var copy = spread(one, file)
        copy.joinsGaps = one.joinsGaps || one.values.allSatisfy(\.isFinite)
        copy.label = labels.add(areSingle ? stem : "\(stem) \(one.name)")
        copy.name = copy.label
        series.append(copy)
      }
    }
  }

  mutating func addContinued(_ sets: [ChartSet]) {
    var overlaps = 0
    var places: [String: [SeriesKind: Int]] = [:]
    for (file, set) in sets.enumerated() {
      for one in set.series {
        if let index = places[one.label]?[one.kind] {
          overlaps += fill(&series[index], with: one, file)
        } else {
          var copy = spread(one, file)
          if places[one.label] != nil { copy.label += " (\(one.kind))" }
          places[one.label, default: [:]][one.kind] = series.count
          series.append(copy)
        }
      }
    }
    guard overlaps > 0 else { return }
    notes.append(
      "\(overlaps) \(overlaps == 1 ? "value is" : "values are") in several files;"
        + " the last of them counts")
  }

  func set(like sets: [ChartSet]) -> ChartSet {
    var set = ChartSet(positions: rows.positions, series: series)
    set.hasTwoAxes = series.count == 2 && sets.allSatisfy(\.hasTwoAxes)
    set.isStacked = sets.allSatisfy(\.isStacked)
    set.isPercentage = sets.allSatisfy(\.isPercentage)
    return set
  }

  /// Returns a series with gaps at the rows of other files.
  private func spread(_ one: Series, _ file: Int) -> Series {
    var copy = one
    copy.changeLists { $0 = Array(repeating: .nan, count: rows.positions.count) }
    _ = fill(&copy, with: one, file)
    return copy
  }

  /// Fills in the values of a file and returns how many replaced existing ones.
  private func fill(_ series: inout Series, with one: Series, _ file: Int) -> Int {
    var overlaps = 0
    for (row, index) in rows.indices[file].enumerated() where !one.values[row].isNaN {
      if !series.values[index].isNaN { overlaps += 1 }
      series.values[index] = one.values[row]
    }
    guard let candles = one.candles else { return overlaps }
    for (row, index) in rows.indices[file].enumerated() where !one.values[row].isNaN {
      series.candles?.open[index] = candles.open[row]
      series.candles?.high[index] = candles.high[row]
      series.candles?.low[index] = candles.low[row]
    }
    return overlaps
  }

  /// Returns a path without the suffix of its file.
  private static func stem(of path: String) -> String {
    let name = PathText.name(of: path)
    return String(path.dropLast(name.count - PathText.stem(of: name).count))
  }
}
