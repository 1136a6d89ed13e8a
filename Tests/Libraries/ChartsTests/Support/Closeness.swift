/// Returns the range of the finite values.
func hull(_ values: some Sequence<Double>) -> ClosedRange<Double>? {
  let finite = values.filter(\.isFinite)
  guard let least = finite.min(), let greatest = finite.max() else { return nil }
  return least...greatest
}

func isClose(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(one - other) <= tolerance * max(1, abs(one), abs(other))
}

/// Returns whether two ranges are equal up to rounding.
func agree(_ one: ClosedRange<Double>?, _ other: ClosedRange<Double>?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isClose(one.lowerBound, other.lowerBound) && isClose(one.upperBound, other.upperBound)
}
