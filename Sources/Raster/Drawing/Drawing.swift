public import Shapes

/// A picture as layers of painted outlines, the lowest first, before it becomes pixels, cells or
/// text.
public struct Drawing: Hashable, Sendable {
  /// The part of the plane that is seen, from the origin; in any unit.
  public var size: Size

  /// What lies under all layers; nothing lets through whatever the picture is laid on.
  public var background: RGBA?

  /// What is drawn, the lowest first.
  public var layers: [Layer]

  /// Creates a picture.
  public init(size: Size, background: RGBA? = nil, layers: [Layer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}

extension Drawing {
  /// A painted outline.
  public struct Layer: Hashable, Sendable {
    /// What is covered.
    public var outline: Outline

    /// With what; its points are in the drawing's units.
    public var paint: Paint

    /// How much of the layers below is hidden where this one covers all: 0 is none, 1 is all.
    public var opacity: Double

    /// A region outside of which nothing of this layer is seen.
    public var clip: Clip?

    /// Creates a layer.
    public init(_ outline: Outline, paint: Paint, opacity: Double = 1, clip: Clip? = nil) {
      self.outline = outline
      self.paint = paint
      self.opacity = opacity
      self.clip = clip
    }
  }

  /// A path and how it is drawn.
  public enum Outline: Hashable, Sendable {
    /// What lies inside the path.
    case fill(Path, FillStyle = FillStyle())
    /// A line along the path.
    case stroke(Path, StrokeStyle)

    /// The covered region as a path to fill.
    public var region: Clip {
      switch self {
      case .fill(let path, let style): Clip(path, style: style)
      case .stroke(let path, let style): Clip(path.strokedPath(style))
      }
    }
  }

  /// The inside of a path.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var path: Path
    /// What counts as inside.
    public var style: FillStyle

    /// Creates a region.
    public init(_ path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }
}
