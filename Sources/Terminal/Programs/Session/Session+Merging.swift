internal import TerminalCodes

extension Session {
  /// The number of typed inputs of a turn each of which is handled with a layout of its own, which is
  /// more than a person types between two turns.
  static var mostTyped: Int { 128 }

  /// The maximum number of Esc keys in a row.
  static var mostEscapes: Int { 8 }

  /// Returns whether the layout is brought up to date before a typed input, given the number of those
  /// before it in the turn.
  static func laysOut(before typed: Int) -> Bool {
    typed < mostTyped || typed.isMultiple(of: mostTyped)
  }

  /// Returns the inputs with mouse motion coalesced to its end and wheel turns added up, and without Esc
  /// keys that can't have an effect after these.
  ///
  /// A terminal may send hundreds of reports in one read: only the last position of a drag matters,
  /// but no notch is lost.
  static func merged(_ inputs: [Input]) -> [Input] {
    var merged: [Input] = []
    var escapes = 0
    for input in inputs {
      escapes = input == .terminal(.key(KeyPress(.escape))) ? escapes + 1 : 0
      if escapes > mostEscapes { continue }
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
