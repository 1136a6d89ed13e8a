/// The visibility of series, controlled by a row of checkboxes.
///
/// At least one of them is always visible.
public struct Visibility: Hashable, Sendable {
  /// The result of toggling a series.
  public enum Outcome: Hashable, Sendable {
    /// A series was shown or hidden.
    case changed
    /// Nothing changed, since no series would remain visible; the checkbox should shake.
    case refused
  }

  private var shown: [Bool]

  /// Creates checkboxes that are all checked.
  public init(count: Int) { shown = Array(repeating: true, count: max(0, count)) }

  /// The number of series.
  public var count: Int { shown.count }

  /// The number of visible series.
  public var visibleCount: Int { shown.count { $0 } }

  /// The indices of the visible series.
  public var visibleIndices: [Int] { shown.indices.filter { shown[$0] } }

  /// The weight of each series: 1 if visible, otherwise 0.
  public var weights: [Double] { shown.map { $0 ? 1 : 0 } }

  /// Returns whether a series is visible; one without a checkbox is.
  public subscript(index: Int) -> Bool { shown.indices.contains(index) ? shown[index] : true }

  /// Shows a hidden series, or hides a visible one unless it is the last.
  public mutating func toggle(_ index: Int) -> Outcome {
    guard shown.indices.contains(index) else { return .refused }
    guard !isAlone(index) else { return .refused }
    shown[index].toggle()
    return .changed
  }

  /// Shows only one series; if it already is the only one, shows all others and hides it.
  ///
  /// This is the action of a long press.
  public mutating func isolate(_ index: Int) -> Outcome {
    guard shown.indices.contains(index) else { return .refused }
    let isAlone = isAlone(index)
    guard !isAlone || count > 1 else { return .refused }
    for other in shown.indices { shown[other] = (other == index) != isAlone }
    return .changed
  }

  /// Shows only some series; refused if there are none.
  public mutating func show(only indices: [Int]) -> Outcome {
    let kept = Set(indices).intersection(shown.indices)
    guard !kept.isEmpty else { return .refused }
    for index in shown.indices { shown[index] = kept.contains(index) }
    return .changed
  }

  /// Shows all series.
  public mutating func showAll() { self = Visibility(count: count) }

  private func isAlone(_ index: Int) -> Bool { shown[index] && visibleCount == 1 }
}
