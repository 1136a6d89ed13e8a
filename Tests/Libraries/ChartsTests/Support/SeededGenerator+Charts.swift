import Charts
import TestSupport

extension SeededGenerator {
  /// Returns an ordinary value, a gap or an extreme value.
  mutating func value(gaps: Double) -> Double {
    if Double.random(in: 0..<1, using: &self) < gaps {
      return [Double.nan, .infinity, -.infinity][Int.random(in: 0..<3, using: &self)]
    }
    return Double.random(in: -100...100, using: &self).rounded()
  }

  mutating func values(_ count: Int, gaps: Double) -> [Double] {
    (0..<count).map { _ in value(gaps: gaps) }
  }

  /// Returns positions of any kind; listed ones may repeat.
  mutating func positions(_ count: Int) -> Positions {
    if Bool.random(using: &self) {
      let start = Double.random(in: -50...50, using: &self).rounded()
      let step = [1, 0.1, 86_400, 3.7][Int.random(in: 0..<4, using: &self)]
      return Positions(.regular(start: start, step: step, count: count), unit: .number)
    }
    var place = 0.0
    let list = (0..<count).map { _ in
      place += [0, 1, 1, 2, 0.37, 20][Int.random(in: 0..<6, using: &self)]
      return place
    }
    return Positions(.listed(list), unit: .number)
  }

  /// Returns a window on positions or slightly beyond, often with edges at positions.
  mutating func window(on positions: Positions) -> ClosedRange<Double> {
    func place(_ generator: inout SeededGenerator) -> Double {
      let index = Int.random(in: 0..<positions.count, using: &generator)
      let shift = [0, 0, 0.5, -0.3, 3][Int.random(in: 0..<5, using: &generator)]
      return positions[index] + shift
    }
    let (one, other) = (place(&self), place(&self))
    return min(one, other)...max(one, other)
  }

  /// Returns a magnitude between two powers of ten.
  mutating func magnitude(_ exponents: ClosedRange<Int>) -> Double {
    let exponent = Int.random(in: exponents, using: &self)
    return Double.random(in: 1..<10, using: &self) * (Double("1e\(exponent)") ?? 1)
  }

  /// Returns the values of a random walk.
  mutating func walk(_ count: Int) -> [Double] {
    var value = 0.0
    return (0..<count).map { _ in
      value += Double.random(in: -1...1, using: &self)
      return value
    }
  }
}
