import TestSupport
import Testing

@testable import Quotes

@Suite struct TickLineTests {
  private struct Walk {
    var times: [Double] = []
    var prices: [Double] = []

    /// Creates a random walk from a seed, with possibly equal times.
    init(seed: UInt64, count: Int, longest: Int) {
      var generator = SeededGenerator(seed: seed)
      var (time, price) = (1_573_000_000.0, 100.0)
      for _ in 0..<count {
        time += Double(Int.random(in: 0...longest, using: &generator)) / 8
        price = max(1, price + Double(Int.random(in: -50...50, using: &generator)) / 100)
        if times.last == time {
          prices[prices.count - 1] = price
        } else {
          times.append(time)
          prices.append(price)
        }
      }
    }
  }

  @Test("Buckets keep the extremes, the first and the last of 100 000 prices", arguments: [3, 40])
  func extremes(longest: Int) throws {
    let walk = Walk(seed: UInt64(longest), count: 100_000, longest: longest)
    var line = TickLine(time: walk.times[0], price: walk.prices[0])
    var greatestCount = 0
    for (index, time) in walk.times.enumerated().dropFirst() {
      _ = line.take(time: time, price: walk.prices[index])
      if index % 53 == 0 { greatestCount = max(greatestCount, line.buckets.count) }
    }
    #expect((1_000...TickLine.limit).contains(greatestCount))
    let buckets = line.buckets
    #expect(buckets.count > 500)
    #expect(buckets.map(\.greatest).max() == walk.prices.max())
    #expect(buckets.map(\.least).min() == walk.prices.min())
    #expect((line.open, line.lastPrice) == (walk.prices[0], walk.prices.last))
    #expect((line.high, line.low) == (walk.prices.max(), walk.prices.min()))
    #expect(line.values.max() == walk.prices.max())
    #expect(line.values.min() == walk.prices.min())
  }

  @Test("Each bucket has the prices since the previous one")
  func contents() {
    let walk = Walk(seed: 5, count: 30_000, longest: 20)
    var line = TickLine(time: walk.times[0], price: walk.prices[0])
    for (time, price) in zip(walk.times, walk.prices).dropFirst() {
      _ = line.take(time: time, price: price)
    }
    var start = 0
    for bucket in line.buckets {
      let end = (walk.times.firstIndex { $0 > bucket.time }) ?? walk.times.count
      let prices = walk.prices[start..<end]
      #expect(bucket.first == prices.first)
      #expect(bucket.last == prices.last)
      #expect(bucket.greatest == prices.max())
      #expect(bucket.least == prices.min())
      start = end
    }
    #expect(start == walk.times.count)
  }

  @Test("A price with the same time replaces the last one, including its extremes")
  func replacing() {
    var line = TickLine(time: 10, price: 5)
    _ = line.take(time: 10, price: 4)
    #expect((line.open, line.high, line.low) == (4, 4, 4))
    _ = line.take(time: 10.5, price: 9)
    _ = line.take(time: 10.5, price: 3)
    #expect((line.open, line.high, line.low, line.lastPrice) == (4, 4, 3, 3))
    #expect(line.buckets.count == 1)
  }

  @Test("An older price is rejected without any effect")
  func older() {
    var line = TickLine(time: 10, price: 5)
    let before = line
    let isTaken = line.take(time: 9.999, price: 50)
    #expect(!isTaken)
    #expect(line == before)
  }

  @Test("The width grows with the session")
  func widths() {
    var line = TickLine(time: 0, price: 1)
    for second in 1...2_047 { _ = line.take(time: Double(second), price: 1) }
    #expect(line.width == 1)
    for second in 2_048...90_000 { _ = line.take(time: Double(second), price: 1) }
    #expect(line.width == 60)
  }

  @Test("The extremes of a bucket keep their order")
  func order() {
    var line = TickLine(time: 100, price: 5)
    for (time, price) in [(100.2, 9.0), (100.4, 2), (100.6, 6)] {
      _ = line.take(time: time, price: price)
    }
    #expect(line.values == [9, 2, 6])
    _ = line.take(time: 101, price: 7)
    #expect(line.values == [9, 2, 7, 7, 7])
  }

  @Test("Single prices are the values themselves")
  func single() {
    var line = TickLine(time: 100, price: 5)
    for second in 1...4 { _ = line.take(time: 100 + Double(second), price: Double(second)) }
    #expect(line.values == [5, 1, 2, 3, 4])
  }
}
