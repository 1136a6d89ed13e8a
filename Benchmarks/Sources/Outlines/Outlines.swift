internal import Glibc
public import Raster
public import Shapes

/// Paths that are filled one after another into a single picture.
public struct Outlines: Sendable {
  /// The name of the picture.
  public var name: String
  /// The width of the picture in pixels.
  public var width: Int
  /// The height of the picture in pixels.
  public var height: Int
  /// The paths to fill.
  public var paths: [Path]

  /// The bounds of the picture.
  public var window: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// All pictures that are measured.
  public static let all = [
    ring(160, 96), ring(640, 384), ring(1024, 1024), wave, smallShapes,
  ]

  /// Three quarters of a ring with round caps, 24 pixels wide.
  private static func ring(_ width: Int, _ height: Int) -> Outlines {
    Outlines(
      name: "ring-\(width)x\(height)", width: width, height: height,
      paths: [partialRing(width: width, height: height, fraction: 0.75)])
  }

  /// Returns a part of a ring with round caps, 24 pixels wide.
  public static func partialRing(width: Int, height: Int, fraction: Double) -> Path {
    Circle()
      .inset(by: 14)
      .trim(from: 0, to: fraction)
      .rotation(.degrees(-90))
      .stroke(style: StrokeStyle(lineWidth: 24, lineCap: .round))
      .path(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }

  /// A closed polygon of 10,000 segments that oscillates in and out 40 times.
  private static let wave = Outlines(
    name: "wave-10000", width: 1024, height: 1024,
    paths: [
      Path { path in
        var points: [Point] = []
        for index in 0..<10_000 {
          let angle = 2 * Double.pi * Double(index) / 10_000
          let away = 420 + 70 * sin(40 * angle)
          points.append(Point(x: 512 + away * cos(angle), y: 512 + away * sin(angle)))
        }
        path.addLines(points)
        path.closeSubpath()
      }
    ])

  /// A thousand separate circles, rounded rectangles, diamonds and rings of 5 to 24 pixels.
  private static let smallShapes = Outlines(
    name: "small-1000", width: 512, height: 512,
    paths: (0..<1000).map { index in
      let size = 5 + Double(index * 7 % 20)
      let rect = Rect(
        x: Double(index * 193 % 487) + 0.3, y: Double(index * 71 % 483) + 0.7, width: size,
        height: size)
      return switch index % 4 {
      case 0: Circle().path(in: rect)
      case 1: RoundedRectangle(cornerRadius: size / 4, style: .circular).path(in: rect)
      case 2: Diamond().path(in: rect)
      default: Circle().inset(by: 1).stroke(lineWidth: 2).path(in: rect)
      }
    })
}
