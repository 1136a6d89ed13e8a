/// The format of an axis's numbers.
public struct NumberForm: Hashable, Sendable {
  /// The factor shared by all labels of an axis.
  public enum Factor: Hashable, Sendable {
    /// k, M, G, T or a power of ten, if that makes the labels at least two cells shorter.
    case automatic
    /// None.
    case one
    /// A hundredth: 0.25 is written as 25%.
    case percent
  }

  /// The factor shared by all labels.
  public var factor: Factor
  /// The number of decimals; `nil` for as many as the labels need.
  public var decimals: Int?
  /// The text before each number, such as a currency.
  public var before: String
  /// The text after each number, such as a unit.
  public var after: String
  /// The thousands separator in numbers of five digits and more: a thin space by default.
  public var groupSeparator: String
  /// The decimal separator.
  public var decimalSeparator: String
  /// The minus sign.
  public var minus: String
  /// The prefix of billions: G, or B as is usual for money.
  public var billions = "G"

  /// Creates a format.
  public init(
    factor: Factor = .automatic, decimals: Int? = nil, before: String = "", after: String = "",
    groupSeparator: String = "\u{2009}", decimalSeparator: String = ".", minus: String = "−"
  ) {
    (self.factor, self.decimals, self.before, self.after) = (factor, decimals, before, after)
    (self.groupSeparator, self.decimalSeparator) = (groupSeparator, decimalSeparator)
    self.minus = minus
  }

  /// Returns one number with sign, groups and decimals, without a shared factor.
  ///
  /// More `decimals` than the number has are zeros; fewer round it.
  public func text(for number: DecimalNumber, decimals: Int) -> String {
    text(
      for: number, multiplier: Multiplier(exponent: 0, suffix: ""),
      decimals: Self.bounded(decimals))
  }

  /// Returns one number with all its digits, the first of them before the point, and an exponent.
  package func scientificText(for number: DecimalNumber) -> String {
    let power = number.leadingExponent
    let digits = DecimalNumber(number.mantissa, exponent: number.exponent - power)
    return text(for: digits, decimals: power - number.exponent)
      + "e" + (power < 0 ? minus : "") + String(power.magnitude)
  }

  /// Clamps a number of decimals to the range of any normal `Double`.
  static func bounded(_ decimals: Int) -> Int { min(max(0, decimals), 330) }
}

/// A power of ten shared by the labels of an axis, and its prefix.
struct Multiplier: Hashable {
  var exponent: Int
  var suffix: String
}

extension NumberForm {
  /// The shared factors with a letter, ascending.
  var prefixes: [Multiplier] {
    [(3, "k"), (6, "M"), (9, billions), (12, "T")].map { Multiplier(exponent: $0, suffix: $1) }
  }

  func text(
    for number: DecimalNumber, multiplier: Multiplier, decimals: Int, isGrouped: Bool? = nil
  ) -> String {
    let power = multiplier.exponent - decimals
    let rounded = number.rounded(toExponent: power)
    // A bare zero needs no multiplier.
    let isBare = number.mantissa == 0 && self.decimals == nil && multiplier.exponent != 0
    let shown = isBare ? 0 : decimals
    let zeros = rounded.mantissa == 0 ? 0 : rounded.exponent - power
    var digits = String(rounded.mantissa.magnitude) + String(repeating: "0", count: zeros)
    digits = String(repeating: "0", count: max(0, shown + 1 - digits.count)) + digits
    let whole = String(digits.dropLast(shown))
    let fraction = shown == 0 ? "" : decimalSeparator + digits.suffix(shown)
    let sign = rounded.mantissa < 0 ? minus : ""
    let suffix = isBare && factor != .percent ? "" : multiplier.suffix
    let isGrouped = isGrouped ?? (whole.count >= 5)
    return sign + before + (isGrouped ? grouped(whole) : whole) + fraction + suffix + after
  }

  private func grouped(_ digits: String) -> String {
    guard digits.count > 3 else { return digits }
    return grouped(String(digits.dropLast(3))) + groupSeparator + digits.suffix(3)
  }
}
