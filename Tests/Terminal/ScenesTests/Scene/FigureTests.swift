import Raster
import Scenes
import Shapes
import Testing

struct FigureTests {
  static let box = Rect(x: 3, y: 4, width: 50, height: 20)

  @Test("A bar's damage is the part it lost or gained")
  func bar() {
    let (long, short) = (
      Figure.bar(Self.box), Figure.bar(Rect(x: 3, y: 4, width: 42, height: 20))
    )
    let between = Rect(x: 45, y: 4, width: 8, height: 20)
    #expect(long.damage(from: short) == between)
    #expect(short.damage(from: long) == between)
    #expect(long.damage(from: long).isEmpty)
  }

  @Test("Figures of different kinds or positions damage everything that both cover")
  func others() {
    let bar = Figure.bar(Self.box)
    let moved = Figure.bar(Self.box.offsetBy(dx: 5, dy: 0))
    let digit = Figure.numeral("7", box: Rect(x: 60, y: 4, width: 10, height: 16))
    #expect(bar.damage(from: moved) == Rect(x: 3, y: 4, width: 55, height: 20))
    #expect(bar.damage(from: digit) == Rect(x: 3, y: 4, width: 67, height: 20))
  }

  @Test(
    "A figure lies inside its bounds",
    arguments: ["0", "1", "4", "7", "8", ":", "+", "."] as [Character])
  func bounds(character: Character) {
    let figure = Figure.numeral(character, box: Self.box)
    let (path, bounds) = (figure.region.path.boundingRect, figure.bounds)
    #expect(!path.isEmpty)
    #expect(path.minX >= bounds.minX - 0.01 && path.maxX <= bounds.maxX + 0.01)
    #expect(path.minY >= bounds.minY - 0.01 && path.maxY <= bounds.maxY + 0.01)
  }
}
