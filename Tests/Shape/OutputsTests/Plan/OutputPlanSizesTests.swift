import Shapes
import Testing

@testable import Outputs

struct OutputPlanSizesTests {
  private let cell = Size(width: 8, height: 16)

  @Test("A text picture is as square as cells allow, and fits in the window")
  func cells() throws {
    var plan = OutputPlan()
    #expect(try plan.cells(in: nil, cell: cell) == (40, 20))
    #expect(try plan.cells(in: (80, 24), cell: cell) == (40, 20))
    #expect(try plan.cells(in: (30, 24), cell: cell) == (30, 15))
    #expect(try plan.cells(in: (80, 6), cell: cell) == (10, 5))
    #expect(try plan.cells(in: (1, 1), cell: cell) == (1, 1))
    plan.size = .width(2)
    #expect(try plan.cells(in: (80, 24), cell: cell) == (2, 1))
    plan.size = .both(width: 7, height: 9)
    #expect(try plan.cells(in: (3, 3), cell: cell) == (7, 9))
  }

  @Test("Text that would exhaust memory is rejected, with a limit above any window size")
  func tooLarge() throws {
    var plan = OutputPlan()
    for size in [OutputPlan.RequestedSize.width(8192), .both(width: 8192, height: 8192)] {
      plan.size = size
      #expect(throws: CommandError.self) { try plan.cells(in: (80, 24), cell: cell) }
    }
    plan.size = .both(width: 1000, height: 500)
    #expect(try plan.cells(in: nil, cell: cell) == (1000, 500))
    plan.size = .both(width: 8192, height: 8192)
    #expect(plan.pixels == (8192, 8192))
  }

  @Test("A picture file is square unless width and height are both given")
  func pixels() {
    var plan = OutputPlan()
    #expect(plan.pixels == (512, 512))
    plan.size = .width(64)
    #expect(plan.pixels == (64, 64))
    plan.size = .both(width: 64, height: 9)
    #expect(plan.pixels == (64, 9))
  }

  @Test("The file format follows from the file extension or --format")
  func format() throws {
    var plan = OutputPlan()
    #expect(plan.picture == nil)
    plan.file = "a.b.svg"
    #expect(plan.picture == .svg)
    plan.file = "-"
    #expect(plan.picture == nil)
    plan.format = .picture(.png)
    #expect(plan.picture == .png)
  }
}
