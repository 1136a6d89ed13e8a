public import Shapes

/// The window in a mini-map: its shading, its frame and its handles.
public struct MiniMapWindow: Hashable, Sendable {
  /// The mini-map.
  public let whole: Rect
  /// The window, including its handles.
  public let rect: Rect
  /// The width of each handle, at most a third of the window.
  public let handle: Double
  private let line: Double

  /// Creates the window for a range of fractions of the whole axis.
  ///
  /// The handles are inside the window. At any zoom, the window is at least two lines wide if the
  /// mini-map has the space.
  public init(_ shares: ClosedRange<Double>, in whole: Rect, handle: Double, line: Double) {
    let (lower, upper) = (shares.lowerBound.share, shares.upperBound.share)
    let least = min(whole.width, 2 * max(0, line))
    let width = max((upper - lower) * whole.width, least)
    let middle = whole.minX + (lower + upper) / 2 * whole.width
    let start = width > least ? whole.minX + lower * whole.width : middle - width / 2
    let left = max(whole.minX, min(start, whole.maxX - width))
    self.whole = whole
    self.line = max(0, line)
    self.handle = min(max(0, handle), width / 3)
    rect = Rect(x: left, y: whole.minY, width: width, height: whole.height)
  }
}

// MARK: - Outlines

extension MiniMapWindow {
  /// The area outside the window, to be tinted.
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

  /// The lines along the top and bottom of the frame, between the handles.
  public var rules: Path {
    let (left, right) = (rect.minX + handle, rect.maxX - handle)
    let height = min(line, rect.height / 2)
    return Path { path in
      add(from: left, to: right, rect.minY, rect.minY + height, to: &path)
      add(from: left, to: right, rect.maxY - height, rect.maxY, to: &path)
    }
  }

  /// The light mark in the middle of each handle, a third of its height; omitted in a handle
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
  /// The number clamped to 0...1.
  fileprivate var share: Double { Swift.min(1, Swift.max(0, self)) }
}
