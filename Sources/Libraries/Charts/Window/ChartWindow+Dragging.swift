/// A drag in progress, in a mini-map or on the plot.
///
/// Moves are relative to the window at the press, so the result depends only on the pointer's
/// current position.
public struct WindowDrag: Hashable, Sendable {
  /// What is dragged.
  public enum Grip: Hashable, Sendable {
    /// The lower edge of the window.
    case lower
    /// The upper edge of the window.
    case upper
    /// The window itself.
    case center
    /// The content of the plot, which moves with the pointer, so the window moves in the opposite
    /// direction.
    ///
    /// Positions refer to the plot as it was at the press.
    case content
  }

  /// What is dragged.
  public let grip: Grip
  /// The position of the press.
  public let origin: Double
  /// The visible range at the press.
  public let start: ClosedRange<Double>
}

extension ChartWindow {
  /// Returns what a press on a mini-map drags.
  ///
  /// Within `handle` of an edge, inside the window, it is that edge; each handle takes at most a
  /// third of the window. Between the handles it is the window, and outside the window the edge on
  /// that side.
  public func grip(at position: Double, handle: Double) -> WindowDrag.Grip {
    let handle = min(max(0, handle), width / 3)
    if position < visible.lowerBound + handle { return .lower }
    if position > visible.upperBound - handle { return .upper }
    return .center
  }

  /// Begins a drag, which can be undone in one step.
  ///
  /// A press outside the window without movement is a click, for ``center(on:)``.
  public mutating func drag(_ grip: WindowDrag.Grip, from position: Double) -> WindowDrag {
    remember()
    return WindowDrag(grip: grip, origin: position, start: visible)
  }

  /// Continues a drag to the pointer's position.
  ///
  /// An edge stops at the end of the axis, and pushes the other edge once the window would become
  /// narrower than ``narrowestShare`` of the axis, or than it was if that is less.
  public mutating func move(_ drag: WindowDrag, to position: Double) {
    guard position.isFinite else { return }
    let distance = position - drag.origin
    let width = drag.start.upperBound - drag.start.lowerBound
    let least = min(wholeWidth, max(floor, min(Self.narrowestShare * wholeWidth, width)))
    switch drag.grip {
    case .lower: show(withLower(drag.start.lowerBound + distance, of: drag.start, least: least))
    case .upper: show(withUpper(drag.start.upperBound + distance, of: drag.start, least: least))
    case .center: show(interval(from: drag.start.lowerBound + distance, width: width))
    case .content: show(interval(from: drag.start.lowerBound - distance, width: width))
    }
  }

  private func withLower(
    _ position: Double, of interval: ClosedRange<Double>, least: Double
  ) -> ClosedRange<Double> {
    let highest = max(whole.lowerBound, whole.upperBound - least)
    let lower = min(max(position, whole.lowerBound), highest)
    let upper = max(interval.upperBound, lower + least)
    return lower...max(lower, min(upper, whole.upperBound))
  }

  private func withUpper(
    _ position: Double, of interval: ClosedRange<Double>, least: Double
  ) -> ClosedRange<Double> {
    let lowest = min(whole.upperBound, whole.lowerBound + least)
    let upper = max(min(position, whole.upperBound), lowest)
    let lower = min(interval.lowerBound, upper - least)
    return min(upper, max(lower, whole.lowerBound))...upper
  }
}
