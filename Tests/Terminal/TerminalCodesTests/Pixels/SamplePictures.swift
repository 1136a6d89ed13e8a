import Shapes
import TestSupport

@testable import Raster

/// Sample pictures to send.
enum SamplePictures {
  static let background = RGB(red: 0.1, green: 0.2, blue: 0.3)
  static let cyan = RGB(red: 0.2, green: 0.8, blue: 0.9)

  /// Returns a section of a ring with soft edges, on a transparent background.
  static func ring(_ side: Int, share: Double = 0.7) -> Pixmap {
    let width = Double(side) / 8
    let path = Circle().inset(by: width / 2).trim(from: 0, to: share)
      .path(in: Rect(x: 0, y: 0, width: Double(side), height: Double(side)))
    let style = StrokeStyle(lineWidth: width, lineCap: .round)
    return picture(side, side, [.init(.stroke(path, style), paint: .solid(cyan))])
  }

  /// Returns a ring to which another one changes when only its end is redrawn.
  static func shortened(_ ring: Pixmap, to share: Double) -> Pixmap {
    let next = Self.ring(ring.width, share: share)
    let tip = ring.width * 3 / 4
    return picture(ring.width, ring.height) { x, y in
      x > tip && abs(y - ring.height * 9 / 20) < ring.height / 8 ? next[x, y] : ring[x, y]
    }
  }

  /// Returns a gradient with far more colors than there are registers.
  static func gradient(_ width: Int, _ height: Int) -> Pixmap {
    picture(width, height) { x, y in
      SIMD4(
        UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8((x + y) % 7 * 36), 255)
    }
  }

  /// Returns random pixels of a few colors and opacities.
  static func noise(_ width: Int, _ height: Int, seed: UInt64, colors: Int = 40) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    let shades = (0..<colors).map { _ in
      let opacity = [0, 90, 255, 255].randomElement(using: &random) ?? 0
      func part() -> UInt8 { UInt8(Int.random(in: 0...opacity, using: &random)) }
      return SIMD4(part(), part(), part(), UInt8(opacity))
    }
    return picture(width, height) { _, _ in shades.randomElement(using: &random) ?? .zero }
  }

  /// Returns a picture given pixel by pixel.
  static func picture(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<UInt8>
  ) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = pixel(x, y)
        for part in 0..<4 { picture.samples[(y * width + x) * 4 + part] = color[part] }
      }
    }
    return picture
  }

  private static func picture(_ width: Int, _ height: Int, _ layers: [Drawing.Layer]) -> Pixmap {
    var rasterizer = DrawingRasterizer()
    let size = Size(width: Double(width), height: Double(height))
    return rasterizer.pixmap(
      of: Drawing(size: size, layers: layers), width: width, height: height)
  }
}

extension Pixmap {
  /// Returns a pixel's appearance on a background, each component from 0 to 255.
  func shown(_ x: Int, _ y: Int, on background: RGB) -> [Double] {
    let pixel = self[x, y]
    let below = [background.bytes.red, background.bytes.green, background.bytes.blue]
    return (0..<3).map { Double(pixel[$0]) + Double(below[$0]) * (1 - Double(pixel.w) / 255) }
  }

  /// Returns the picture's bytes as a terminal that stores straight colors would have them,
  /// premultiplied again.
  static func multiplied(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.map { index in
      let share = Int(bytes[index / 4 * 4 + 3])
      return index % 4 == 3 ? bytes[index] : UInt8((Int(bytes[index]) * share + 127) / 255)
    }
  }
}
