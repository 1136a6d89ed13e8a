internal import Texts

/// An interval on a date axis, as entered by the user.
public struct DateEntry: Hashable, Sendable {
  /// The start of the entered year, month, day or minute, in the axis's unit.
  public let start: Double
  /// The end of the interval; equal to the start for a relative time such as −3d.
  public let end: Double

  /// Creates an entry.
  init(start: Double, end: Double) { (self.start, self.end) = (start, end) }

  /// Parses a date as a user types it.
  ///
  /// The forms are `2024`, `2024-05`, `2024-05-17`, `17:30`, `17:30:15`, `May 17`, `17 May 2024`,
  /// `May 2024`, `May`, a date with a time, and times relative to the reference such as `-3d`: s,
  /// min or m, h, d, w, mo, y. A time alone is on the day of the reference. A date without a year
  /// is in the year in which it lies in the data closest to the reference, otherwise in the year of
  /// the reference. A time that occurs twice means the first occurrence.
  public init(
    reading text: String, on scale: DateScale, reference: Double,
    data: ClosedRange<Double>? = nil, names: DateNames = .english
  ) throws(DateEntryError) {
    guard scale.reaches(reference) else { throw .tooFar }
    let words = text.lowercased().split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    guard let first = words.first else { throw .empty }
    if let distance = DateDistance(first) {
      guard words.count == 1 else { throw .unknown(words[1]) }
      let position = try distance.position(from: reference, on: scale)
      self.init(start: position, end: position)
      return
    }
    let parts = try DateParts(words, names: names)
    self = try parts.entry(on: scale, reference: reference, data: data)
  }

  /// Returns whether data overlaps the entry, or touches it if it is empty.
  func overlaps(_ data: ClosedRange<Double>) -> Bool {
    start <= data.upperBound && (data.lowerBound < end || data.lowerBound <= start)
  }
}

extension PositionUnit {
  /// Returns the scale of dates on an axis: whole days have no clock, and times of day no zone.
  package func scale(_ zone: DateScale) -> DateScale {
    switch self {
    case .days: zone.isDaily ? zone : .days
    case .clock: .utc
    case .number, .seconds: zone.isDaily ? .utc : zone
    }
  }
}

extension Positions {
  /// Returns the part of the axis that a text names: a number, or a date; a year, month or day is an
  /// interval without its end.
  package func interval(
    named text: String, in zone: DateScale, from reference: Double
  ) throws(DateEntryError) -> ClosedRange<Double> {
    guard unit != .number else {
      let digits = String(text.map { $0 == "−" ? "-" : $0 }).filter { !$0.isWhitespace }
      guard let number = NumberScanner.number(in: digits) else {
        throw .notNumber(String(text.prefix(40)))
      }
      guard !isLogarithmic || number > 0 else { throw .notPositive(String(text.prefix(40))) }
      let position = position(of: number)
      return position...position
    }
    let entry = try DateEntry(reading: text, on: unit.scale(zone), reference: reference, data: span)
    return entry.start...max(entry.start, entry.end.nextDown)
  }
}
