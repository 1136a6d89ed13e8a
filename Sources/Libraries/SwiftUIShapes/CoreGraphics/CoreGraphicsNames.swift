/// A number, which is a `Double` here; overloads for both are one function declared twice.
public typealias CGFloat = Double

/// A point.
public typealias CGPoint = Point

/// A width and a height.
public typealias CGSize = Size

/// A rectangle.
public typealias CGRect = Rect

/// An affine map.
public typealias CGAffineTransform = Transform

/// The style of the ends of an open line.
public typealias CGLineCap = LineCap

/// The style of the corners of a line.
public typealias CGLineJoin = LineJoin
