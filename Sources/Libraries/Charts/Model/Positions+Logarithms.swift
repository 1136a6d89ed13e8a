internal import Mathematics

extension Positions {
  /// The positions for a logarithmic axis, which are decimal logarithms; `nil` unless all are numbers
  /// above 0.
  package var logarithms: Positions? {
    guard unit == .number, labels == nil, count == 0 || self[0] > 0 else { return nil }
    var positions = self
    positions.storage = .listed((0..<count).map { decimalLogarithm(self[$0]) })
    positions.isLogarithmic = true
    return positions
  }

  /// Returns the number at a position, which may be its logarithm or a part of it.
  package func number(at position: Double) -> Double {
    isLogarithmic ? power(10, position) : position.scaled(byPowerOfTwo: exponent)
  }

  /// Returns the position of a number.
  package func position(of number: Double) -> Double {
    isLogarithmic ? decimalLogarithm(number) : number.scaled(byPowerOfTwo: -exponent)
  }
}

extension Positions {
  /// The positions, divided by a power of two if distances between plain numbers would overflow.
  package var withFiniteDistances: Positions {
    guard unit == .number, labels == nil, !isLogarithmic, exponent == 0, let span else {
      return self
    }
    var positions = self
    positions.exponent = Self.exponent(for: span)
    guard positions.exponent != 0 else { return self }
    positions.storage = .listed((0..<count).map { positions.position(of: self[$0]) })
    return positions
  }

  /// Returns the exponent of positions in a span, whose width and a margin have to be finite.
  static func exponent(for span: ClosedRange<Double>) -> Int {
    let limit = Double.greatestFiniteMagnitude / 4
    return span.upperBound / 2 - span.lowerBound / 2 < limit / 2 ? 0 : 4
  }
}

extension NumberTicks {
  /// Returns numbers for a logarithmic horizontal axis with their positions, in a window of
  /// logarithms.
  package static func logarithmic(
    between window: ClosedRange<Double>, space: TickSpace
  ) -> (ticks: NumberTicks, positions: [Double])? {
    let (lower, upper) = (power(10, window.lowerBound), power(10, window.upperBound))
    let width = window.upperBound - window.lowerBound
    guard lower > 0, width > 0, let range = try? AxisRange(lower, upper),
      let ticks = try? logarithmic(
        in: range, space: space, place: { decimalLogarithm($0) / width * space.length })
    else { return nil }
    return (ticks, ticks.numbers.map { decimalLogarithm($0.value) })
  }

  /// Whether the numbers are powers of ten, or digits times these.
  package var hasDecades: Bool {
    switch rung {
    case .allDigits, .oneTwoFive, .decades: true
    case .steps, .parts: false
    }
  }
}
