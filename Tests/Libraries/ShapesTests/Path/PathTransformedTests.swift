import Shapes
import Testing

struct PathTransformedTests {
  private let map = Transform(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 7, ty: -4)
  private let rect = Rect(x: 1, y: 2, width: 8, height: 5)

  @Test("What is added through a map is the image of what is added without")
  func imagesOfClosedPaths() {
    let points = [Point.zero, Point(x: 3, y: 4), Point(x: 9, y: 1)]
    #expect(Path { $0.addRect(rect, transform: map) } == Path(rect).applying(map))
    #expect(
      Path { $0.addRects([rect, rect], transform: map) }
        == Path { $0.addRects([rect, rect]) }.applying(map))
    #expect(
      Path { $0.addEllipse(in: rect, transform: map) } == Path(ellipseIn: rect).applying(map))
    #expect(
      Path { $0.addLines(points, transform: map) } == Path { $0.addLines(points) }.applying(map))
    let corner = Size(width: 2, height: 1)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: corner, style: .circular, transform: map) }
        == Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(map))
    let radii = RectangleCornerRadii(topLeading: 2)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerRadii: radii, transform: map) }
        == Path(roundedRect: rect, cornerRadii: radii).applying(map))
    let path = Path(ellipseIn: rect)
    #expect(Path { $0.addPath(path, transform: map) } == path.applying(map))
    #expect(path.offsetBy(dx: 3, dy: -1) == path.applying(.translation(x: 3, y: -1)))
  }

  @Test("An arc's connecting line begins at the point itself, not at its image")
  func connectingLineIsNotMapped() {
    let path = Path {
      $0.move(to: Point(x: 100, y: 100))
      $0.addArc(
        center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: map)
    }
    #expect(
      Array(path.elements.prefix(2))
        == [.move(to: Point(x: 100, y: 100)), .line(to: map.apply(to: Point(x: 5, y: 0)))])
    #expect(path.currentPoint?.isClose(to: map.apply(to: Point(x: 0, y: 5))) == true)
    let relative = Path {
      $0.addRelativeArc(
        center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90), transform: map)
    }
    #expect(relative.currentPoint?.isClose(to: map.apply(to: Point(x: 0, y: 5))) == true)
    #expect(relative.elements.first == .move(to: map.apply(to: Point(x: 5, y: 0))))
  }

  @Test("The image of a rounded corner leaves toward the image of the second tangent")
  func mappedTangentArc() {
    let path = Path {
      $0.move(to: map.apply(to: .zero))
      $0.addArc(
        tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 3,
        transform: map)
    }
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 3)
    }
    #expect(abs(path.length - straight.applying(map).length) < 1e-9)
    #expect(path.currentPoint?.isClose(to: map.apply(to: Point(x: 10, y: 3))) == true)
    let flat = Path {
      $0.addArc(
        tangent1End: .zero, tangent2End: Point(x: 1, y: 1), radius: 1,
        transform: .scale(x: 0, y: 1))
    }
    #expect(flat.isEmpty)
  }
}
