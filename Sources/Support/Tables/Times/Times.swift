/// The times of a table's rows.
package struct Times: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    /// Seconds since 1970 UTC.
    case seconds
    /// Calendar days since January 1, 1970, without a zone.
    case days
    /// Seconds since the midnight before the first time of day.
    case clock
  }

  package enum Storage: Hashable, Sendable {
    /// `start + index · step` for each index below `count`, which is at least 2.
    case regular(start: Double, step: Double, count: Int)
    case listed([Double])
  }

  package var unit: Unit
  package var storage: Storage
  /// Whether the texts named a zone or were counts since 1970; otherwise they were read as UTC.
  package var hasZone: Bool

  package init(_ storage: Storage, unit: Unit, hasZone: Bool = false) {
    (self.storage, self.unit, self.hasZone) = (storage, unit, hasZone)
  }

  /// Creates times from whole counts since 1970 UTC, such as milliseconds with 1000 ticks per
  /// second.
  ///
  /// Returns `nil` if a count is missing, has a fraction, or is 2⁵³ or more.
  package init?(counts: [Double], ticksPerSecond: Int64) {
    var list = TickList(ticksPerUnit: ticksPerSecond)
    for count in counts {
      // `Int64(exactly:)` would link the C math library.
      guard count.magnitude < 9_007_199_254_740_992, Double(Int64(count)) == count else {
        return nil
      }
      list.append(Int64(count))
    }
    self.init(list.storage, unit: .seconds, hasZone: true)
  }

  /// Reads texts as times in the form that most of them have, in their order.
  ///
  /// Returns `nil` if they have no form, or one of them has another.
  package init?(_ texts: [[UInt8]], order: DateOrder?) {
    guard let form = ColumnSamples.time(Array(texts.prefix(Sample.limit))) else { return nil }
    var column = TimeColumn(form, order: order)
    guard texts.allSatisfy({ column.append($0) == nil }), let times = try? column.times() else {
      return nil
    }
    self = times
  }

  package var count: Int {
    switch storage {
    case .regular(_, _, let count): count
    case .listed(let values): values.count
    }
  }

  package subscript(index: Int) -> Double {
    switch storage {
    case .regular(let start, let step, _): start + Double(index) * step
    case .listed(let values): values[index]
    }
  }

  /// Whether no time is earlier than the one before it.
  ///
  /// - Complexity: O(count), O(1) if regular.
  package var isAscending: Bool {
    switch storage {
    case .regular(_, let step, _): step >= 0
    case .listed(let values): zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }
}
