extension ChartSet {
  /// Returns the set with the change of each series in percent in place of its values, from its first
  /// value at some indices that isn't 0.
  ///
  /// A change is in percent of the magnitude of that value, so that a rise is positive. A series
  /// without such a value has no change. Volume below prices keeps its values.
  ///
  /// - Complexity: O(n) in the values
  public func rebased(on indices: Range<Int>) -> ChartSet {
    var set = self
    for index in set.series.indices where !(hasVolume && index == 1) {
      set.series[index].rebase(on: indices)
    }
    return set
  }
}

extension Series {
  fileprivate mutating func rebase(on indices: Range<Int>) {
    unit = "%"
    let first = indices.first { value(at: $0).magnitude > 0 }
    let base = first.map { value(at: $0) } ?? .nan
    changeLists { list in
      let size = base.magnitude
      for index in list.indices {
        let change = list[index] - base
        list[index] = (change.isFinite ? change / size : list[index] / size - base / size) * 100
      }
    }
  }
}
