import SwiftUIShapes
import Testing

struct AlignmentTests {
  @Test("Alignments combine the positions along both axes") func alignments() {
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
    #expect(Alignment.leading.vertical == .center && Alignment.bottom.horizontal == .center)
    let axes: Axis.Set = [.horizontal, .vertical]
    #expect(axes.contains(.vertical) && !Axis.Set.horizontal.contains(.vertical))
  }
}
