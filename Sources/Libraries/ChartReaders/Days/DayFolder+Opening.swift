internal import Charts

extension DayFolder {
  /// Opens the hours of a day and of adjacent days, as far as consecutive days have files.
  func hours(
    of day: Int, in days: ClosedRange<Int>, read: (String) -> [UInt8]?
  ) throws(DayError) -> DayZoom {
    let focus = try DayFile(day, read)
    var (files, notes) = ([focus], [String]())
    for next in stride(from: day - 1, through: days.lowerBound, by: -1) {
      guard let file = neighbor(next, read, &notes) else { break }
      files.insert(file, at: 0)
    }
    for next in stride(from: day + 1, through: days.upperBound, by: 1) {
      guard let file = neighbor(next, read, &notes) else { break }
      files.append(file)
    }
    let set = try joined(files.map(\.set))
    var window = ChartWindow(of: set.positions)
    window.select(focus.span.lowerBound, focus.span.upperBound)
    let found = (files.first?.day ?? day)...(files.last?.day ?? day)
    return DayZoom(
      kind: .hours, day: day, days: found, set: set, window: window, notes: notes)
  }

  /// Opens a day as lines that compare it with earlier days, shifted to its times.
  ///
  /// Each line comes from its own day's file; days without a file have no line.
  func comparison(of day: Int, read: (String) -> [UInt8]?) throws(DayError) -> DayZoom {
    var (sets, notes) = ([ChartSet](), [String]())
    for distance in Self.comparedDays {
      let file = distance == 0 ? try DayFile(day, read) : neighbor(day - distance, read, &notes)
      guard let file else { continue }
      let label = overview.series.first?.label ?? ""
      guard let line = file.line(label, movedBy: distance) else {
        if distance == 0 { throw .otherContent(Self.path(ofDay: day)) }
        continue
      }
      sets.append(line)
    }
    var set = try joined(sets)
    if let first = set.series.indices.first, set.series[first].color == nil {
      set.series[first].color = overview.series.first?.color
    }
    return DayZoom(
      kind: .comparison, day: day, days: day...day, set: set,
      window: ChartWindow(of: set.positions), notes: notes)
  }

  /// Opens a day as its averages, on a timeline of the days around it.
  func shares(of day: Int, in days: ClosedRange<Int>) throws(DayError) -> DayZoom {
    let whole = Double(days.lowerBound)...Double(days.upperBound + 1)
    var set = overview.excerpt { position in
      let middle = position.rounded(.down) + 0.5
      return whole.contains(middle) ? middle : nil
    }
    set.title = overview.title
    var window = ChartWindow(whole: whole, smallest: 1)
    window.select(Double(day), Double(day + 1))
    guard !set.positions.indices(in: window.visible).isEmpty else {
      throw .notInChart(Self.title(of: day...day))
    }
    return DayZoom(kind: .shares, day: day, days: days, set: set, window: window, notes: [])
  }

  /// Reads the file of another day; a faulty file is noted and treated as missing.
  private func neighbor(
    _ day: Int, _ read: (String) -> [UInt8]?, _ notes: inout [String]
  ) -> DayFile? {
    do throws(DayError) { return try DayFile(day, read) } catch {
      if error != .noFile(Self.path(ofDay: day)) { notes.append("\(error)") }
      return nil
    }
  }

  private func joined(_ sets: [ChartSet]) throws(DayError) -> ChartSet {
    do throws(ChartReaderError) {
      let readings = sets.map { ChartReading(sets: [$0]) }
      let none = ChartSet(positions: Positions(.listed([]), unit: .seconds), series: [])
      var set = try ChartReading.joined(readings, as: .continued).sets.first ?? none
      set.title = overview.title
      return set
    } catch { throw .fault("\(error)") }
  }
}
