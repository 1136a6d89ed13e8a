/// A tree that gives the exact minimum and maximum of any part of a list.
///
/// Values that aren't finite count as missing. The tree stores the bounds of blocks of 64 values,
/// of pairs of blocks, of pairs of pairs and so on: half a byte per value, in addition to the
/// values, whose storage is shared with the given list.
public struct Extremes: Sendable {
  /// The values.
  public private(set) var values: [Double]
  /// Whether a line goes on where values are missing.
  let joinsGaps: Bool
  /// The bounds of blocks, then of pairs; the last level has at most one entry.
  private var levels: [[Bounds]] = []

  static let blockSize = 64

  /// Builds the tree of values.
  ///
  /// - Complexity: O(n)
  public init(_ values: [Double], joinsGaps: Bool = false) {
    self.values = values
    self.joinsGaps = joinsGaps
    refresh(from: 0)
  }

  /// The number of values, including missing ones.
  public var count: Int { values.count }

  /// The size of the tree in bytes, without the values.
  var byteCount: Int { levels.reduce(0) { $0 + $1.count } * MemoryLayout<Bounds>.stride }

  /// Returns the range of the values at some indices; `nil` if all are missing.
  ///
  /// Indices outside the list are ignored.
  ///
  /// - Complexity: O(log n)
  public func range(of indices: Range<Int>) -> ClosedRange<Double>? { bounds(of: indices).range }

  /// Updates the tree for a list that grew at the end and lost values at the beginning; of the
  /// others, only the last one may have changed.
  package mutating func update(_ list: [Double], removed: Int, on scale: ScaleType) {
    removeFirst(removed)
    if let last = list.prefix(count).last, count <= list.count {
      values[count - 1] = scale.shown([last])[0]
      refresh(from: (count - 1) / Self.blockSize)
    }
    append(contentsOf: scale.shown(Array(list.dropFirst(count))))
  }

  /// Appends a value.
  ///
  /// - Complexity: O(log n)
  public mutating func append(_ value: Double) { append(contentsOf: CollectionOfOne(value)) }

  /// Appends values.
  ///
  /// - Complexity: O(m + log n) for m new values
  public mutating func append(contentsOf newValues: some Collection<Double>) {
    let first = values.count / Self.blockSize
    values.append(contentsOf: newValues)
    refresh(from: first)
  }

  /// Removes values from the beginning.
  ///
  /// - Complexity: O(n), so a stream drops many values at a time.
  public mutating func removeFirst(_ count: Int) {
    guard count > 0 else { return }
    values.removeFirst(min(count, values.count))
    levels = []
    refresh(from: 0)
  }

  func bounds(of indices: Range<Int>) -> Bounds {
    let indices = indices.clamped(to: values.indices)
    let size = Self.blockSize
    let (first, last) = ((indices.lowerBound + size - 1) / size, indices.upperBound / size)
    guard first < last else { return scan(indices) }
    var result = scan(indices.lowerBound..<first * size)
    result.add(blocks(first..<last))
    result.add(scan(last * size..<indices.upperBound))
    return result
  }

  /// Merges the fewest nodes that cover a range of blocks.
  private func blocks(_ range: Range<Int>) -> Bounds {
    var result = Bounds()
    var (first, last) = (range.lowerBound, range.upperBound)
    for level in levels.indices where first < last {
      if first % 2 == 1 {
        result.add(levels[level][first])
        first += 1
      }
      if last % 2 == 1 {
        last -= 1
        result.add(levels[level][last])
      }
      first /= 2
      last /= 2
    }
    return result
  }

  private func scan(_ range: Range<Int>) -> Bounds {
    var result = Bounds()
    let span = values.span
    for index in range { result.add(span[index]) }
    return result
  }

  /// Rebuilds the nodes from a block on, and their ancestors.
  private mutating func refresh(from block: Int) {
    let blocks = (values.count + Self.blockSize - 1) / Self.blockSize
    guard blocks > 0 else { return }
    if levels.isEmpty { levels.append([]) }
    levels[0].removeLast(levels[0].count - min(block, levels[0].count))
    levels[0].reserveCapacity(blocks)
    for index in levels[0].count..<blocks { levels[0].append(boundsOfBlock(index)) }
    join(level: 0, from: block / 2)
  }

  private mutating func join(level: Int, from node: Int) {
    let count = levels[level].count
    guard count > 1 else { return }
    if level + 1 == levels.count { levels.append([]) }
    var nodes = levels[level + 1]
    levels[level + 1] = []
    nodes.removeLast(nodes.count - min(node, nodes.count))
    for index in nodes.count..<(count + 1) / 2 {
      var bounds = levels[level][2 * index]
      if 2 * index + 1 < count { bounds.add(levels[level][2 * index + 1]) }
      nodes.append(bounds)
    }
    levels[level + 1] = nodes
    join(level: level + 1, from: node / 2)
  }

  private func boundsOfBlock(_ block: Int) -> Bounds {
    let start = block * Self.blockSize
    guard start + Self.blockSize <= values.count else { return scan(start..<values.count) }
    let bounds = boundsOfFullBlock(start)
    // Only infinities make the bounds of a non-empty block infinite.
    let isFinite = bounds.lower > -.infinity && bounds.upper < .infinity
    return isFinite ? bounds : scan(start..<start + Self.blockSize)
  }

  private func boundsOfFullBlock(_ start: Int) -> Bounds {
    let span = values.span
    var lower = SIMD8(repeating: Double.infinity)
    var upper = SIMD8(repeating: -Double.infinity)
    for index in stride(from: start, to: start + Self.blockSize, by: 8) {
      let eight = SIMD8(
        span[index], span[index + 1], span[index + 2], span[index + 3], span[index + 4],
        span[index + 5], span[index + 6], span[index + 7])
      lower.replace(with: eight, where: eight .< lower)
      upper.replace(with: eight, where: eight .> upper)
    }
    var result = Bounds()
    for lane in 0..<8 { result.add(Bounds(lower: lower[lane], upper: upper[lane])) }
    return result
  }
}
