import SwiftUIShapes
import Testing

struct ProposedViewSizeTests {
  @Test("A proposal is completed with 10 or the given extents") func proposal() {
    #expect(
      ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions()
        == CGSize(width: 30, height: 10))
    let size = CGSize(width: 1, height: 2)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
    #expect(ProposedViewSize(size).replacingUnspecifiedDimensions() == size)
    #expect(Circle().sizeThatFits(ProposedViewSize(size)) == size)
  }
}
