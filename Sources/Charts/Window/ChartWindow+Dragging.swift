/// A drag under way, in a mini-map or on the plot.
///
/// Moves are relative to the window at the press, so the result depends only on where the pointer
/// is, not on earlier events.
public struct WindowDrag: Hashable, Sendable {
  /// What is dragged.
  public enum Part: Hashable, Sendable {
    /// The lower edge of the window.
    case lower
    /// The upper edge of the window.
    case upper
    /// The window itself.
    case center
    /// The content of the plot, which moves with the pointer, so the window moves the other way.
    ///
    /// Places are read off the plot as it was at the press.
    case content
  }

  /// What is dragged.
  public let part: Part
  /// The position of the press.
  public let origin: Double
  /// The visible interval at the press.
  public let start: ClosedRange<Double>
}

extension ChartWindow {
  /// Returns what a press on a mini-map at a position drags.
  ///
  /// Within `handle` of an edge, inside of the window, it is that edge; handles take at most a
  /// third of the window each. Between the handles it is the window, and outside of the window the
  /// edge on that side.
  public func part(at position: Double, handle: Double) -> WindowDrag.Part {
    let handle = min(max(0, handle), width / 3)
    if position < visible.lowerBound + handle { return .lower }
    if position > visible.upperBound - handle { return .upper }
    return .center
  }

  /// Begins a drag, which can be undone as a whole.
  ///
  /// A press outside of the window that is released without having moved is a click, for
  /// ``center(on:)``.
  public mutating func drag(_ part: WindowDrag.Part, from position: Double) -> WindowDrag {
    remember()
    return WindowDrag(part: part, origin: position, start: visible)
  }

  /// Continues a drag to the position of the pointer.
  ///
  /// An edge stops at the end of the whole, and pushes the other edge before the window gets
  /// narrower than ``narrowestShare`` of the whole, or than it was if that is less.
  public mutating func move(_ drag: WindowDrag, to position: Double) {
    guard position.isFinite else { return }
    let distance = position - drag.origin
    let width = drag.start.upperBound - drag.start.lowerBound
    let least = min(wholeWidth, max(floor, min(Self.narrowestShare * wholeWidth, width)))
    switch drag.part {
    case .lower: show(withLower(drag.start.lowerBound + distance, of: drag.start, least: least))
    case .upper: show(withUpper(drag.start.upperBound + distance, of: drag.start, least: least))
    case .center: show(interval(from: drag.start.lowerBound + distance, width: width))
    case .content: show(interval(from: drag.start.lowerBound - distance, width: width))
    }
  }

  /// Moves the lower edge to a position.
  ///
  /// The window stays within the whole and at least ``narrowestShare`` of it wide: the upper edge
  /// moves if it has to.
  public mutating func setLower(_ position: Double) {
    guard position.isFinite else { return }
    change(to: withLower(position, of: visible, least: usualLeast))
  }

  /// Moves the upper edge to a position, and the lower one if it has to, as ``setLower(_:)`` does.
  public mutating func setUpper(_ position: Double) {
    guard position.isFinite else { return }
    change(to: withUpper(position, of: visible, least: usualLeast))
  }

  private var usualLeast: Double { max(floor, Self.narrowestShare * wholeWidth) }

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
