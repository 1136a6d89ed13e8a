import Shapes
import Testing

@testable import ShapeApp

struct ExtentsTests {
  private let cell = Size(width: 8, height: 16)

  @Test("Text is as square as cells allow, within the window")
  func cells() {
    var plan = OutputPlan()
    #expect(plan.cells(in: nil, cell: cell) == (40, 20))
    #expect(plan.cells(in: (80, 24), cell: cell) == (40, 20))
    #expect(plan.cells(in: (30, 24), cell: cell) == (30, 15))
    #expect(plan.cells(in: (80, 6), cell: cell) == (10, 5))
    #expect(plan.cells(in: (1, 1), cell: cell) == (1, 1))
    plan.extent = .width(2)
    #expect(plan.cells(in: (80, 24), cell: cell) == (2, 1))
    plan.extent = .both(width: 7, height: 9)
    #expect(plan.cells(in: (3, 3), cell: cell) == (7, 9))
  }

  @Test("A picture in a file is a square, unless both extents are told")
  func pixels() {
    var plan = OutputPlan()
    #expect(plan.pixels == (512, 512))
    plan.extent = .width(64)
    #expect(plan.pixels == (64, 64))
    plan.extent = .both(width: 64, height: 9)
    #expect(plan.pixels == (64, 9))
  }

  @Test("The end of its name tells the form of a file, or --format does")
  func format() throws {
    var plan = OutputPlan()
    #expect(plan.fileFormat == nil)
    plan.file = "a.b.svg"
    #expect(plan.fileFormat == .svg)
    plan.file = "-"
    #expect(plan.fileFormat == nil)
    try plan.set(.format, to: "png")
    #expect(plan.fileFormat == .png)
  }
}
