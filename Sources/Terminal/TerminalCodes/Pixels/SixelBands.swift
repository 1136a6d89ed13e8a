/// A writer of the bands of one picture.
struct SixelBands {
  /// A range of columns in which a color is drawn.
  private struct ColorRun {
    var color: Int
    var columns: Range<Int>
    /// The index of its first sixel among those of its color.
    var first: Int
    var count: Int
  }

  /// The pixels of a color in one column: a bit for each of six rows.
  private struct Sixel {
    var column: Int
    var bits: UInt8
  }

  /// The maximum width of a gap that is drawn through rather than splitting a stretch.
  private static let shortGap = 8

  private let palette: SixelPalette
  private let width: Int
  private var sixels: [[Sixel]]

  init(_ palette: SixelPalette, width: Int) {
    (self.palette, self.width) = (palette, width)
    sixels = Array(repeating: [], count: palette.colors.count)
  }

  /// Writes up to six rows.
  mutating func write(rows: Range<Int>, to output: inout Sequences) {
    collect(rows)
    var waiting = stretches()
    while !waiting.isEmpty {
      // Stretches that don't overlap are sent before the carriage return.
      var column = 0
      waiting.removeAll { stretch in
        guard stretch.columns.lowerBound >= column else { return false }
        output.byte(0x23)
        output.number(stretch.color)
        write(stretch, from: column, to: &output)
        column = stretch.columns.upperBound
        return true
      }
      if !waiting.isEmpty { output.byte(0x24) }
    }
  }

  private mutating func collect(_ rows: Range<Int>) {
    for color in sixels.indices { sixels[color].removeAll(keepingCapacity: true) }
    for column in 0..<width {
      for (bit, row) in rows.enumerated() {
        let color = palette.pixels[row * width + column]
        let last = sixels[Int(color)].count - 1
        if last >= 0, sixels[Int(color)][last].column == column {
          sixels[Int(color)][last].bits |= 1 << UInt8(bit)
        } else {
          sixels[Int(color)].append(Sixel(column: column, bits: 1 << UInt8(bit)))
        }
      }
    }
  }

  /// Returns the stretches of all colors, from left to right.
  private func stretches() -> [ColorRun] {
    var stretches: [ColorRun] = []
    for (color, list) in sixels.enumerated() {
      var first = 0
      for index in list.indices {
        let isLast = index + 1 == list.count
        guard isLast || list[index + 1].column - list[index].column > Self.shortGap else {
          continue
        }
        stretches.append(
          ColorRun(
            color: color, columns: list[first].column..<list[index].column + 1, first: first,
            count: index + 1 - first))
        first = index + 1
      }
    }
    return stretches.sorted {
      ($0.columns.lowerBound, $0.color) < ($1.columns.lowerBound, $1.color)
    }
  }

  /// Writes the definitions of the color registers.
  ///
  /// Terminals disagree on whether a definition also selects the register.
  func define(_ output: inout Sequences) {
    for (number, color) in palette.colors.enumerated() {
      output.byte(0x23)
      output.number(number)
      output.text(";2")
      for channel in 0..<3 {
        output.byte(0x3B)
        output.number(Int(color[channel]))
      }
    }
  }

  private func write(_ stretch: ColorRun, from start: Int, to output: inout Sequences) {
    var (run, bits) = (stretch.columns.lowerBound - start, UInt8(0))
    var column = stretch.columns.lowerBound
    func finish() { Self.put(bits, run, &output) }
    for sixel in sixels[stretch.color][stretch.first..<stretch.first + stretch.count] {
      for next in [(0, sixel.column - column), (sixel.bits, 1)] where next.1 > 0 {
        if next.0 != bits {
          finish()
          (bits, run) = (next.0, 0)
        }
        run += next.1
      }
      column = sixel.column + 1
    }
    finish()
  }

  private static func put(_ bits: UInt8, _ count: Int, _ output: inout Sequences) {
    guard count > 3 else {
      for _ in 0..<max(0, count) { output.byte(0x3F + bits) }
      return
    }
    output.byte(0x21)
    output.number(count)
    output.byte(0x3F + bits)
  }
}
