/// A one-line text chart, for shell prompts.
///
/// ```swift
/// Sparkline.text(of: [1, 2, 4, 8, 5, .nan, 1], width: 20)  // ▁▂▄█▅ ▁
/// ```
public enum Sparkline {
  /// A character set for sparklines.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Blocks of eight heights.
    case blocks
    /// Braille: two columns per cell with four heights; a column is a band from its minimum to its
    /// maximum and connects to its neighbors.
    case braille
    /// Eight ASCII characters of increasing density, for terminals without Unicode.
    case ascii
  }

  /// Returns a sparkline of at most a number of cells, one per value if there are fewer values.
  ///
  /// The minimum has the lowest height, the maximum the highest, and equal values the middle one. A
  /// cell for several values shows the one farthest from the mean, so that spikes are preserved; a
  /// cell without finite values is blank. A base extends the range to include it, and cells show
  /// the value farthest from it; Braille columns extend up or down from it.
  public static func text(
    of values: [Double], width: Int, form: Form = .blocks, base: Double? = nil
  ) -> String {
    let base = base.flatMap { $0.isFinite ? $0 : nil }
    switch form {
    case .blocks: return heights("▁▂▃▄▅▆▇█", of: values, width, base)
    case .ascii: return heights(".:-=+*#@", of: values, width, base)
    case .braille: return BrailleLine(of: values, width: width, base: base).text
    }
  }

  private static func heights(
    _ ramp: String, of values: [Double], _ width: Int, _ base: Double?
  ) -> String {
    let bins = ValueBins(of: values, count: width)
    guard let range = bins.range(with: base) else {
      return String(repeating: " ", count: bins.extents.count)
    }
    let ramp = Array(ramp)
    let characters: [Character] = bins.farthest(from: base ?? bins.mean).map { value in
      guard let value else { return " " }
      let level = (range.share(of: value) * Double(ramp.count - 1)).rounded()
      return ramp[min(max(Int(level), 0), ramp.count - 1)]
    }
    return String(characters)
  }
}

/// A line of Braille.
private struct BrailleLine {
  private let bands: [ClosedRange<Int>?]

  /// The dot bits of a cell's two columns, from the bottom up.
  private static let bits: [[UInt32]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]

  init(of values: [Double], width: Int, base: Double?) {
    let bins = ValueBins(of: values, count: min(max(0, width), values.count) * 2)
    guard let range = bins.range(with: base) else {
      bands = bins.extents.map { _ in nil }
      return
    }
    let row = { (value: Double) in Int((range.share(of: value) * 3).rounded()) }
    guard let base else {
      bands = Self.joined(
        bins.extents.map { $0.map { row($0.lowerBound)...row($0.upperBound) } })
      return
    }
    bands = bins.farthest(from: base).map { value in
      value.map { min(row($0), row(base))...max(row($0), row(base)) }
    }
  }

  /// Extends bands so that each touches the previous one.
  private static func joined(_ bands: [ClosedRange<Int>?]) -> [ClosedRange<Int>?] {
    zip(bands, [nil] + bands).map { band, last in
      guard let band, let last else { return band }
      return min(band.lowerBound, last.upperBound + 1)...max(band.upperBound, last.lowerBound - 1)
    }
  }

  var text: String {
    let cells = stride(from: 0, to: bands.count, by: 2).map { first in
      var pattern: UInt32 = 0
      for (column, band) in bands[first..<min(first + 2, bands.count)].enumerated() {
        for row in 0..<4 where band?.contains(row) ?? false { pattern |= Self.bits[column][row] }
      }
      return pattern == 0 ? " " : Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? " "
    }
    return String(cells)
  }
}

extension ValueBins {
  /// Returns the range of the values and a base; `nil` without values.
  fileprivate func range(with base: Double?) -> ClosedRange<Double>? {
    guard let range, let base else { return range }
    return min(range.lowerBound, base)...max(range.upperBound, base)
  }
}
