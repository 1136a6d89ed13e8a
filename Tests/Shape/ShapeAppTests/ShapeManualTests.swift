import ChartViews
import CommandLines
import Outputs
import QuoteViews
import Sketches
import TestSupport
import Testing

@testable import ShapeApp

/// The lists of the manual page follow from the declarations; `make man` writes them.
struct ShapeManualTests {
  @Test("The manual page")
  func manual() throws {
    let draw = LayerParts.draw.manual(of: "shape")
    let others = [
      LayerParts.spin.manual(of: "shape"), FaceArguments.command.manual(of: "shape"),
      ChartPlan.command.manual(of: "shape"), QuotesPlan.command.manual(of: "shape"),
      GalleryArguments.command.manual(of: "shape"),
    ].reduce(into: [:]) { $0.merge($1) { $1 } }
    // The shape and the picture are those of draw.
    let shared = Set(draw.keys.map { String($0.drop { $0 != "," }) })
    let own = others.filter { part in !shared.contains { part.key.hasSuffix($0) } }
    let parts = [
      draw, own, ProbeArguments.command.manual(of: "shape"),
      ShapeArguments.command.manual(of: "shape"),
    ].reduce(into: [:]) { $0.merge($1) { $1 } }
    try expectManual("man/shape.1", parts)
  }
}
