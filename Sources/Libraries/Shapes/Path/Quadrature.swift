/// The Gauss-Legendre rule of five points, which is exact for polynomials of degree nine.
enum Quadrature {
  /// Returns the integral of a function.
  @inline(__always)
  static func integral(from: Double, to: Double, of function: (Double) -> Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    let near = 0.538_469_310_105_683 * half
    let far = 0.906_179_845_938_664 * half
    let nearSum = function(middle - near) + function(middle + near)
    let farSum = function(middle - far) + function(middle + far)
    return half
      * (0.568_888_888_888_888_9 * function(middle) + 0.478_628_670_499_366_5 * nearSum
        + 0.236_926_885_056_189_1 * farSum)
  }
}
