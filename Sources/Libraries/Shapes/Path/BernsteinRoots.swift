/// The roots between 0 and 1 of a polynomial in Bernstein form.
enum BernsteinRoots {
  /// Returns the roots in ascending order, but none for a polynomial that is zero.
  ///
  /// There are at most as many roots as changes of sign among the coefficients, of which halves
  /// never have more together.
  static func roots(of polynomial: [Double]) -> [Double] {
    var roots: [Double] = []
    search(polynomial, from: 0, to: 1, &roots)
    return roots
  }

  private static func search(
    _ polynomial: [Double], from low: Double, to high: Double, _ roots: inout [Double]
  ) {
    var (changes, last) = (0, 0.0)
    for coefficient in polynomial where coefficient != 0 {
      if coefficient < 0 ? last > 0 : last < 0 { changes += 1 }
      last = coefficient
    }
    guard changes > 0 else { return }
    if changes == 1, let first = polynomial.first, first != 0, polynomial.last != 0 {
      return roots.append(low + (high - low) * root(of: polynomial))
    }
    let middle = (low + high) / 2
    guard high - low > 1e-15 else { return roots.append(middle) }
    let (first, second) = halves(polynomial)
    search(first, from: low, to: middle, &roots)
    if second[0] == 0 { roots.append(middle) }
    search(second, from: middle, to: high, &roots)
  }

  /// Returns the only root of a polynomial whose signs at the ends differ, by the Illinois method.
  private static func root(of polynomial: [Double]) -> Double {
    var (last, lastValue) = (0.0, value(of: polynomial, at: 0))
    var (place, placeValue) = (1.0, value(of: polynomial, at: 1))
    for _ in 0..<100 where placeValue != 0 && abs(place - last) > 1e-15 {
      let next = place - placeValue * (place - last) / (placeValue - lastValue)
      let nextValue = value(of: polynomial, at: next)
      if (nextValue < 0) == (placeValue < 0) {
        lastValue /= 2
      } else {
        (last, lastValue) = (place, placeValue)
      }
      (place, placeValue) = (next, nextValue)
    }
    return place
  }

  private static func value(of polynomial: [Double], at t: Double) -> Double {
    let degree = polynomial.count - 1
    var (sum, power, binomial) = (0.0, 1.0, 1.0)
    for (index, coefficient) in polynomial.enumerated() {
      sum = sum * (1 - t) + coefficient * binomial * power
      power *= t
      binomial *= Double(degree - index) / Double(index + 1)
    }
    return sum
  }

  /// Returns the polynomials of both halves, by de Casteljau's construction.
  private static func halves(_ polynomial: [Double]) -> ([Double], [Double]) {
    var (row, first, second) = (polynomial, [Double](), [Double]())
    while let left = row.first, let right = row.last {
      first.append(left)
      second.append(right)
      row = zip(row, row.dropFirst()).map { ($0 + $1) / 2 }
    }
    return (first, second.reversed())
  }
}
