/// A vertical axis, which maps values to shares of its height and back.
public struct Scale: Hashable, Sendable {
  /// How values are spread over the height.
  public enum Kind: Hashable, Sendable {
    /// Evenly.
    case linear
    /// By their decimal logarithm; values that aren't above 0 count as missing.
    case log10
    /// Evenly around 0 and by their logarithm from the threshold on, on both sides: the area
    /// hyperbolic sine of the value in thresholds.
    case symlog(threshold: Double = 1)

    /// Returns whether such an axis can show a value.
    public func shows(_ value: Double) -> Bool {
      self == .log10 ? value > 0 && value.isFinite : value.isFinite
    }

    /// Returns the values, with NaN for those that such an axis can't show.
    func shown(_ values: [Double]) -> [Double] {
      self == .log10 ? values.map { shows($0) ? $0 : .nan } : values
    }
  }

  /// How values are spread.
  public let kind: Kind
  /// The values at the bottom and at the top.
  public let range: ClosedRange<Double>
  private let bottom: Double
  private let top: Double

  /// Creates an axis.
  ///
  /// A range without a width is widened, as in ``VerticalRanges``. On a logarithmic axis a bottom
  /// that isn't above 0 becomes a thousandth of the top, and an axis without positive values goes
  /// from 1 to 10.
  public init(_ kind: Kind, over range: ClosedRange<Double>) {
    self.kind = kind
    self.range = Self.usable(range, for: kind)
    bottom = Self.transformed(self.range.lowerBound, on: kind)
    top = Self.transformed(self.range.upperBound, on: kind)
  }

  /// Returns the share of the height at which a value lies; 0 is the bottom.
  ///
  /// Values beyond the range are outside of 0...1, and those that the axis can't show give NaN.
  public func share(of value: Double) -> Double {
    guard kind.shows(value) else { return .nan }
    return Curve.share(of: Self.transformed(value, on: kind), from: bottom, to: top)
  }

  /// Returns the value at a share of the height.
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

  private static func transformed(_ value: Double, on kind: Kind) -> Double {
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

  private static func usable(_ range: ClosedRange<Double>, for kind: Kind) -> ClosedRange<Double> {
    let range = clamped(range.lowerBound)...clamped(range.upperBound)
    guard kind == .log10, range.lowerBound <= 0 else { return range.widenedIfFlat(on: kind) }
    guard range.upperBound > 0 else { return 1...10 }
    let bottom = max(range.upperBound / 1000, .leastNormalMagnitude)
    return (bottom...max(bottom, range.upperBound)).widenedIfFlat(on: kind)
  }
}
