/// A chart's window as notes: pitch represents the value, pan the position.
///
/// Series are played one after another. A missing value is a rest.
public struct Sonification: Hashable, Sendable {
  /// A note, or a rest.
  public struct Note: Hashable, Sendable {
    /// The index of the series in the set.
    public var series: Int
    /// The indices of the positions that the note represents.
    public var positions: Range<Int>
    /// The start, in seconds.
    public var start: Double
    /// The length, in seconds.
    public var length: Double
    /// The frequency in hertz; `nil` for a rest.
    public var frequency: Double?
    /// The position from the left (-1) to the right (1).
    public var pan: Double
  }

  /// The frequencies of the minimum and maximum: G4 and C6.
  public static let frequencies = 392.0...1046.0
  /// The minimum length of a note, in seconds.
  public static let shortestNote = 0.025

  /// The notes and rests, in order.
  public var notes: [Note]

  /// Creates notes for an excerpt.
  ///
  /// All notes have the same length and take `duration` seconds in total, not counting pauses of
  /// `pause` seconds between series. If there are more values than time for notes, a note
  /// represents several and plays the one farthest from the series' mean. Equal intervals of value
  /// are equal intervals of pitch; all series share one range of values, unless each has its own
  /// axis. A range of equal values plays the middle pitch. The duration must be positive.
  public init(of excerpt: ChartExcerpt, duration: Double = 2.5, pause: Double = 0.7) {
    precondition(duration > 0 && duration.isFinite)
    let share = duration / Double(max(1, excerpt.visible.count))
    let most = Double(max(1, excerpt.range.count))
    let limit = Int(min(max(1, (share / Self.shortestNote).rounded(.down)), most))
    let bins = excerpt.series.map { series in
      ValueBins(of: excerpt.range.map { series.value(at: $0) }, count: limit)
    }
    let common = bins.reduce(into: Bounds()) { $0.add($1.range) }.range
    notes = excerpt.visible.indices.flatMap { rank in
      let range = excerpt.set.hasTwoAxes ? bins[rank].range : common
      let line = NoteLine(
        excerpt: excerpt, series: excerpt.visible[rank], bins: bins[rank], range: range,
        start: Double(rank) * (share + pause), duration: share)
      return line.notes
    }
  }

  /// The total length of notes and pauses, in seconds.
  public var duration: Double { notes.last.map { $0.start + $0.length } ?? 0 }

  /// Returns the frequency for a fraction, from 0 to 1, of the range of values.
  static func frequency(at fraction: Double) -> Double {
    let (low, high) = (frequencies.lowerBound, frequencies.upperBound)
    return min(max(low * power(high / low, fraction), low), high)
  }
}

/// The notes of one series.
private struct NoteLine {
  let excerpt: ChartExcerpt
  let series: Int
  let bins: ValueBins
  let range: ClosedRange<Double>?
  let start: Double
  let duration: Double

  var notes: [Sonification.Note] {
    let count = bins.extents.count
    return bins.farthest(from: bins.mean).enumerated().map { bin, value in
      let indices = ValueBins.indices(bin, of: count, excerpt.range.count)
      let first = excerpt.range.lowerBound
      let positions = indices.lowerBound + first..<indices.upperBound + first
      let fraction = value.flatMap { value in range?.share(of: value) }
      return Sonification.Note(
        series: series, positions: positions,
        start: start + duration * Double(bin) / Double(count), length: duration / Double(count),
        frequency: fraction.map(Sonification.frequency(at:)), pan: pan(of: positions))
    }
  }

  /// Returns the pan of the middle of a range of positions.
  private func pan(of indices: Range<Int>) -> Double {
    let all = excerpt.set.positions
    let (first, last) = (all[excerpt.range.lowerBound], all[excerpt.range.upperBound - 1])
    guard first < last else { return 0 }
    let middle = all[indices.lowerBound] / 2 + all[indices.upperBound - 1] / 2
    return (first...last).share(of: middle) * 2 - 1
  }
}
