/// The space for an axis's labels.
public struct TickSpace: Hashable, Sendable {
  /// The length of the axis, in cells or pixels.
  public var length: Double
  /// The minimum distance between two labels, in the same unit.
  public var minimumSpacing: Double
  /// The preferred number of labels; fewer if the spacing requires it.
  public var labels: ClosedRange<Int>

  /// Creates the space for labels.
  public init(length: Double, minimumSpacing: Double, labels: ClosedRange<Int> = 3...8) {
    (self.length, self.minimumSpacing, self.labels) = (length, minimumSpacing, labels)
  }

  /// The number of spacings that fit.
  var capacity: Double { minimumSpacing > 0 ? max(length, 0) / minimumSpacing : .infinity }

  /// The minimum number of labels that a ladder of steps guarantees.
  var fewestLabels: Int {
    guard capacity < Double(labels.upperBound) else { return labels.lowerBound }
    return min(labels.lowerBound, Int(capacity / StepLadder.largestRatio))
  }
}
