/// Which series are shown, switched by a row of check boxes.
///
/// At least one of them is always shown.
public struct Visibility: Hashable, Sendable {
  /// The outcome of switching a series.
  public enum Outcome: Hashable, Sendable {
    /// A series was shown or hidden.
    case changed
    /// Nothing changed, since no series would be left; the box should shake.
    case refused
  }

  /// The time after which a press on a box is a long one.
  public static let longPress = Duration.milliseconds(500)

  private var shown: [Bool]

  /// Creates boxes that are all checked.
  public init(count: Int) { shown = Array(repeating: true, count: max(0, count)) }

  /// The number of series.
  public var count: Int { shown.count }

  /// The number of series that are shown.
  public var visibleCount: Int { shown.count { $0 } }

  /// The indices of the series that are shown.
  public var visibleIndices: [Int] { shown.indices.filter { shown[$0] } }

  /// How far each series is shown: 1 or 0.
  public var weights: [Double] { shown.map { $0 ? 1 : 0 } }

  /// Returns whether a series is shown; one without a box is.
  public subscript(index: Int) -> Bool { shown.indices.contains(index) ? shown[index] : true }

  /// Shows a series that is hidden, or hides one that isn't the last.
  public mutating func toggle(_ index: Int) -> Outcome {
    guard shown.indices.contains(index) else { return .refused }
    guard !isAlone(index) else { return .refused }
    shown[index].toggle()
    return .changed
  }

  /// Shows a series and hides all others; if it is alone already, shows all others and hides it.
  ///
  /// This is what a long press does.
  public mutating func isolate(_ index: Int) -> Outcome {
    guard shown.indices.contains(index) else { return .refused }
    let isAlone = isAlone(index)
    guard !isAlone || count > 1 else { return .refused }
    for other in shown.indices { shown[other] = (other == index) != isAlone }
    return .changed
  }

  /// Shows all series.
  public mutating func showAll() { self = Visibility(count: count) }

  /// Returns the series that a number key switches: 1 the first one; `nil` if there is none.
  public func index(ofKey digit: Int) -> Int? {
    (1...9).contains(digit) && digit <= count ? digit - 1 : nil
  }

  private func isAlone(_ index: Int) -> Bool { shown[index] && visibleCount == 1 }
}
