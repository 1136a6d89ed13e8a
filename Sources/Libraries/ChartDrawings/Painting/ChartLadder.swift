internal import Charts

/// The labels of a vertical axis that fit beside a plot.
struct ChartLadder {
  let ticks: [TickFade<DecimalNumber>.Shown]
  /// The text of each tick.
  let texts: [String]

  /// Chooses the labels at a time; if the usual ones would touch, coarser ones.
  init(
    _ axis: ChartAxis, beside rail: LabelRail, _ labels: ChartLabels, isPercentage: Bool,
    unit: ValueUnit? = nil, at now: Duration
  ) {
    ticks = axis.shownTicks(at: now, where: rail.isClear, evenly: rail.isEven)
    let numbers = ticks.map(\.tick)
    texts =
      axis.hasDecades
      ? labels.separateTexts(of: numbers, unit: unit)
      : labels.texts(of: numbers, isPercentage: isPercentage, unit: unit)
  }
}
