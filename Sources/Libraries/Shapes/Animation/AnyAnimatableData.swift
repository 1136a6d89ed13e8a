/// A vector of any type; the sum of two types is the left one.
public struct AnyAnimatableData: VectorArithmetic {
  /// The vector; `nil` is the zero vector of every type.
  private var vector: (any VectorArithmetic)?

  private init(wrapping vector: (any VectorArithmetic)?) { self.vector = vector }

  /// Creates a value that wraps a vector.
  public init(_ vector: some VectorArithmetic) { self.init(wrapping: vector) }

  /// The zero vector.
  public static let zero = AnyAnimatableData(wrapping: nil)

  /// Returns the vector as one of a type, zero for the zero vector; `nil` for another type.
  public func vector<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector? {
    vector == nil ? .zero : vector as? Vector
  }

  /// Returns the sum.
  public static func + (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
    guard let vector = left.vector else { return right }
    func sum<Vector: VectorArithmetic>(_ vector: Vector) -> AnyAnimatableData {
      right.vector(as: Vector.self).map { AnyAnimatableData(vector + $0) } ?? left
    }
    return sum(vector)
  }

  /// Returns the difference.
  public static func - (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
    left + right.scaled(by: -1)
  }

  /// Multiplies the vector by a factor.
  public mutating func scale(by factor: Double) { vector = vector.map { $0.scaled(by: factor) } }

  /// The squared length.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  /// Returns whether both are equal vectors of one type, or zero.
  public static func == (left: AnyAnimatableData, right: AnyAnimatableData) -> Bool {
    guard let vector = left.vector else {
      return right.vector == nil || right.magnitudeSquared == 0
    }
    func isEqual<Vector: VectorArithmetic>(_ vector: Vector) -> Bool {
      right.vector(as: Vector.self) == vector
    }
    return isEqual(vector)
  }
}
