internal import Cells
package import Charts
internal import Texts

extension ChartLook {
  /// Whether the shown values depend on others.
  var isDerived: Bool { average != nil || showsRates }

  /// Returns a set with the values that are shown in place of its own; those that its axis doesn't
  /// allow are left out.
  package func derived(from set: ChartSet) -> ChartSet {
    let set = showsRates ? set.rates : set
    return average.flatMap { set.averaged(over: $0) } ?? set
  }

  /// Returns whether joined files are compared by changes in percent: lines or candles of a unit of
  /// their own, with nothing requested in terms of values.
  package func comparesChanges(of set: ChartSet) -> Bool {
    let kinds = set.series.map(\.kind.traits)
    return kinds.count > 1 && kinds.allSatisfy { $0.isLine || $0.needsCandles }
      && set.series.allSatisfy { $0.unit != "%" } && !hasPlainValues && !showsRates
  }

  /// Returns a note on changes that are shown although they weren't requested, if they are.
  package func noteOnChanges(_ charts: [ChartState]) -> String? {
    guard isRebased == nil, charts.contains(where: { $0.look.isRebased == true }) else {
      return nil
    }
    return "the files are compared by their changes in percent; --no-rebase shows the values"
  }

  /// Returns a note for each set on the values that were taken for those of a counter that was reset,
  /// if there are any.
  package func notesOnResets(
    _ sets: [ChartSet], on zone: DateScale, isUnicode: Bool
  ) -> [String] {
    guard showsRates else { return [] }
    return sets.compactMap { set in
      guard let (count, series, index) = set.resets else { return nil }
      let scale = set.positions.hasZone ? zone : .utc
      let place = ChartTexts(set.positions, on: scale, isUnicode: isUnicode)
        .position(set.positions[index])
      let name = set.series.count > 1 ? " of \(set.series[series].name.shortened())" : ""
      return count == 1
        ? "--rate took a fall\(name) at \(place) for the reset of a counter to 0"
        : "--rate took \(count) falls for resets of a counter to 0, the first\(name) at \(place)"
    }
  }

  /// Whether the appearance refers to values, or is that of other charts.
  private var hasPlainValues: Bool {
    isStacked || isPercentage || isPie || hasTwoAxes || scale != .linear || lower != nil
      || upper != nil || rules.contains { $0.value != nil }
  }
}

extension ChartSet {
  /// Returns the set with its scale: without nights and weekends if it has candles or volume.
  package func withoutPauses(on zone: DateScale) -> (set: ChartSet, scale: DateScale) {
    let isMarket = hasVolume || series.contains { $0.kind.traits.needsCandles }
    return (isMarket ? inSessions(on: zone) : nil) ?? (self, zone.zone)
  }
}
