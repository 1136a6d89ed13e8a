internal import Clocks
internal import Countdowns

/// The interval at which lines are written: a time, or a share of the total.
///
/// Lines fall on multiples of the interval, counted back from the deadline or, without one, forward
/// from the start.
package struct ReportCadence: Hashable, Sendable {
  private enum Interval: Hashable, Sendable {
    case time(Duration)
    /// A share of the total, in thousandths of a percent.
    case share(Int128)
  }

  /// The valid intervals.
  package static let times: ClosedRange<Duration> = .milliseconds(10)...(.seconds(3600))
  /// The valid shares, in thousandths of a percent.
  private static let shares: ClosedRange<Int128> = 100...50_000
  /// One hundred percent, in thousandths of a percent.
  private static let whole: Int128 = 100_000

  private let interval: Interval

  /// Whether the interval is a share of the total, which a stopwatch without an end doesn't have.
  package var isShare: Bool { if case .share = interval { true } else { false } }

  /// Parses the value of `--every`: a time such as `1s` or `100ms`, or a percentage such as `1%`.
  package init(_ text: String) throws(CadenceError) {
    interval =
      text.unicodeScalars.last == "%"
      ? .share(try Self.share(text)) : .time(try Self.time(text))
  }
}

// MARK: - The next line

extension ReportCadence {
  /// Returns the time until the remaining time reaches the next lower multiple of the interval;
  /// `nil` if no time is left.
  ///
  /// Multiples of a share are rounded down to an attosecond.
  package func timeToChange(left: Duration, total: Duration) -> Duration? {
    guard left > .zero else { return nil }
    switch interval {
    case .time(let interval): return Self.excess(of: left, over: interval)
    case .share(let share):
      let (left, total) = (left.attoseconds, max(1, total.attoseconds))
      func multiple(_ count: Int128) -> Int128 { total * share * count / Self.whole }
      // The largest multiple that isn't above the remaining time may equal it.
      var count = left * Self.whole / (total * share)
      while count > 0, multiple(count) >= left { count -= 1 }
      return Duration(attoseconds: left - multiple(count))
    }
  }

  /// Returns the time until the elapsed time reaches the next multiple of the interval; `nil` for a
  /// share.
  package func timeToChange(elapsed: Duration) -> Duration? {
    guard case .time(let interval) = interval else { return nil }
    let rest = max(.zero, elapsed).attoseconds % interval.attoseconds
    return interval - Duration(attoseconds: rest)
  }

  /// Returns the difference between a duration and the largest multiple below it.
  private static func excess(of duration: Duration, over interval: Duration) -> Duration {
    let rest = duration.attoseconds % interval.attoseconds
    return rest == 0 ? interval : Duration(attoseconds: rest)
  }
}

// MARK: - Parsing

extension ReportCadence {
  private static func time(_ text: String) throws(CadenceError) -> Duration {
    let reading: Reading
    do {
      reading = try Reading(words: [text])
    } catch {
      throw CadenceError(error, of: text)
    }
    guard case .span(let time, _) = reading else { throw .notAnInterval(text) }
    guard times.contains(time) else { throw .outOfRange(text) }
    return time
  }

  private static func share(_ text: String) throws(CadenceError) -> Int128 {
    let number = text.dropLast()
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber }
      })
    else { throw .notAnInterval(text) }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.utf8.count <= 3 else { throw .tooFine(text) }
    let digits = parts[0] + decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    guard let share = Int128(digits), shares.contains(share) else { throw .outOfRange(text) }
    return share
  }
}
