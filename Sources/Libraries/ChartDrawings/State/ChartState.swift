package import Charts

/// A chart with its interactive state: its window, and the visible series.
///
/// Times are relative to the clock's origin.
package struct ChartState: Sendable {
  package private(set) var set: ChartSet
  /// The set with values, if their changes in percent are shown.
  private var values: ChartSet?
  /// The indices in the window on which these changes are based.
  private var base: Range<Int>?
  private let hasWideFigures: Bool
  /// The requested appearance.
  package let look: ChartLook
  /// The name of the file with only this chart, shown instead of a missing title.
  package var fileName: String?
  /// The scale that converts times to dates.
  package private(set) var zone: DateScale
  /// Whether text may contain more than ASCII.
  package let isUnicode: Bool
  /// The texts about the chart.
  package private(set) var words: ChartWords
  package var window: ChartWindow
  package private(set) var visibility: Visibility
  /// The extremes trees of the series' values.
  private(set) var trees: [Extremes]
  /// The extremes trees of candles, for candle series.
  private(set) var candles: [CandleExtremes?]
  private(set) var vertical: VerticalRanges
  /// The vertical axes of the plot.
  package private(set) var axes: [ChartAxis]
  /// The ranges of the mini-map's vertical axes.
  private(set) var wholeAxes: [Glide<ClosedRange<Double>>] = []
  /// The animated visibility of each series, from 0 to 1.
  private(set) var weights: [Glide<Double>]
  /// The positions of vertical rules; `nil` for horizontal rules and positions off the axis.
  private(set) var rulePositions: [Double?] = []
  /// The slice of the pie that is pulled out.
  package var pulled: Int?
  /// Whether the shares of the window are shown as a pie.
  package var isPie: Bool
  /// The set of categories, while a pie shows each of them as a series.
  private(set) var categories: ChartSet?
  /// The indicator at which values are read, if any.
  package var indicator: Indicator?
  /// Whether the indicator interpolates between positions.
  package var isExact = false
  /// The height of the pointer in the plot, as a share from its bottom, if it points there.
  package var pointedHeight: Double?
  /// The range being selected.
  package var selection: ClosedRange<Double>?
  /// The legend box that refused to be unchecked, and when it stops shaking.
  private(set) var shake: (series: Int, end: Duration)?

  static let shakeTime = Duration.milliseconds(400)
  /// The number of values above which animations that process all of them are skipped.
  static let glideLimit = 200_000

  /// Creates the initial state of a set.
  package init(
    _ given: ChartSet, _ look: ChartLook, on zone: DateScale = .utc, isUnicode: Bool = true,
    following follow: Follow? = nil
  ) {
    let values = look.applied(to: given)
    let window = ChartWindow(of: values.positions, following: follow)
    self.window = window
    let base = look.isRebased == true ? values.positions.indices(in: window.visible) : nil
    let set = base.map { values.rebased(on: $0) } ?? values
    (self.values, self.base) = (base.map { _ in values }, base)
    self.set = set
    hasWideFigures = set.series.contains { $0.kind.traits.isWide }
    let zone = set.positions.hasZone ? zone : .utc
    self.zone = zone
    self.isUnicode = isUnicode
    words = ChartWords(set, on: zone, isUnicode: isUnicode)
    self.look = look
    var visibility = Visibility(count: set.series.count)
    let hidden = Set(look.hidden)
    for (index, one) in set.series.enumerated()
    where hidden.contains(one.label) || hidden.contains(one.name) { _ = visibility.toggle(index) }
    self.visibility = visibility
    trees = set.series.map { Extremes(look.scale.shown($0.values), joinsGaps: $0.joinsGaps) }
    candles = set.series.map { $0.kind.traits.needsCandles ? CandleExtremes($0) : nil }
    vertical = VerticalRanges(set, visibility, on: look.scale)
    weights = visibility.weights.map { Glide($0) }
    isPie = look.isPie
    if isPie, given.byCategory != nil { categories = given }
    axes = []
    let ranges = ranges(in: window.visible)
    axes = ranges.enumerated().map { axis, range in
      ChartAxis(
        range, look, isPercentage: set.isPercentage, isWhole: set.positions.bins != nil,
        unit: set.unit(ofAxis: axis))
    }
    wholeAxes = self.ranges(in: window.whole).map { Glide($0) }
    placeRules()
  }

  /// Resolves the positions of vertical rules; dates without a year and offsets are relative to the
  /// end of the data.
  private mutating func placeRules() {
    let end = set.positions.span?.upperBound ?? 0
    rulePositions = look.rules.map { rule in
      guard case .position(let text) = rule.coordinate else { return nil }
      return try? place(of: text, from: end).lowerBound
    }
  }

  package var hasOnlyLines: Bool { !isPie && set.series.allSatisfy(\.kind.traits.isLine) }

  var shownIndices: Range<Int> { self.set.positions.indices(in: window.visible) }

  /// The visible part of the set.
  package var excerpt: ChartExcerpt {
    ChartExcerpt(of: set, in: shownIndices, visible: visibility.visibleIndices)
  }

  /// The range of positions that is drawn: the window, extended on both sides if bars, candles or
  /// points would be clipped.
  package var drawnWindow: ClosedRange<Double> {
    let window = window.visible
    return window.lowerBound - margin...window.upperBound + margin
  }

  /// The distance by which the window is extended: half a bar, or a hundredth for points.
  package var margin: Double {
    let hasPoints = self.set.series.contains { $0.kind.traits.drawsPoints }
    return max(halfBar, hasPoints ? window.width / 100 : 0)
  }

  /// Half the width of a bar or candle; 0 without any.
  private var halfBar: Double {
    guard hasWideFigures, let step = set.positions.usualStep else { return 0 }
    return step.isFinite ? step / 2 : 0
  }

  /// Returns the position at a share of the plot's width, clamped to the window.
  package func position(atShare share: Double) -> Double {
    let drawn = drawnWindow
    let position = drawn.lowerBound + share * (drawn.upperBound - drawn.lowerBound)
    return min(max(position, window.visible.lowerBound), window.visible.upperBound)
  }

  package var reading: Indicator.Reading? {
    guard let indicator else { return nil }
    return isExact
      ? indicator.exactReading(of: set, visibility) : indicator.reading(of: set, visibility)
  }

  /// Returns the range of each vertical axis for a window, including fixed ends; these belong to
  /// the prices if there is volume.
  func ranges(in window: ClosedRange<Double>) -> [ClosedRange<Double>] {
    vertical.ranges(of: set, in: window).enumerated().map { axis, found in
      guard axis == 0 || !hasVolume else { return found }
      let range = withRules(found, axis)
      let lower = look.lower ?? range.lowerBound
      let upper = look.upper ?? range.upperBound
      return lower < upper ? lower...upper : upper == lower ? lower...(lower + 1) : range
    }
  }

  /// The number of values that a logarithmic axis can't show.
  package var lostOnScale: Int {
    // A bin without values isn’t lost.
    guard look.scale == .log10, set.source == nil else { return 0 }
    return set.series.reduce(0) { $0 + $1.values.count { $0.isFinite && $0 <= 0 } }
  }

  /// Returns whether an axis has a visible series.
  func isShown(axis: Int) -> Bool {
    set.series.indices.contains { visibility[$0] && set.axis(of: $0) == axis }
  }

  /// Whether bars or areas stand on the lower edge of the plot, since no value is below zero.
  var standsOnEdge: Bool {
    self.set.series.contains { $0.kind.traits.startsAtZero } && !hasVolume
      && (wholeAxes.first.map { $0.target.lowerBound >= 0 } ?? true)
  }

  /// Whether volume bars are shown in a strip below prices.
  var hasVolume: Bool { self.set.hasVolume }

  /// Returns a range extended to include the rules, which belong to the first axis.
  private func withRules(_ range: ClosedRange<Double>, _ axis: Int) -> ClosedRange<Double> {
    guard axis == 0, !set.isPercentage else { return range }
    let values = look.rules.compactMap(\.value).filter { look.scale.shows($0) }
    return min(
      range.lowerBound, values.min() ?? range.lowerBound)...max(
        range.upperBound, values.max() ?? range.upperBound)
  }

  /// Returns whether any animation is running.
  package func isMoving(at now: Duration) -> Bool {
    axes.contains { $0.isMoving(at: now) } || wholeAxes.contains { $0.isMoving(at: now) }
      || weights.contains { $0.isMoving(at: now) } || isShaking(at: now)
  }

  /// Returns whether a legend box is shaking.
  func isShaking(at now: Duration) -> Bool { shake.map { now < $0.end } ?? false }
}

// MARK: - Changes

extension ChartState {
  /// Changes the window, and animates the vertical axes to the new ranges.
  package mutating func changeWindow(
    at now: Duration, isStill: Bool, _ change: (inout ChartWindow, Positions) -> Void
  ) {
    let before = window.visible
    change(&window, set.positions)
    guard window.visible != before else { return }
    settle(at: now, isStill: isStill)
  }

  /// Changes the visible series, and returns whether anything changed.
  ///
  /// A box that can't be unchecked shakes unless motion is reduced.
  @discardableResult
  package mutating func changeVisibility(
    of series: Int, at now: Duration, isStill: Bool,
    _ change: (inout Visibility) -> Visibility.Outcome
  ) -> Bool {
    guard change(&visibility) == .changed else {
      shake = isStill ? nil : (series, now + Self.shakeTime)
      return false
    }
    let isDear = set.positions.count * set.series.count > Self.glideLimit
    for (index, weight) in visibility.weights.enumerated() {
      weights[index].move(to: weight, at: now, easing: .inOut, reducedMotion: isStill || isDear)
    }
    vertical.show(visibility, of: set)
    settleWhole(at: now, isStill: isStill)
    settle(at: now, isStill: isStill)
    return true
  }

  /// Whether there are parts that a pie can show.
  package var hasShares: Bool {
    self.set.series.count > 1 || set.byCategory != nil || categories != nil
  }

  /// Shows the shares as a pie, or no longer; each of several categories is a share.
  package mutating func togglePie() {
    guard let whole = categories ?? (set.byCategory == nil ? nil : set) else {
      isPie.toggle()
      return
    }
    var look = look
    look.isPie = !isPie
    let name = fileName
    self = ChartState(whole, look, on: zone, isUnicode: isUnicode, following: window.follow)
    fileName = name
  }

  /// Updates to a set with values appended at its end and removed from its start.
  package mutating func grow(
    to set: ChartSet, on zone: DateScale? = nil, removed: Int, appended: Int, at now: Duration,
    isStill: Bool
  ) {
    let zone = zone ?? self.zone
    self.zone = zone
    let raw = set
    let set = look.applied(to: raw)
    guard set.source == nil else { return replace(with: raw, on: zone) }
    guard set.series.count == self.set.series.count else {
      return begin(set)
    }
    guard values == nil else { return rebase(set, added: appended, at: now, isStill: isStill) }
    // The first values depend on those that were removed.
    let removed = look.isDerived && removed > 0 ? self.set.positions.count : removed
    for index in set.series.indices {
      trees[index].update(set.series[index].values, removed: removed, on: look.scale)
      candles[index]?.update(set.series[index], removed: removed)
    }
    self.set = set
    words = ChartWords(set, on: zone, isUnicode: isUnicode)
    vertical.update(set, removed: removed)
    window.update(set.positions, added: appended)
    placeRules()
    settle(at: now, isStill: isStill, coversAll: true)
    settleWhole(at: now, isStill: isStill, coversAll: true)
  }

  /// Starts over with other series.
  private mutating func begin(_ set: ChartSet) {
    let name = fileName
    self = ChartState(set, look, on: zone, isUnicode: isUnicode, following: window.follow)
    fileName = name
  }

  /// Updates to other values of the same series, keeping the user's changes.
  package mutating func replace(with set: ChartSet, on zone: DateScale) {
    self.zone = zone
    let set = look.applied(to: set)
    guard set.series.map(\.kind) == self.set.series.map(\.kind) else {
      return begin(set)
    }
    let added = set.positions.count - self.set.positions.count
    guard values == nil else { return rebase(set, added: added, at: .zero, isStill: true) }
    show(set)
    window.update(set.positions, added: added)
    wholeAxes = ranges(in: window.whole).map { Glide($0) }
    snap()
  }

  /// Moves the axes to the window's ranges immediately.
  package mutating func snap() { settle(at: .zero, isStill: true) }

  private mutating func settleWhole(at now: Duration, isStill: Bool, coversAll: Bool = false) {
    for (index, range) in ranges(in: window.whole).enumerated()
    where index < wholeAxes.count && isShown(axis: index) {
      if coversAll { wholeAxes[index].widen(to: range, at: now) }
      wholeAxes[index].move(to: range, at: now, reducedMotion: isStill)
    }
  }

  /// Updates the set and what follows from its values.
  private mutating func show(_ set: ChartSet) {
    self.set = set
    words = ChartWords(set, on: zone, isUnicode: isUnicode)
    trees = set.series.map { Extremes(look.scale.shown($0.values), joinsGaps: $0.joinsGaps) }
    candles = set.series.map { $0.kind.traits.needsCandles ? CandleExtremes($0) : nil }
    vertical = VerticalRanges(set, visibility, on: look.scale)
  }

  /// Updates the values whose changes are shown.
  private mutating func rebase(
    _ values: ChartSet, added: Int, at now: Duration, isStill: Bool
  ) {
    (self.values, base) = (values, nil)
    window.update(values.positions, added: added)
    settle(at: now, isStill: isStill)
    placeRules()
  }

  /// Bases changes in percent on the window, and returns whether they differ from those before.
  private mutating func rebase() -> Bool {
    let indices = values?.positions.indices(in: window.visible)
    guard let values, let indices, indices != base else { return false }
    base = indices
    show(values.rebased(on: indices))
    wholeAxes = ranges(in: window.whole).map { Glide($0) }
    return true
  }

  private mutating func settle(at now: Duration, isStill: Bool, coversAll: Bool = false) {
    // All values change at once, so their axis does, too.
    let isStill = rebase() || isStill
    // Keeps the axis of a hidden series, so that the line disappears and reappears in the same
    // place.
    for (index, range) in ranges(in: window.visible).enumerated()
    where index < axes.count && isShown(axis: index) {
      axes[index].move(to: range, at: now, isStill: isStill, coversAll: coversAll)
    }
  }
}

extension ChartLook {
  /// Returns the set with this appearance applied.
  func applied(to set: ChartSet) -> ChartSet {
    var set = isPie ? set.byCategory ?? set : set
    if let title { set.title = title }
    if isStacked || isPercentage {
      set.isStacked = true
      for index in set.series.indices where !set.series[index].kind.traits.stacks {
        set.series[index].kind = isPercentage && bars != .horizontal ? .area : .bar
        set.series[index].candles = nil
      }
    }
    if bars == .horizontal, set.positions.labels != nil {
      for index in set.series.indices where !set.series[index].kind.traits.needsCandles {
        set.series[index].kind = .bar
      }
    }
    if isPercentage { set.isPercentage = true }
    if hasTwoAxes { set.hasTwoAxes = set.series.count > 1 }
    return set.withGrayVolume.summarized(binCount: binCount)
  }
}
