internal import Shapes

/// A left-to-right sum of one row of cells into samples.
struct RowSweep {
  private let window: CellWindow
  private let firstCell: Int
  private let firstWord: Int
  private let firstSample: Int
  /// The columns in which an earlier path may have left coverage.
  private let stale: Range<Int>
  private let isEOFilled: Bool

  /// The running sum, in units of twice a grid square.
  private var sum = 0
  /// The next column to write.
  private var column = 0
  /// The range of covered columns.
  private var low = Int.max
  private var high = 0

  @inline(__always)
  init(row: Int, in window: CellWindow, style: FillStyle, stale: Range<Int>) {
    self.window = window
    self.stale = stale
    isEOFilled = style.isEOFilled
    firstCell = row &* window.cellsPerRow
    firstWord = row &* window.wordsPerRow
    firstSample = row &* window.width
  }

  /// Writes the row, clears its cells and marks, and returns the covered columns.
  @inline(__always)
  mutating func run(
    words: Range<Int>, cells: inout MutableSpan<AreaCell>, marks: inout MutableSpan<UInt64>,
    samples: inout MutableSpan<UInt8>
  ) -> Range<Int> {
    // The carry of a crossed pixel goes to the next one, which may be in the next word.
    var handed: UInt64 = 0
    for word in words {
      let crossed = marks[firstWord &+ word]
      var bits = crossed | crossed << 1 | handed
      if bits == 0 { continue }
      handed = crossed >> 63
      marks[firstWord &+ word] = 0
      while bits != 0 {
        let next = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        if column < next { fill(upTo: min(next, window.width), &samples) }
        sum &+= Int(cells[firstCell &+ next].area)
        cells[firstCell &+ next] = AreaCell()
        if next < window.width { write(&samples) }
      }
    }
    fill(upTo: window.width, &samples)
    return low < high ? low..<high : 0..<0
  }

  /// The rounded coverage for the sum.
  @inline(__always)
  private var sample: UInt8 {
    let bits = 2 * GridPoint.bits + 1
    let area = min(isEOFilled ? oddArea : abs(sum), 1 << bits)
    return UInt8(truncatingIfNeeded: (area &* 255 &+ 1 << (bits - 1)) >> bits)
  }

  /// The sum folded at each full winding, so that even winding numbers are outside.
  @inline(__always)
  private var oddArea: Int {
    let full = 1 << (2 * GridPoint.bits + 1)
    let rest = abs(sum) & (2 * full - 1)
    return rest > full ? 2 * full - rest : rest
  }

  @inline(__always)
  private mutating func write(_ samples: inout MutableSpan<UInt8>) {
    let value = sample
    samples[firstSample &+ column] = value
    if value != 0 {
      low = min(low, column)
      high = column &+ 1
    }
    column &+= 1
  }

  /// Fills the run before a column; writes zeros only where samples may be stale.
  @inline(__always)
  private mutating func fill(upTo end: Int, _ samples: inout MutableSpan<UInt8>) {
    guard column < end else { return }
    let value = sample
    if value != 0 {
      low = min(low, column)
      high = end
      write(value, column..<end, &samples)
    } else {
      let start = max(column, stale.lowerBound)
      let stop = min(end, stale.upperBound)
      if start < stop { write(0, start..<stop, &samples) }
    }
    column = end
  }

  @inline(__always)
  private func write(_ value: UInt8, _ columns: Range<Int>, _ samples: inout MutableSpan<UInt8>) {
    for index in firstSample &+ columns.lowerBound..<firstSample &+ columns.upperBound {
      samples[index] = value
    }
  }
}
