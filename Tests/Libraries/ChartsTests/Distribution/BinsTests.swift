import TestSupport
import Testing

@testable import Charts

struct BinsTests {
  private static func values(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    let scale: Double = [1e-9, 1, 1e9, 1e300].randomElement(using: &random) ?? 1
    let shape = Int.random(in: 0..<4, using: &random)
    return (0..<count).map { _ -> Double in
      switch shape {
      case 0: return Double.random(in: -1...1, using: &random) * scale
      case 1: return Double(Int.random(in: -30...30, using: &random))
      case 2: return Bool.random(using: &random) ? 0.25 : Double.random(in: 0...1, using: &random)
      default: return Int.random(in: 0..<5, using: &random) == 0 ? Double.nan : scale
      }
    }
  }

  @Test("Each finite value is in the one bin whose edges are around it")
  func counts() throws {
    var random = SeededGenerator(seed: 510)
    for _ in 0..<500 {
      let list = Self.values(Int.random(in: 1...200, using: &random), &random)
      let wanted = Bool.random(using: &random) ? nil : Int.random(in: 1...40, using: &random)
      let finite = list.filter(\.isFinite)
      guard let bins = Bins(for: list, count: wanted) else {
        #expect(finite.isEmpty)
        continue
      }
      #expect(bins.count <= wanted ?? Bins.limit)
      let edges = bins.edges
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 })
      #expect(bins.counts(of: list).reduce(0, +) == finite.count)
      for value in finite {
        let index = try #require(bins.index(of: value))
        #expect(edges[index] <= value && value <= edges[index + 1])
        #expect(value < edges[index + 1] || index == bins.count - 1)
      }
    }
  }

  @Test("Bins are those of numpy by Freedman and Diaconis, or by Sturges")
  func numpy() throws {
    let list = [2.1, 3.4, 3.9, 4.0, 4.2, 4.4, 4.5, 5.1, 5.3, 6.8, 7.0, 9.5]
    let bins = try #require(Bins(for: list))
    let edges = [2.1, 3.58, 5.06, 6.54, 8.02, 9.5]
    #expect(zip(bins.edges, edges).allSatisfy { ($0 - $1).magnitude < 1e-12 })
    #expect(bins.counts(of: list) == [2, 5, 2, 2, 1])
    // The quartiles are equal.
    let ties = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 9.5]
    let fallback = try #require(Bins(for: ties))
    #expect(fallback.edges == [1.5, 3.5, 5.5, 7.5, 9.5])
    #expect(fallback.counts(of: ties) == [7, 0, 0, 1])
  }

  @Test("Bins of whole numbers hold equally many of them")
  func whole() throws {
    var random = SeededGenerator(seed: 511)
    let dice = (0..<500).map { _ in Double(Int.random(in: 1...6, using: &random)) }
    let bins = try #require(Bins(for: dice))
    #expect(bins.edges == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5] && bins.isWhole)
    #expect(bins.counts(of: dice) == (1...6).map { face in dice.count { $0 == Double(face) } })
    let wide = (0..<500).map { _ in Double(Int.random(in: 0...100_000, using: &random)) }
    let found = try #require(Bins(for: wide))
    #expect(found.width == found.width.rounded() && found.width > 1)
    #expect(found.first == (wide.min() ?? 0) - 0.5 && found.last >= (wide.max() ?? 0) + 0.5)
  }

  @Test("Values that are all equal are in a bin around them")
  func constant() throws {
    for value in [0, 2.5, -7, 1e17, 1e300, .greatestFiniteMagnitude] {
      let bins = try #require(Bins(for: [value, value]))
      #expect(bins.count == 1 && bins.first < bins.last && bins.counts(of: [value]) == [1])
    }
  }

  @Test("There are as many bins as wanted, unless there are fewer numbers between the edges")
  func wanted() {
    #expect(Bins(for: [0, 0.3, 1], count: 7)?.count == 7)
    #expect(Bins(for: [1, 1 + 3 * 1.0.ulp], count: 7)?.count == 3)
  }

  @Test("An outlier doesn't make more bins than can be drawn")
  func limit() throws {
    let list = (0..<1000).map { Double($0) / 1000 } + [1e12]
    let bins = try #require(Bins(for: list))
    #expect(bins.count == Bins.limit && bins.counts(of: list).first == 1000)
    #expect(Bins(for: list.map { ($0 * 1000).rounded() })?.count == Bins.limit)
  }

  @Test("Values between which the distance overflows have finite bins")
  func huge() throws {
    let list = [-1.5e308, -1, 0, 1, 1.5e308]
    for count in [nil, 1, 3] {
      let bins = try #require(Bins(for: list, count: count))
      #expect(bins.edges.allSatisfy(\.isFinite) && bins.center(0).isFinite)
      #expect(bins.counts(of: list).reduce(0, +) == list.count)
    }
  }

  @Test("Numbers next to 0, whose halves are equal, and the largest ones are counted")
  func extremes() throws {
    let least = Double.leastNonzeroMagnitude
    let ends = [least, 2 * least, .leastNormalMagnitude, .greatestFiniteMagnitude]
    for end in ends {
      for count in [nil, 1, 7] {
        let values = [0, end, -end, 0]
        let bins = try #require(Bins(for: values, count: count))
        #expect(bins.counts(of: values).reduce(0, +) == 4)
        let positive = try #require(Bins(for: [0, end], count: count))
        #expect(positive.counts(of: [0, end]).reduce(0, +) == 2)
      }
    }
  }

  @Test("Sturges’ number of bins isn’t rounded up because of the last digit")
  func sturges() {
    for last in [0.7, 0.9, 0.123, 0.333, 0.571] {
      let values = Array(repeating: 0.25, count: 15) + [last]
      #expect(Bins(for: values)?.count == 5, "\(last)")
    }
  }
}
