import SwiftUIShapes
import Testing

struct RectCoreGraphicsTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("The null rectangle is empty and ignored by unions") func null() {
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !rect.isNull && !CGRect.zero.isNull)
    #expect(CGRect.null.union(rect) == rect && rect.union(.null) == rect)
    #expect(!rect.intersects(.null))
  }

  @Test("The infinite rectangle contains every other one") func infinite() {
    #expect(CGRect.infinite.isInfinite && !rect.isInfinite)
    #expect(CGRect.infinite.contains(rect) && CGRect.infinite.contains(CGPoint.zero))
    #expect(rect.intersection(.infinite) == rect)
  }

  @Test(
    "A rectangle is divided at a distance from each of its sides", arguments: CGRectEdge.allCases)
  func divided(from edge: CGRectEdge) {
    let (slice, rest) = rect.divided(atDistance: 10, from: edge)
    #expect(slice.union(rest) == rect && !slice.intersects(rest))
    switch edge {
    case .minXEdge: #expect(slice == CGRect(x: 10, y: 20, width: 10, height: 30))
    case .minYEdge: #expect(slice == CGRect(x: 10, y: 20, width: 40, height: 10))
    case .maxXEdge: #expect(slice == CGRect(x: 40, y: 20, width: 10, height: 30))
    case .maxYEdge: #expect(slice == CGRect(x: 10, y: 40, width: 40, height: 10))
    }
    #expect(rect.divided(atDistance: 99, from: edge).slice == rect)
    #expect(rect.divided(atDistance: -1, from: edge).remainder == rect)
  }
}
