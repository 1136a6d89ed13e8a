/// A sum with about 106 significant bits, stored as two non-overlapping numbers.
///
/// Source: T. J. Dekker, “A floating-point technique for extending the available precision”, 1971.
struct PreciseSum: Hashable, Sendable {
  private(set) var high = 0.0
  private(set) var low = 0.0

  /// The closest `Double`.
  var value: Double { high + low }

  /// Adds a number.
  mutating func add(_ term: Double) {
    let sum = high + term
    let part = sum - high
    let error = (high - (sum - part)) + (term - part)
    let rest = low + error
    high = sum + rest
    low = rest - (high - sum)
  }

  /// Adds the product of two numbers, including its rounding error.
  mutating func add(_ one: Double, times other: Double) {
    let product = one * other
    add(product)
    low += (-product).addingProduct(one, other)
  }

  /// Adds the product of two sums, or subtracts it.
  mutating func add(_ one: PreciseSum, times other: PreciseSum, sign: Double = 1) {
    add(sign * one.high, times: other.high)
    add(sign * one.high, times: other.low)
    add(sign * one.low, times: other.high)
  }

  /// Multiplies the sum by a power of two.
  mutating func scale(byPowerOfTwo exponent: Int) {
    high = high.scaled(byPowerOfTwo: exponent)
    low = low.scaled(byPowerOfTwo: exponent)
  }
}

extension Double {
  /// Returns the number times a power of two, which is exact unless it overflows or underflows.
  func scaled(byPowerOfTwo exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: self)
  }
}
