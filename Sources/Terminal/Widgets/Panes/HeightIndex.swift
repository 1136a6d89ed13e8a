/// The heights of a long list's bands: an estimate for each, until it is measured.
///
/// Only measured bands take memory. They are kept in blocks, so that finding a position takes time
/// proportional to the number of blocks rather than bands.
package struct HeightIndex: Hashable, Sendable {
  package static let blockSize = 512

  /// The measured bands of a block.
  private struct Block: Hashable, Sendable {
    var heights: [Int: Int] = [:]
    /// The sum of the differences from the estimate.
    var correction = 0
  }

  /// The number of bands.
  package let count: Int
  /// The height of a band that hasn't been measured.
  package let estimate: Int
  /// The height of all bands, as far as it is known.
  package private(set) var total: Int
  private var blocks: [Int: Block] = [:]

  package init(count: Int, estimate: Int) {
    self.count = max(0, count)
    self.estimate = max(0, estimate)
    total = self.count * self.estimate
  }

  /// Returns the height of a band, measured or estimated.
  package func height(of band: Int) -> Int {
    blocks[band / Self.blockSize]?.heights[band] ?? estimate
  }

  /// Records the measured height of a band.
  package mutating func note(_ height: Int, of band: Int) {
    guard (0..<count).contains(band) else { return }
    let change = height - self.height(of: band)
    // A height equal to the estimate needs no memory, unless another height was recorded before.
    guard change != 0 else { return }
    // In place: a block that is taken out and put back would be copied.
    blocks[band / Self.blockSize, default: Block()].heights[band] = height
    blocks[band / Self.blockSize, default: Block()].correction += change
    total += change
  }

  package func lines(above band: Int) -> Int {
    let last = band / Self.blockSize
    var lines = band * estimate
    for (number, block) in blocks where number < last { lines += block.correction }
    if let block = blocks[last] {
      for (other, height) in block.heights where other < band { lines += height - estimate }
    }
    return lines
  }

  /// Returns the band that contains a line, and the number of its lines above that line.
  package func band(at line: Int) -> (band: Int, linesAbove: Int) {
    guard count > 0, line > 0 else { return (0, 0) }
    var rest = line
    var first = 0
    while first < count {
      let size = min(Self.blockSize, count - first)
      let lines = size * estimate + (blocks[first / Self.blockSize]?.correction ?? 0)
      if rest < lines { break }
      rest -= lines
      first += size
    }
    while first < count {
      let height = height(of: first)
      if rest < height { return (first, rest) }
      rest -= height
      first += 1
    }
    return (count - 1, max(0, height(of: count - 1) - 1))
  }
}
