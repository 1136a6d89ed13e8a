import Testing

@testable import Shapes

struct BernsteinRootsTests {
  @Test("Roots of products of lines are found", arguments: 0..<30) func products(seed: Int) {
    var numbers = Numbers(seed: seed)
    let roots = (0..<3).map { _ in numbers.next() }
    // The Bernstein form of the product of (t - root).
    var polynomial = [1.0]
    for root in roots {
      let degree = Double(polynomial.count)
      polynomial = (0...polynomial.count).map { index in
        let before = index > 0 ? polynomial[index - 1] * (1 - root) * Double(index) / degree : 0
        let rest =
          index < polynomial.count ? polynomial[index] * -root * (1 - Double(index) / degree) : 0
        return before + rest
      }
    }
    let expected = roots.filter { $0 > 0 && $0 < 1 }.sorted()
    let found = BernsteinRoots.roots(of: polynomial)
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A root in the middle is found once, and a zero polynomial has none") func middle() {
    #expect(BernsteinRoots.roots(of: [-1, 1]) == [0.5])
    #expect(BernsteinRoots.roots(of: [0, 0, 0]).isEmpty)
    #expect(BernsteinRoots.roots(of: [1, 2, 3]).isEmpty)
  }
}
