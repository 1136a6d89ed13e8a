internal import Charts
internal import Tables

extension TableChart {
  /// Throws if rows at equal positions belong to different series, which a column of texts names: a
  /// line through all of them would be a zigzag.
  ///
  /// Columns whose texts weren't kept aren't considered.
  func refuseLongTable(
    _ positions: Positions, _ order: [Int]?, _ drawn: DrawnColumns
  ) throws(ChartReaderError) {
    guard !isPiece, !isNumbered, drawn.columns.contains(where: { !$0.kind.traits.drawsPoints })
    else {
      return
    }
    let starts = positions.startsOfRuns
    guard positions.count >= 4, 4 * (positions.count - starts.count) >= positions.count else {
      return
    }
    let columns = table.columns.compactMap { column -> (name: String, texts: [String])? in
      guard case .texts(let texts) = column.content, texts.count == table.rows.count else {
        return nil
      }
      return (column.name, order.map { $0.map { texts[$0] } } ?? texts)
    }
    if let column = columns.first(where: { Self.distinguish($0.texts, starts) }) {
      throw longTable([column.name])
    }
    if drawn.columns.count > 1, let column = numberedSeries(starts, order) {
      throw longTable([column])
    }
    guard columns.count > 1, let first = columns.first else { return }
    let joined = first.texts.indices.map { row in
      columns.map { $0.texts[row] }.joined(separator: "\u{1F}")
    }
    if Self.distinguish(joined, starts) { throw longTable(columns.map(\.name)) }
  }

  /// Returns the name of a column whose whole numbers are the same in each run of rows, as those of
  /// machines are; `nil` if there is none.
  private func numberedSeries(_ starts: [Int], _ order: [Int]?) -> String? {
    guard starts.count > 2 else { return nil }
    return table.columns.first { column in
      guard case .numbers(let numbers) = column.content, numbers.count == table.rows.count,
        numbers.allSatisfy({ $0 == $0.rounded() })
      else { return false }
      let values = order.map { $0.map { numbers[$0] } } ?? numbers
      let ends = starts.dropFirst() + [values.count]
      let first = Set(values[starts[0]..<starts[1]])
      return first.count > 1
        && zip(starts, ends).allSatisfy { start, end in
          end - start == first.count && Set(values[start..<end]) == first
        }
    }?.name
  }

  private func longTable(_ names: [String]) -> ChartReaderError {
    fault(
      "this is a long table: its rows are points of several series, distinguished by "
        + "\(Self.list(names)); each series needs a column of its own, or a file")
  }

  /// Returns whether texts that recur differ within each run of rows.
  private static func distinguish(_ texts: [String], _ starts: [Int]) -> Bool {
    guard 2 * Set(texts).count <= texts.count else { return false }
    var run: Set<String> = []
    var next = starts.makeIterator()
    var start = next.next()
    for (row, text) in texts.enumerated() {
      if row == start {
        run.removeAll(keepingCapacity: true)
        start = next.next()
      }
      guard run.insert(text).inserted else { return false }
    }
    return true
  }
}

extension Positions {
  /// The first index of each run of equal positions.
  fileprivate var startsOfRuns: [Int] {
    (0..<count).filter { $0 == 0 || self[$0] != self[$0 - 1] }
  }
}
