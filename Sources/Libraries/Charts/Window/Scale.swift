internal import Mathematics

/// A vertical scale, which maps values to fractions of its height and back.
public struct Scale: Hashable, Sendable {
  /// The kind of the scale.
  public let kind: ScaleType
  /// The values at the bottom and the top.
  public let range: ClosedRange<Double>
  private let bottom: Double
  private let top: Double

  /// Creates a scale.
  ///
  /// A zero-width range is widened, as in ``VerticalRanges``. On a logarithmic scale, a bottom that
  /// isn't positive becomes a thousandth of the top, and a range without positive values becomes
  /// 1...10.
  public init(_ kind: ScaleType, over range: ClosedRange<Double>) {
    self.kind = kind
    self.range = Self.usable(range, for: kind)
    bottom = Self.transformed(self.range.lowerBound, on: kind)
    top = Self.transformed(self.range.upperBound, on: kind)
  }

  /// Returns the fraction of the height at a value; 0 is the bottom.
  ///
  /// Values beyond the range are outside 0...1, and those that the scale can't show give NaN.
  public func share(of value: Double) -> Double {
    guard kind.shows(value) else { return .nan }
    return Curve.share(of: Self.transformed(value, on: kind), from: bottom, to: top)
  }

  /// Returns the value at a fraction of the height.
  public func value(at share: Double) -> Double {
    if share == 0 { return range.lowerBound }
    if share == 1 { return range.upperBound }
    let sum = bottom * (1 - share) + top * share
    return switch kind {
    case .linear: sum
    case .log10: power(10, sum)
    case .symlog(let threshold): hyperbolicSine(sum) * Self.usable(threshold)
    }
  }

  private static func transformed(_ value: Double, on kind: ScaleType) -> Double {
    switch kind {
    case .linear: value
    case .log10: decimalLogarithm(value)
    case .symlog(let threshold): areaHyperbolicSine(clamped(value / usable(threshold)))
    }
  }

  private static func usable(_ threshold: Double) -> Double {
    threshold > 0 && threshold.isFinite ? threshold : 1
  }

  private static func clamped(_ value: Double) -> Double {
    min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  private static func usable(_ range: ClosedRange<Double>, for kind: ScaleType) -> ClosedRange<
    Double
  > {
    let range = clamped(range.lowerBound)...clamped(range.upperBound)
    guard kind == .log10, range.lowerBound <= 0 else { return range.widenedIfFlat(on: kind) }
    guard range.upperBound > 0 else { return 1...10 }
    let bottom = max(range.upperBound / 1000, .leastNormalMagnitude)
    return (bottom...max(bottom, range.upperBound)).widenedIfFlat(on: kind)
  }
}
