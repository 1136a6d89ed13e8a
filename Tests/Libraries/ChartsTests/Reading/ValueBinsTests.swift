import TestSupport
import Testing

@testable import Charts

struct ValueBinsTests {
  @Test("Bins agree with a brute-force search") func binsAgreeWithABruteForceSearch() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random) ? .nan : Double.random(in: -9...9, using: &random)
      }
      let count = Int.random(in: 0...50, using: &random)
      let bins = ValueBins(of: values, count: count)
      #expect(bins.extents.count == min(count, values.count))
      for (bin, extent) in bins.extents.enumerated() {
        // A value belongs to the bin at its index times bins divided by values.
        let own = values.indices.filter { index in
          let first = bin * values.count / bins.extents.count
          return index >= first && index < (bin + 1) * values.count / bins.extents.count
        }.map { values[$0] }.filter { !$0.isNaN }
        #expect(extent?.lowerBound == own.min() && extent?.upperBound == own.max())
      }
    }
  }

  @Test("Each value is in exactly one bin") func eachValueIsInExactlyOneBin() {
    for count in 1...40 {
      for bins in 1...count {
        let all = (0..<bins).flatMap { ValueBins.indices($0, of: bins, count) }
        #expect(all == Array(0..<count))
        #expect((0..<bins).allSatisfy { !ValueBins.indices($0, of: bins, count).isEmpty })
      }
    }
  }

  @Test("The value farthest from a reference is kept") func valueFarthestFromAReferenceIsKept() {
    let bins = ValueBins(of: [1, 5, 2, -8, 3, 9], count: 3)
    #expect(bins.mean == 2)
    #expect(bins.farthest(from: 2) == [5, -8, 9])
    #expect(bins.farthest(from: 3) == [5, -8, 9])
    #expect(ValueBins(of: [-1e308, 1e308], count: 1).farthest(from: 1e307) == [-1e308])
  }

  @Test("Shares of the largest ranges are finite") func sharesOfTheLargestRangesAreFinite() {
    #expect((-1.7e308...1.7e308).share(of: 0) == 0.5)
    #expect((3.0...3).share(of: 3) == 0.5)
    #expect((0.0...4).share(of: 1) == 0.25)
  }
}
