internal import Charts

/// The direction of a price since the previous close, or else since the first price.
package enum QuoteDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, flat
  /// The price or what came before it is missing.
  case unknown

  /// Creates the direction of a change, however small.
  package init(_ change: Double?) {
    guard let change else {
      self = .unknown
      return
    }
    self = change > 0 ? .up : change < 0 ? .down : .flat
  }

  /// Whether the price rose or fell.
  package var isChange: Bool { self == .up || self == .down }
}

extension Quote {
  /// The change without binary rounding error: 231.4 after 229.25 is 2.15.
  package var tidyChange: Double? {
    guard let price, let reference, price.isFinite, reference.isFinite else { return nil }
    return Self.difference(price, reference)
  }

  /// The percent change without binary rounding error.
  package var tidyPercent: Double? {
    guard let change = tidyChange, let reference, reference > 0 else { return nil }
    let percent = change / reference * 100
    guard percent.isFinite else { return nil }
    return Self.rounded(percent, digits: 12, of: percent)
  }

  package var direction: QuoteDirection { QuoteDirection(tidyChange) }

  /// Returns the difference of two numbers, rounded to 15 digits of the larger one.
  static func difference(_ first: Double, _ second: Double) -> Double {
    let difference = first - second
    guard difference.isFinite, difference != 0 else { return difference }
    return rounded(difference, digits: 15, of: max(first.magnitude, second.magnitude))
  }

  /// Returns the product of two numbers, rounded to 15 digits.
  static func product(_ first: Double, _ second: Double) -> Double {
    let product = first * second
    guard product.isFinite, product != 0 else { return product }
    return rounded(product, digits: 15, of: product)
  }

  private static func rounded(_ value: Double, digits: Int, of scale: Double) -> Double {
    let exponent = DecimalNumber(shortest: scale).leadingExponent + 1 - digits
    return DecimalNumber(rounding: value, toExponent: exponent).value
  }
}
