/// A list of finite numbers that is ordered only as far as its quantiles need.
///
/// Source: C. A. R. Hoare, “Algorithm 65: Find”, 1961.
struct PartialOrder {
  private var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// Returns a quantile between 0 and 1, interpolated linearly between two ordered numbers; NaN
  /// without numbers.
  mutating func quantile(_ share: Double) -> Double {
    guard !numbers.isEmpty else { return .nan }
    let place = Double(numbers.count - 1) * share
    let index = min(Int(place), numbers.count - 1)
    let low = number(at: index)
    guard index + 1 < numbers.count, place > Double(index) else { return low }
    // What follows the index isn't less than the number there.
    let high = numbers[(index + 1)...].min() ?? low
    let part = place - Double(index)
    let distance = high - low
    guard distance.isFinite else { return low * (1 - part) + high * part }
    // From the nearer end, so that the result is never outside.
    return part < 0.5 ? low + distance * part : high - distance * (1 - part)
  }

  /// Moves the number with an index in ascending order to that index, and returns it.
  ///
  /// - Complexity: O(n) on average; a list that takes too many rounds is sorted
  private mutating func number(at index: Int) -> Double {
    var (first, last) = (0, numbers.count - 1)
    var rounds = 0
    while first < last {
      rounds += 1
      if rounds > 64 {
        numbers.sort()
        break
      }
      let pivot = Self.middle(
        numbers[first], numbers[first + (last - first) / 2], numbers[last])
      var (low, high) = (first, last)
      while low <= high {
        while numbers[low] < pivot { low += 1 }
        while numbers[high] > pivot { high -= 1 }
        guard low <= high else { break }
        numbers.swapAt(low, high)
        low += 1
        high -= 1
      }
      if index <= high { last = high } else if index >= low { first = low } else { break }
    }
    return numbers[index]
  }

  private static func middle(_ one: Double, _ two: Double, _ three: Double) -> Double {
    max(min(one, two), min(max(one, two), three))
  }
}
