// Lists of numbers, as Foundation encodes the types of Core Graphics.

extension Point: Codable {
  /// Creates a point from the list of its coordinates.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes the list of the coordinates.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension Size: Codable {
  /// Creates a size from the list of its width and height.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Encodes the list of width and height.
  public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension Rect: Codable {
  /// Creates a rectangle from the lists of its origin and its size.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(Point.self), size: try list.decode(Size.self))
  }

  /// Encodes the lists of origin and size.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}

extension Transform: Codable {
  /// Creates a transform from the list of its six numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 6)
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Encodes the list of the six numbers.
  public func encode(to encoder: any Encoder) throws {
    try [a, b, c, d, tx, ty].encode(to: encoder)
  }
}

extension UnitPoint: Codable {
  /// Creates a point from the list of its coordinates.
  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder, count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes the list of the coordinates.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension Angle: Codable {
  /// Creates an angle from a number of radians.
  public init(from decoder: any Decoder) throws {
    self.init(radians: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Encodes the radians.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(radians)
  }
}

extension [Double] {
  /// Creates a list that must have a number of elements.
  fileprivate init(from decoder: any Decoder, count: Int) throws {
    try self.init(from: decoder)
    guard self.count == count else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a list of \(count) numbers is required, not of \(self.count)"))
    }
  }
}
