internal import TerminalCodes

extension Session {
  /// Returns the inputs with mouse motion coalesced to its end and wheel turns added up.
  ///
  /// A terminal may send hundreds of reports in one read: only the last position of a drag matters,
  /// but no notch is lost.
  static func merged(_ inputs: [Input]) -> [Input] {
    var merged: [Input] = []
    for input in inputs {
      if case .terminal(.mouse(let new)) = input, case .terminal(.mouse(let old))? = merged.last,
        let both = old.merged(with: new)
      {
        merged[merged.count - 1] = .terminal(.mouse(both))
      } else {
        merged.append(input)
      }
    }
    return merged
  }
}

extension MouseEvent {
  /// Returns one event equivalent to this one and the next; `nil` if both matter.
  func merged(with next: MouseEvent) -> MouseEvent? {
    guard next.modifiers == modifiers else { return nil }
    switch (kind, next.kind) {
    case (.move, .move): return next
    case (.drag(let one), .drag(let other)) where one == other: return next
    case (.wheel(let columns, let rows), .wheel(let moreColumns, let moreRows))
    where (column, row) == (next.column, next.row):
      var both = next
      both.kind = .wheel(columns: columns + moreColumns, rows: rows + moreRows)
      return both
    default: return nil
    }
  }
}
