/// Accumulates points for their mean and their least-squares line, in one pass.
///
/// Values and positions are scaled by powers of two, so that numbers from 1e-300 to 1e308 neither
/// overflow nor lose digits.
struct LineFit: Hashable, Sendable {
  private let origin: Double
  private let positionExponent: Int
  private let positionFactor: Double
  private var valueExponent: Int?
  private var valueFactor = 1.0
  private var count = 0.0
  private var positions = PreciseSum()
  private var squares = PreciseSum()
  private var values = PreciseSum()
  private var products = PreciseSum()

  /// Creates a fit for positions between two bounds.
  init(from first: Double, to last: Double) {
    positionExponent = Self.exponent(of: max(first.magnitude, last.magnitude))
    positionFactor = 1.0.scaled(byPowerOfTwo: -positionExponent)
    origin = first * positionFactor
  }

  /// Adds a finite point.
  mutating func add(_ position: Double, _ value: Double) {
    rescale(for: value)
    let place = position * positionFactor - origin
    let scaled = value * valueFactor
    count += 1
    positions.add(place)
    squares.add(place, times: place)
    values.add(scaled)
    products.add(place, times: scaled)
  }

  /// The mean of the values; NaN without values.
  var mean: Double { (values.value / count).scaled(byPowerOfTwo: valueExponent ?? 0) }

  /// The slope of the line, infinite on overflow; `nil` if all points have the same position.
  var slope: Double? {
    let counts = PreciseSum(count)
    var spread = PreciseSum()
    spread.add(counts, times: squares)
    spread.add(positions, times: positions, sign: -1)
    var rise = PreciseSum()
    rise.add(counts, times: products)
    rise.add(positions, times: values, sign: -1)
    guard spread.value > 0 else { return nil }
    return (rise.value / spread.value)
      .scaled(byPowerOfTwo: (valueExponent ?? 0) - positionExponent)
  }

  /// Chooses the scale for the first value, and rescales for one far larger than those before it.
  private mutating func rescale(for value: Double) {
    if let valueExponent {
      guard value.exponent > valueExponent + 400 else { return }
      values.scale(byPowerOfTwo: valueExponent - Int(value.exponent))
      products.scale(byPowerOfTwo: valueExponent - Int(value.exponent))
    }
    guard value != 0 else { return }
    let exponent = Self.exponent(of: value)
    valueExponent = exponent
    valueFactor = 1.0.scaled(byPowerOfTwo: -exponent)
  }

  /// Returns the exponent of a number, clamped so that the inverse power of two is finite.
  private static func exponent(of number: Double) -> Int {
    number == 0 ? 0 : max(-1000, Int(number.exponent))
  }
}

extension PreciseSum {
  fileprivate init(_ term: Double) {
    self.init()
    add(term)
  }
}
