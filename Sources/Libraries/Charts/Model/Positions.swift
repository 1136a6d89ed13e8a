/// The ascending positions of values on the horizontal axis.
public struct Positions: Hashable, Sendable {
  /// The storage of positions.
  public enum Storage: Hashable, Sendable {
    /// Equally spaced positions, which take no memory.
    case regular(start: Double, step: Double, count: Int)
    /// Individual positions; equal ones are allowed.
    case listed([Double])
  }

  /// The unit of the positions.
  public var unit: PositionUnit
  /// The positions themselves.
  public var storage: Storage
  /// Whether seconds are instants; otherwise their texts had no zone, so they were read as UTC and
  /// are shown as written.
  public var hasZone: Bool
  /// The names of the positions if they are categories, which are numbered from 0.
  public var labels: [String]?
  /// The unit of plain numbers, such as `ms`, if it is known.
  public var unitName: String?
  /// The bins of which the positions are the centers, if they are.
  public var bins: Bins?
  /// Whether the positions are the decimal logarithms of numbers.
  package internal(set) var isLogarithmic = false
  /// The exponent of the power of two by which numbers are divided to get the positions, so that
  /// distances between huge ones are finite.
  var exponent = 0

  /// Creates positions without validation; see ``ChartSet/validated()``.
  public init(_ storage: Storage, unit: PositionUnit, hasZone: Bool = true) {
    self.storage = storage
    self.unit = unit
    self.hasZone = hasZone
  }

  /// Creates the positions of categories.
  public init(labels: [String]) {
    self.init(.regular(start: 0, step: 1, count: labels.count), unit: .number)
    self.labels = labels
  }

  /// Returns the name of the category at a position; `nil` if there is none.
  public func label(at position: Double) -> String? {
    guard let labels, let index = Int(exactly: position), labels.indices.contains(index) else {
      return nil
    }
    return labels[index]
  }

  /// The number of positions.
  public var count: Int {
    switch storage {
    case .regular(_, _, let count): max(0, count)
    case .listed(let list): list.count
    }
  }

  /// Returns the position at an index in 0..<count.
  public subscript(index: Int) -> Double {
    switch storage {
    case .regular(let start, let step, _): start + Double(index) * step
    case .listed(let list): list[index]
    }
  }

  /// The first through the last position; `nil` if there are none.
  public var span: ClosedRange<Double>? {
    guard count > 0 else { return nil }
    let (first, last) = (self[0], self[count - 1])
    return first <= last ? first...last : nil
  }

  /// The median step, sampled from 64 steps each at the start, in the middle and at the end of long
  /// lists; `nil` if all positions are equal.
  ///
  /// Weekdays have a step of one day.
  ///
  /// - Complexity: O(1)
  public var usualStep: Double? {
    if case .regular(_, let step, let count) = storage { return count > 1 ? step : nil }
    let (run, last) = (64, count - 1)
    var starts = last > 3 * run ? [0, (last - run) / 2, last - run] : []
    let length = starts.isEmpty ? last : run
    if starts.isEmpty { starts = [0] }
    let steps = starts.flatMap { start in
      (start..<start + max(0, length)).map { self[$0 + 1] - self[$0] }
    }.filter { $0 > 0 }.sorted()
    if steps.isEmpty, let span, span.lowerBound < span.upperBound {
      return (span.upperBound - span.lowerBound) / Double(last)
    }
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }

  /// Throws the first fault if positions aren't finite or descend.
  func validate() throws(ChartSetError) {
    switch storage {
    case .regular(let start, let step, let count):
      guard count >= 0 else { throw .negativeCount(count) }
      guard start.isFinite else { throw .positionNotFinite(index: 0) }
      guard step > 0, step.isFinite else { throw .stepNotPositive(step) }
      guard count < 2 || self[count - 1].isFinite else {
        throw .positionNotFinite(index: count - 1)
      }
    case .listed(let list):
      var last = -Double.infinity
      for (index, position) in list.enumerated() {
        guard position.isFinite else { throw .positionNotFinite(index: index) }
        guard position >= last else { throw .positionDescends(index: index) }
        last = position
      }
    }
  }
}
