public import Shapes

/// The window in a mini-map: its shades, its frame and what its parts do when they are dragged.
public struct MiniMapWindow: Hashable, Sendable {
  /// A part of a mini-map across its width.
  public enum Zone: Hashable, Sendable, CaseIterable {
    /// Outside of the window on the lower side.
    case before
    /// The handle at the lower edge.
    case lowerEdge
    /// Between the handles.
    case inside
    /// The handle at the upper edge.
    case upperEdge
    /// Outside of the window on the upper side.
    case after

    /// What a press drags: outside of the window, the edge on that side.
    public var drag: WindowDrag.Part {
      switch self {
      case .before, .lowerEdge: .lower
      case .inside: .center
      case .upperEdge, .after: .upper
      }
    }

    /// Whether a press that is released at once brings the window here.
    public var isOutside: Bool { self == .before || self == .after }
  }

  /// The mini-map.
  public let whole: Rect
  /// The window, handles included.
  public let rect: Rect
  /// The width of each handle: at most a third of the window.
  public let handle: Double
  private let line: Double

  /// Creates the window that shows some shares of the whole axis.
  ///
  /// Handles lie within the window. However far it is zoomed in, it is as wide as two lines, as far
  /// as the mini-map has room.
  public init(_ shares: ClosedRange<Double>, in whole: Rect, handle: Double, line: Double) {
    let (lower, upper) = (shares.lowerBound.share, shares.upperBound.share)
    let least = min(whole.width, 2 * max(0, line))
    let width = max((upper - lower) * whole.width, least)
    let middle = whole.minX + (lower + upper) / 2 * whole.width
    let start =
      width > least ? whole.minX + lower * whole.width : middle - width / 2
    let left = max(whole.minX, min(start, whole.maxX - width))
    self.whole = whole
    self.line = max(0, line)
    self.handle = min(max(0, handle), width / 3)
    rect = Rect(x: left, y: whole.minY, width: width, height: whole.height)
  }

  /// Returns the zone at a horizontal coordinate.
  ///
  /// The handles react up to `tolerance` outside of the window.
  public func zone(atX x: Double, tolerance: Double = 0) -> Zone {
    if x < rect.minX - tolerance { return .before }
    if x > rect.maxX + tolerance { return .after }
    if x < rect.minX + handle { return .lowerEdge }
    return x > rect.maxX - handle ? .upperEdge : .inside
  }

  /// Returns the share of the whole axis at a horizontal coordinate, within 0...1.
  public func share(atX x: Double) -> Double {
    whole.width > 0 ? ((x - whole.minX) / whole.width).share : 0
  }
}

// MARK: - Outlines

extension MiniMapWindow {
  /// What lies outside of the window, to be tinted.
  public var shades: Path {
    Path { path in
      add(from: whole.minX, to: rect.minX, whole.minY, whole.maxY, to: &path)
      add(from: rect.maxX, to: whole.maxX, whole.minY, whole.maxY, to: &path)
    }
  }

  /// The two handles.
  public var handles: Path {
    Path { path in
      add(from: rect.minX, to: rect.minX + handle, rect.minY, rect.maxY, to: &path)
      add(from: rect.maxX - handle, to: rect.maxX, rect.minY, rect.maxY, to: &path)
    }
  }

  /// The lines of the frame along the top and the bottom, between the handles.
  public var rules: Path {
    let (left, right) = (rect.minX + handle, rect.maxX - handle)
    let height = min(line, rect.height / 2)
    return Path { path in
      add(from: left, to: right, rect.minY, rect.minY + height, to: &path)
      add(from: left, to: right, rect.maxY - height, rect.maxY, to: &path)
    }
  }

  /// The light mark in the middle of each handle, a third of its height; none in a handle that is
  /// narrower than three lines.
  public var grips: Path {
    guard line > 0, handle >= 3 * line else { return Path() }
    return Path { path in
      for middle in [rect.minX + handle / 2, rect.maxX - handle / 2] {
        let height = rect.height / 3
        add(
          from: middle - line / 2, to: middle + line / 2, rect.midY - height / 2,
          rect.midY + height / 2, to: &path)
      }
    }
  }

  private func add(
    from left: Double, to right: Double, _ top: Double, _ bottom: Double, to path: inout Path
  ) {
    guard left < right, top < bottom else { return }
    path.addRect(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

extension Double {
  /// The number within 0...1.
  fileprivate var share: Double { Swift.min(1, Swift.max(0, self)) }
}
