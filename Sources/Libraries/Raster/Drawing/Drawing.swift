public import Shapes

/// A resolution-independent picture made of layers of painted outlines, bottom first.
public struct Drawing: Hashable, Sendable {
  /// The size of the visible area, which begins at the origin, in any unit.
  public var size: Size

  /// The color below all layers; `nil` keeps the picture transparent.
  public var background: RGBA?

  /// The layers, bottom first.
  public var layers: [Layer]

  /// Creates a picture.
  public init(size: Size, background: RGBA? = nil, layers: [Layer] = []) {
    (self.size, self.background, self.layers) = (size, background, layers)
  }
}

extension Drawing {
  /// A painted outline.
  public struct Layer: Hashable, Sendable {
    /// The outline.
    public var outline: Outline

    /// The paint, with points in the drawing's units.
    public var paint: Paint

    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// A region to which the layer is clipped.
    public var clip: Clip?

    /// Creates a layer.
    public init(_ outline: Outline, paint: Paint, opacity: Double = 1, clip: Clip? = nil) {
      self.outline = outline
      self.paint = paint
      self.opacity = opacity
      self.clip = clip
    }
  }

  /// A path and the way it is drawn.
  public enum Outline: Hashable, Sendable {
    /// The inside of the path.
    case fill(Path, FillStyle = FillStyle())
    /// A stroke along the path.
    case stroke(Path, StrokeStyle, antialiased: Bool = true)

    /// The covered region as a path to fill.
    public var region: Clip {
      switch self {
      case .fill(let path, let style): Clip(path, style: style)
      case .stroke(let path, let style, let isAntialiased):
        Clip(path.strokedPath(style), style: FillStyle(antialiased: isAntialiased))
      }
    }
  }

  /// The inside of a path.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var path: Path
    /// The fill rule.
    public var style: FillStyle

    /// Creates a region.
    public init(_ path: Path, style: FillStyle = FillStyle()) {
      (self.path, self.style) = (path, style)
    }
  }
}
