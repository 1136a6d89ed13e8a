/// The trees of a stack's layers, which give the exact ends of each over any range.
///
/// They store the ends of every 64 positions: a quarter of a byte per value. The values stay in the
/// set, so a stream that appends to it copies nothing.
public struct StackExtremes: Sendable {
  /// The largest positive sums and the lowest negative ones, for each visible series.
  private var tops: [Extremes] = []
  private var bottoms: [Extremes] = []
  /// The smallest positive totals, for logarithmic axes.
  private var leastTops = Extremes([])
  private var weights: [Double]
  private var isPercentage: Bool
  private var count = 0

  /// Builds the trees of a stack.
  ///
  /// - Complexity: O(n · s) for s series
  public init(_ stack: Stack) {
    weights = stack.weights
    isPercentage = stack.isPercentage
    tops = stack.shown.map { _ in Extremes([]) }
    bottoms = tops
    append(stack)
  }

  /// Updates the trees for a stack that has other weights, or that grew at the end and lost
  /// positions at the beginning.
  ///
  /// - Complexity: O(m · s) for m new positions; O(n · s) if some were lost or weights changed
  public mutating func update(_ stack: Stack, removed: Int = 0) {
    let isSame = weights == stack.weights && isPercentage == stack.isPercentage
    guard isSame, removed == 0, stack.count >= count else {
      self = StackExtremes(stack)
      return
    }
    append(stack)
  }

  /// Returns whether these are the trees of a stack, by its weights and its count.
  func match(_ stack: Stack) -> Bool {
    weights == stack.weights && isPercentage == stack.isPercentage && count == stack.count
  }

  /// Appends the blocks that are now full.
  private mutating func append(_ stack: Stack) {
    let first = tops.first?.count ?? 0
    // The last position may still change.
    let last = max(first, (stack.count - 1) / StackSums.size)
    count = stack.count
    guard !tops.isEmpty, first < last else { return }
    var sums = StackSums(stack)
    let gaps = Array(repeating: Double.nan, count: last - first)
    var (newTops, newBottoms) = (tops.map { _ in gaps }, tops.map { _ in gaps })
    var leasts = gaps
    let none = StackEnds(layers: tops.count)
    var ends = none
    for block in first..<last {
      for layer in tops.indices { (ends.tops[layer], ends.bottoms[layer]) = (0, 0) }
      (ends.leastTop, ends.isEmpty) = (none.leastTop, true)
      let start = block * StackSums.size
      sums.add(start..<start + StackSums.size, of: stack, to: &ends)
      guard !ends.isEmpty else { continue }
      for layer in tops.indices {
        newTops[layer][block - first] = ends.tops[layer]
        newBottoms[layer][block - first] = ends.bottoms[layer]
      }
      leasts[block - first] = ends.leastTop
    }
    for layer in tops.indices {
      tops[layer].append(contentsOf: newTops[layer])
      bottoms[layer].append(contentsOf: newBottoms[layer])
    }
    leastTops.append(contentsOf: leasts)
  }

  /// Extends ends to the positions at some indices.
  ///
  /// - Complexity: O(s · log n)
  func add(
    _ indices: Range<Int>, of stack: Stack, to ends: inout StackEnds, _ sums: inout StackSums
  ) {
    let size = StackSums.size
    let first = (indices.lowerBound + size - 1) / size
    let last = min(indices.upperBound / size, leastTops.count)
    guard first < last else { return scan(indices, of: stack, to: &ends, &sums) }
    scan(indices.lowerBound..<first * size, of: stack, to: &ends, &sums)
    add(blocks: first..<last, to: &ends)
    scan(last * size..<indices.upperBound, of: stack, to: &ends, &sums)
  }

  private func add(blocks: Range<Int>, to ends: inout StackEnds) {
    for layer in tops.indices {
      guard let top = tops[layer].range(of: blocks) else { return }
      ends.isEmpty = false
      ends.tops[layer] = max(ends.tops[layer], top.upperBound)
      ends.bottoms[layer] = min(ends.bottoms[layer], bottoms[layer].bounds(of: blocks).lower)
    }
    ends.leastTop = min(ends.leastTop, leastTops.bounds(of: blocks).lower)
  }

  private func scan(
    _ indices: Range<Int>, of stack: Stack, to ends: inout StackEnds, _ sums: inout StackSums
  ) {
    for start in stride(from: indices.lowerBound, to: indices.upperBound, by: StackSums.size) {
      let end = min(indices.upperBound, start + StackSums.size)
      sums.add(start..<end, of: stack, to: &ends)
    }
  }
}
