/// The live prices of one session, in at most 2048 buckets of equal width.
///
/// The width grows with the session, and extremes are preserved. The last price is kept separate
/// until the next one, so that a price with the same time can replace it.
package struct TickLine: Hashable, Sendable {
  /// The prices of one interval.
  package struct Bucket: Hashable, Sendable {
    /// The number of the interval, in widths since 1970.
    var number: Int
    /// The time of the last price.
    package var time: Double
    package var first: Double
    package var greatest: Double
    package var least: Double
    package var last: Double
    /// Whether the maximum came after the minimum.
    package var isRising = true
  }

  /// The maximum number of buckets.
  package static let limit = 2_048
  private static let widths: [Double] = [1, 2, 5, 10, 15, 30, 60, 120, 300]

  /// The width of a bucket in seconds.
  package private(set) var width = 1.0
  private var settled: [Bucket] = []
  private var extremes: ClosedRange<Double>?
  private var last: Bucket
  /// The time and price of the first tick.
  package private(set) var firstTime: Double
  private var firstPrice: Double

  package init(time: Double, price: Double) {
    (firstTime, firstPrice) = (time, price)
    last = Self.bucket(time, price, 1)
  }

  /// The non-empty buckets, oldest first.
  package var buckets: [Bucket] {
    var buckets = settled
    Self.add(last, to: &buckets)
    return buckets
  }

  package var lastTime: Double { last.time }
  package var lastPrice: Double { last.last }
  /// The opening price of the session.
  package var open: Double { firstPrice }
  package var high: Double { max(extremes?.upperBound ?? lastPrice, lastPrice) }
  package var low: Double { min(extremes?.lowerBound ?? lastPrice, lastPrice) }

  /// Adds a price, which replaces the last one if both have the same time; returns false if it is
  /// older.
  package mutating func take(time: Double, price: Double) -> Bool {
    guard time >= lastTime else { return false }
    if time > lastTime { settle() } else if settled.isEmpty { firstPrice = price }
    last = Self.bucket(time, price, width)
    return true
  }

  private mutating func settle() {
    extremes = low...high
    Self.add(last, to: &settled)
    while settled.count >= Self.limit { coarsen() }
  }

  private mutating func coarsen() {
    let wider = Self.widths.first { $0 > width } ?? width * 2
    var merged: [Bucket] = []
    for var bucket in settled {
      bucket.number = (Double(bucket.number) * width).quotient(by: wider)
      Self.add(bucket, to: &merged)
    }
    settled = merged
    width = wider
  }

  private static func bucket(_ time: Double, _ price: Double, _ width: Double) -> Bucket {
    Bucket(
      number: time.quotient(by: width), time: time, first: price, greatest: price, least: price,
      last: price)
  }

  /// Appends a bucket, or merges it into the last one if that has the same number.
  private static func add(_ bucket: Bucket, to buckets: inout [Bucket]) {
    guard let end = buckets.indices.last, buckets[end].number == bucket.number else {
      return buckets.append(bucket)
    }
    buckets[end].merge(bucket)
  }
}

extension TickLine.Bucket {
  /// Merges later prices into the bucket.
  fileprivate mutating func merge(_ later: Self) {
    let isGreater = later.greatest > greatest
    let isLess = later.least < least
    if isGreater, isLess {
      isRising = later.isRising
    } else if isGreater || isLess {
      isRising = isGreater
    }
    greatest = max(greatest, later.greatest)
    least = min(least, later.least)
    (time, last) = (later.time, later.last)
  }
}

extension TickLine {
  /// The prices at equal intervals: one per bucket if no bucket has several, otherwise both
  /// extremes of each in order, and the last price.
  package var values: [Double] {
    let buckets = buckets
    guard buckets.contains(where: { $0.least < $0.greatest }) else { return buckets.map(\.last) }
    var values = buckets.flatMap {
      $0.isRising ? [$0.least, $0.greatest] : [$0.greatest, $0.least]
    }
    values.append(lastPrice)
    return values
  }
}
