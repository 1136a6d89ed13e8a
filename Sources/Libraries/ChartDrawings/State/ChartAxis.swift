package import Charts

/// A vertical axis whose range is animated and whose ticks cross-fade.
package struct ChartAxis: Hashable, Sendable {
  /// The animated range of values.
  package private(set) var range: Glide<ClosedRange<Double>>
  /// The cross-fade between the previous and the target ticks.
  private(set) var fade: TickFade<DecimalNumber>
  private var progress = Glide(1.0)
  private var ticks: NumberTicks
  /// The ticks that fade out, and the range that they were chosen for.
  private var former: Former
  private let kind: ScaleType
  private let style: TickStyle
  private let unit: ValueUnit?

  /// Ticks with their range.
  private struct Former: Hashable {
    var ticks: NumberTicks
    var range: ClosedRange<Double>
  }

  /// How ticks are chosen.
  private enum TickStyle: Hashable {
    /// Round numbers.
    case round
    /// Six ticks that divide the range equally.
    case six
    /// Every 25 percent.
    case quarters
    /// Round numbers without fractions.
    case whole
  }

  /// The nominal space for choosing ticks, independent of the height, so that resizing doesn't
  /// change them unless they wouldn't fit.
  private static let space = TickSpace(length: 24, minimumSpacing: 3, labels: 3...8)
  /// Spacings in that space for increasingly coarse ticks; each is less than twice the one before, so no
  /// step of 1, 2 or 5 times a power of ten is missed.
  private static let coarserSpacings = [4.0, 5, 6, 8, 10, 12, 16, 20, 24]

  /// Creates an axis at rest.
  init(
    _ range: ClosedRange<Double>, _ look: ChartLook, isPercentage: Bool = false,
    isWhole: Bool = false, unit: ValueUnit? = nil
  ) {
    self.unit = unit
    self.range = Glide(range)
    kind = look.scale
    style =
      look.hasSixTicks
      ? .six : isPercentage && range == 0...100 ? .quarters : isWhole ? .whole : .round
    ticks = Self.ticks(for: range, kind, style, unit, keeping: nil)
    fade = TickFade(ticks.numbers)
    former = Former(ticks: ticks, range: range)
  }

  /// The numbers of the target ticks.
  var numbers: [DecimalNumber] { ticks.numbers }

  /// Returns the scale at a time.
  func scale(at now: Duration) -> Scale { Scale(kind, over: range.value(at: now)) }

  /// Whether the ticks are powers of ten, or digits times these.
  var hasDecades: Bool { ticks.hasDecades }

  /// Returns the ticks at a time with their opacity and their position as a share of the height.
  ///
  /// If the labels of the usual ones would touch or look uneven, which tests of positions
  /// determine, they are coarser ones whose labels don't.
  func shownTicks(
    at now: Duration, where isClear: ([Double]) -> Bool = { _ in true },
    evenly isEven: ([Double]) -> Bool = { _ in true }
  ) -> [TickFade<DecimalNumber>.Shown] {
    let scale = scale(at: now)
    func fitting(_ ticks: NumberTicks, over range: ClosedRange<Double>) -> [DecimalNumber] {
      let scale = Scale(kind, over: range)
      func places(_ numbers: [DecimalNumber]) -> [Double] {
        numbers.map { scale.share(of: $0.value) }
      }
      return fittingTicks(
        ticks, over: range, where: { isClear(places($0)) }, evenly: { isEven(places($0)) })
    }
    var fade = fade
    let progress = progress.value(at: now)
    let last = fitting(ticks, over: range.target)
    let first = progress < 1 ? fitting(former.ticks, over: former.range) : last
    if last != ticks.numbers || progress < 1 && first != former.ticks.numbers {
      fade = TickFade(from: first, to: last)
    }
    let shown = fade.shown(at: progress) { scale.share(of: $0.value) }
      .filter { (-1e-9...1 + 1e-9).contains($0.place) }
    // While they move, the most opaque one remains of those that touch.
    var kept: [TickFade<DecimalNumber>.Shown] = []
    for tick in shown.reversed() where isClear(kept.map(\.place) + [tick.place]) {
      kept.append(tick)
    }
    return kept.reversed()
  }

  /// Returns the ticks that pass both tests: the usual ones, or else the finest of at least three,
  /// or else the most distant two, in both cases multiples of their distance if possible, or else a
  /// single one, zero if possible.
  private func fittingTicks(
    _ ticks: NumberTicks, over range: ClosedRange<Double>, where isClear: ([DecimalNumber]) -> Bool,
    evenly isEven: ([DecimalNumber]) -> Bool
  ) -> [DecimalNumber] {
    func fits(_ numbers: [DecimalNumber]) -> Bool { isClear(numbers) && isEven(numbers) }
    if fits(ticks.numbers) { return ticks.numbers }
    let coarser = Self.coarser(ticks, for: range, kind, style, unit).filter { !$0.isEmpty }
    let ladders = [ticks.numbers] + coarser
    let thinned = style == .round ? ladders.flatMap(Self.thinned) : []
    let fitting = (ladders + thinned).filter(fits)
    let multiples = kind == .linear && style == .round ? fitting.filter(Self.isRound) : fitting
    if let best = Self.best(multiples) ?? Self.best(fitting) { return best }
    let coarsest = coarser.last ?? ticks.numbers
    return coarsest.first { $0.mantissa == 0 }.map { [$0] } ?? Array(coarsest.prefix(1))
  }

  /// Returns the finest of at least three ticks, or else the most distant two.
  private static func best(_ ladders: [[DecimalNumber]]) -> [DecimalNumber]? {
    ladders.first { $0.count > 2 }
      ?? ladders.filter { $0.count == 2 }
      .max { $0[1].value - $0[0].value < $1[1].value - $1[0].value }
  }

  /// Returns whether ticks are multiples of their distance.
  private static func isRound(_ ticks: [DecimalNumber]) -> Bool {
    guard ticks.count > 1 else { return true }
    let count = ticks[0].value / (ticks[1].value - ticks[0].value)
    return abs(count - count.rounded()) < 1e-6
  }

  /// Returns every second, third or fourth of some ticks, with zero if it is one of them.
  private static func thinned(_ numbers: [DecimalNumber]) -> [[DecimalNumber]] {
    let zero = numbers.firstIndex { $0.mantissa == 0 }
    return (2...4).flatMap { stride in
      (0..<stride).filter { start in zero.map { $0 % stride == start } ?? true }.map { start in
        numbers.indices.filter { $0 % stride == start }.map { numbers[$0] }
      }
    }
  }

  private static func coarser(
    _ ticks: NumberTicks, for range: ClosedRange<Double>, _ kind: ScaleType, _ style: TickStyle,
    _ unit: ValueUnit?
  ) -> [[DecimalNumber]] {
    guard style == .round || style == .whole else {
      // Equal parts have equal distances again only if their number is divided evenly.
      let parts = ticks.numbers.count - 1
      return (2...max(2, parts)).filter { parts.isMultiple(of: $0) }.map { stride in
        ticks.numbers.indices.filter { $0.isMultiple(of: stride) }.map { ticks.numbers[$0] }
      }
    }
    return coarserSpacings.map { spacing in
      let space = TickSpace(length: space.length, minimumSpacing: spacing, labels: space.labels)
      return Self.ticks(for: range, kind, style, unit, in: space, keeping: nil).numbers
    }
  }

  /// Returns whether the range or the ticks are animating.
  func isMoving(at now: Duration) -> Bool { range.isMoving(at: now) || progress.isMoving(at: now) }

  /// Animates to another range.
  ///
  /// The animation of an axis that covers all data starts from a range that includes the other one,
  /// and so does that between ranges that have little in common, which would show an empty plot.
  mutating func move(
    to target: ClosedRange<Double>, at now: Duration, isStill: Bool, coversAll: Bool = false
  ) {
    guard target != range.target else { return }
    if coversAll || !Self.overlaps(range.value(at: now), target, kind) {
      range.widen(to: target, at: now)
    }
    let former = Former(ticks: ticks, range: range.target)
    range.move(to: target, at: now, reducedMotion: isStill)
    ticks = Self.ticks(for: target, kind, style, unit, keeping: ticks)
    guard ticks.numbers != fade.ticks else { return }
    self.former = former
    fade = fade.redirected(to: ticks.numbers, at: progress.value(at: now))
    progress.jump(to: 0)
    progress.move(to: 1, at: now, easing: .inOut, reducedMotion: isStill)
  }

  /// Returns whether a range fills at least a twentieth of the height of another.
  private static func overlaps(
    _ range: ClosedRange<Double>, _ other: ClosedRange<Double>, _ kind: ScaleType
  ) -> Bool {
    let scale = Scale(kind, over: other)
    let ends = [range.lowerBound, range.upperBound].map { scale.share(of: $0) }
    return min(ends[1], 1) - max(ends[0], 0) >= 0.05
  }

  private static func ticks(
    for range: ClosedRange<Double>, _ kind: ScaleType, _ style: TickStyle,
    _ unit: ValueUnit?, in space: TickSpace = Self.space, keeping previous: NumberTicks?
  ) -> NumberTicks {
    let scale = Scale(kind, over: range)
    let none = NumberTicks(rung: .parts, numbers: [])
    do throws(AxisError) {
      let range = try AxisRange(scale.range.lowerBound, scale.range.upperBound)
      switch style {
      case .six: return .parts(of: range)
      case .quarters: return .parts(of: range, count: 5)
      case .round, .whole: break
      }
      func place(_ value: Double) -> Double { scale.share(of: value) * space.length }
      switch kind {
      case .linear:
        let ticks = NumberTicks.linear(in: range, space: space, keeping: previous, unit: unit)
        let whole = ticks.numbers.filter { $0.value == $0.value.rounded() }
        return style == .whole ? NumberTicks(rung: ticks.rung, numbers: whole) : ticks
      case .log10: return try .logarithmic(in: range, space: space, keeping: previous, place: place)
      case .symlog(let threshold):
        return .symmetric(
          in: range, threshold: threshold, space: space, keeping: previous, place: place)
      }
    } catch { return none }
  }
}
