internal import Charts

/// A vertical axis whose range is animated and whose ticks cross-fade.
struct ChartAxis: Hashable, Sendable {
  /// The animated range of values.
  private(set) var range: Glide<ClosedRange<Double>>
  /// The cross-fade between the previous and the target ticks.
  private(set) var fade: TickFade<DecimalNumber>
  private var progress = Glide(1.0)
  private var ticks: NumberTicks
  private let kind: Scale.Kind
  private let style: TickStyle

  /// How ticks are chosen.
  private enum TickStyle: Hashable {
    /// Round numbers.
    case round
    /// Six ticks that divide the range equally.
    case six
    /// Every 25 percent.
    case quarters
  }

  /// The nominal space for choosing ticks, independent of the height, so that resizing doesn't
  /// change them.
  private static let space = TickSpace(length: 24, minimumSpacing: 3, labels: 3...8)

  /// Creates an axis at rest.
  init(_ range: ClosedRange<Double>, _ look: ChartLook, isPercentage: Bool = false) {
    self.range = Glide(range)
    kind = look.scale
    style = look.hasSixTicks ? .six : isPercentage && range == 0...100 ? .quarters : .round
    ticks = Self.ticks(for: range, kind, style, keeping: nil)
    fade = TickFade(ticks.numbers)
  }

  /// The numbers of the target ticks.
  var numbers: [DecimalNumber] { ticks.numbers }

  /// Returns the scale at a time.
  func scale(at now: Duration) -> Scale { Scale(kind, over: range.value(at: now)) }

  /// Returns the ticks at a time with their opacity and their position as a share of the height.
  func shownTicks(at now: Duration) -> [TickFade<DecimalNumber>.Shown] {
    let scale = scale(at: now)
    return fade.shown(at: progress.value(at: now)) { scale.share(of: $0.value) }
      .filter { (-1e-9...1 + 1e-9).contains($0.place) }
  }

  /// Returns whether the range or the ticks are animating.
  func isMoving(at now: Duration) -> Bool { range.isMoving(at: now) || progress.isMoving(at: now) }

  /// Animates to another range.
  mutating func move(to target: ClosedRange<Double>, at now: Duration, isStill: Bool) {
    guard target != range.target else { return }
    range.move(to: target, at: now, reducedMotion: isStill)
    ticks = Self.ticks(for: target, kind, style, keeping: ticks)
    guard ticks.numbers != fade.ticks else { return }
    fade = fade.redirected(to: ticks.numbers, at: progress.value(at: now))
    progress.jump(to: 0)
    progress.move(to: 1, at: now, easing: .inOut, reducedMotion: isStill)
  }

  private static func ticks(
    for range: ClosedRange<Double>, _ kind: Scale.Kind, _ style: TickStyle,
    keeping previous: NumberTicks?
  ) -> NumberTicks {
    let scale = Scale(kind, over: range)
    let none = NumberTicks(rung: .parts, numbers: [])
    do throws(AxisError) {
      let range = try AxisRange(scale.range.lowerBound, scale.range.upperBound)
      switch style {
      case .six: return .parts(of: range)
      case .quarters: return .parts(of: range, count: 5)
      case .round: break
      }
      func place(_ value: Double) -> Double { scale.share(of: value) * space.length }
      switch kind {
      case .linear: return .linear(in: range, space: space, keeping: previous)
      case .log10:
        return try .logarithmic(in: range, space: space, keeping: previous, place: place)
      case .symlog(let threshold):
        return .symmetric(
          in: range, threshold: threshold, space: space, keeping: previous, place: place)
      }
    } catch { return none }
  }
}
