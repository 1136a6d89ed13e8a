internal import Charts
internal import Tables

extension TableChart {
  /// The maximum number of categories that are found.
  private static let mostCategories = 2000

  /// Returns the column of texts that name categories; `nil` if there is none.
  ///
  /// That is the only one if its text is different in each row. In a long table, it is the first one
  /// beside that of the series that has each text at most once in each series; if no column of series
  /// is requested, that is the second of only two that recur.
  mutating func categoryColumn() throws(ChartReaderError) -> Int? {
    guard !isPiece else { return nil }
    let columns = table.columns.indices.filter { index in
      if case .texts(let texts) = table.columns[index].content { !texts.isEmpty } else { false }
    }
    let showsCategories = options.kind != .histogram && options.kind != .box
    if let name = options.grouping {
      let group = try column(name)
      guard showsCategories, let groups = try? cells(group) else { return nil }
      return columns.first { $0 != group && hasCategories($0, in: groups) }
    }
    if showsCategories, columns.count == 2, let groups = texts(columns[1]),
      hasCategories(columns[0], in: groups), areRecurring(columns)
    {
      foundGrouping = columns[1]
      return columns[0]
    }
    guard columns.count == 1 else { return nil }
    if hasCategories(columns[0], in: nil) { return columns[0] }
    noteCategories(columns[0])
    return nil
  }

  /// Adds a clause about rows that aren't categories only because they are too many.
  private mutating func noteCategories(_ column: Int) {
    // More rows can't all have different texts that were kept.
    let counts = Self.mostCategories + 1...ChartReaderOptions.mostTexts
    guard let names = texts(column), counts.contains(names.count),
      names.names.count == names.count
    else { return }
    let name = table.columns[column].name
    notes.append(
      "\(name.excerpt) has \(names.count) different names, more than \(Self.mostCategories), so the"
        + " rows were numbered; --x \(name) draws them")
  }

  /// Returns the only column of texts if these recur, as the names of boxes; `nil` for other charts.
  mutating func boxGroups(_ order: [Int]?, _ drawn: DrawnColumns) -> Groups? {
    let columns = table.columns.indices.filter { texts($0) != nil }
    guard !isPiece, !isCategories, drawn.columns.allSatisfy({ $0.kind == .box }),
      columns.count == 1, areRecurring(columns), let names = texts(columns[0]),
      names.names.count > 1
    else { return nil }
    notes.append("each value of \(table.columns[columns[0]].name.excerpt) was read as a box")
    return Groups(columns: columns, names: order.map { names.reordered($0) } ?? names)
  }

  /// Returns the texts of a column, one for each row; `nil` for a column of anything else.
  private func texts(_ index: Int) -> TextColumn? {
    guard case .texts(let texts) = table.columns[index].content, texts.count == table.rows.count,
      source.spoilers[table.columns[index].name] == nil
    else { return nil }
    return texts
  }

  /// Returns whether each of some columns has a text in several rows, and whether at least half of
  /// all combinations of their texts could occur.
  private func areRecurring(_ columns: [Int]) -> Bool {
    let counts = columns.compactMap { texts($0)?.names.count }
    let rows = table.rows.count
    return counts.count == columns.count && counts.allSatisfy { $0 < rows }
      && counts.reduce(1, *) <= 2 * rows
  }

  /// Returns whether the texts of a column are different, or at least those of each group.
  private func hasCategories(_ column: Int, in groups: TextColumn?) -> Bool {
    guard let texts = texts(column), texts.count > 1, !texts.names.contains(""),
      texts.names.count <= Self.mostCategories
    else { return false }
    guard let groups else { return texts.names.count == texts.count }
    var known: Set<UInt64> = []
    return zip(texts.codes, groups.codes).allSatisfy { text, group in
      known.insert(UInt64(text) << 32 | UInt64(group)).inserted
    }
  }
}
