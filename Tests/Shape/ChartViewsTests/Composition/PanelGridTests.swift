import Shapes
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Grids of panels")
struct PanelGridTests {
  @Test("All panels are inside, apart and large enough", arguments: 1...30)
  func places(count: Int) throws {
    for room in [(80.0, 24.0), (200, 60), (40, 40), (100, 12), (95, 30), (38, 60)] {
      guard let grid = PanelGrid(count, in: Size(width: room.0, height: room.1)) else { continue }
      let places = (0..<count).map(grid.place)
      for (index, place) in places.enumerated() {
        #expect(place.minX >= 0 && place.maxX <= room.0 && place.maxY <= room.1)
        #expect(place.width >= 16 && place.height >= 5)
        for other in places[..<index] {
          #expect(other.maxX <= place.minX || place.maxX <= other.minX || other.maxY <= place.minY)
        }
      }
      #expect(grid.columns * grid.rows >= count && grid.columns * (grid.rows - 1) < count)
      #expect((0..<count).count { grid.isLowest($0) } == min(count, grid.columns))
    }
  }

  @Test("The shape of the room decides the number of columns")
  func aspect() throws {
    func columns(_ count: Int, _ width: Double, _ height: Double) -> Int? {
      PanelGrid(count, in: Size(width: width, height: height))?.columns
    }
    #expect(columns(4, 80, 24) == 2 && columns(3, 200, 20) == 3 && columns(3, 40, 40) == 1)
    #expect(columns(1, 80, 24) == 1 && columns(6, 120, 40) == 2)
    #expect(columns(12, 40, 10) == nil && columns(2, 15, 100) == nil)
  }
}
