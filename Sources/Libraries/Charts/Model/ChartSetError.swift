/// The reason series and positions aren't a valid chart set.
public enum ChartSetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A position, with its index from 0, isn't a finite number.
  case positionNotFinite(index: Int)
  /// A position, with its index from 0, is less than the one before it.
  case positionDescends(index: Int)
  /// Regular positions have a step that isn't positive.
  case stepNotPositive(Double)
  /// Regular positions have a negative count.
  case negativeCount(Int)
  /// Two series have the same label.
  case repeatedLabel(String)
  /// A series has more or fewer values than there are positions.
  case valueCount(label: String, count: Int, positions: Int)
  /// A candle series has no candles, or another kind has some.
  case candlesMismatch(label: String)
  /// A series has more or fewer open, high or low values than there are positions.
  case candleCount(label: String, positions: Int)

  /// A clause without a capital letter or a final period.
  public var description: String {
    switch self {
    case .positionNotFinite(let index): "position \(index + 1) isn’t a finite number"
    case .positionDescends(let index):
      "position \(index + 1) is less than position \(index); positions must ascend"
    case .stepNotPositive(let step): "the step between positions is \(step); it must be above 0"
    case .negativeCount(let count): "the number of positions is \(count); it can’t be negative"
    case .repeatedLabel(let label): "two series have the label “\(label)”"
    case .valueCount(let label, let count, let positions):
      "series “\(label)” has \(count.counting("value")) for \(positions.counting("position"))"
    case .candlesMismatch(let label):
      "series “\(label)” must have open, high and low values if it shows candles, else none"
    case .candleCount(let label, let positions):
      "series “\(label)” must have open, high and low values for \(positions.counting("position"))"
    }
  }
}
