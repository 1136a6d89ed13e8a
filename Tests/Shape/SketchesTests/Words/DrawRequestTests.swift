import Cells
import CommandLines
import Outputs
import Raster
import Shapes
import TestSupport
import Testing

@testable import Sketches

struct DrawRequestTests {
  private func failure(_ words: String...) -> CommandError? {
    #expect(throws: CommandError.self) { try DrawRequest(words) }
  }

  @Test("The ring from the manual page parses")
  func ring() throws {
    let words =
      "ring --trim 0..0.7 --width 12 --cap round --rotate -90 --gradient cyan,magenta --size 20x10"
    let request = try DrawRequest(words.split(separator: " ").map(String.init))
    let layer = try #require(request.layers.first)
    #expect(request.layers.count == 1)
    #expect(layer.shape == .ring && layer.trim == 0...0.7 && layer.width == 12)
    #expect(layer.line.lineCap == .round && layer.turn == -90)
    #expect(layer.paint.stops.map(\.location) == [0, 1])
    #expect(request.output.size == .both(width: 20, height: 10))
  }

  @Test(
    "Options before the first shape apply to all shapes, and a shape’s own options override them")
  func common() throws {
    let request = try DrawRequest(["--width", "3", "ring", "circle", "--width", "5"])
    #expect(request.layers.map(\.width) == [3, 5])
  }

  @Test("Only - reads a scene")
  func scene() throws {
    #expect(try DrawRequest(["-", "--size", "3"]).readsScene)
    #expect(try DrawRequest([]).readsScene)
    #expect(failure("-", "ring")?.status == 64)
    #expect(failure("--paint", "red")?.words.contains("--paint needs a shape before it") == true)
  }

  @Test(
    "An error names the option, the accepted values and the invalid text",
    arguments: [
      (["ring", "--trim", "0-7"], "--trim 0-7 should be two fractions of the length"),
      (["ring", "--trim", "0.8..0.2"], "can’t run backward"),
      (["ring", "--cap", "flat"], "butt, round or square"),
      (["ring", "--dash", "0,0"], "--dash 0,0 should be"),
      (["ring", "--width", "nan"], "--width nan should be"),
      (["ring", "--width", "1e400"], "--width 1e400 should be"),
      (["polygon", "--sides", "2.5"], "--sides 2.5 should be a whole number"),
      (["star", "--paint", "reddish"], "--paint reddish should be a color"),
      (["star", "--paint", "#12"], "--paint #12 should be a color"),
      (["star", "--gradient", "red"], "two or more colors"),
      (["path", "M0 0L"], "--data: "),
      (["numerals", "abc"], "--text: only "),
      (["graph"], "graph needs numbers"),
      (["rign"], "unknown shape “rign”; the shapes are: circle, "),
      (["ring", "--size", "0"], "--size 0 should be"),
      (["ring", "--size", "8193"], "--size 8193 should be"),
      (["ring", "--glyphs", "x"], "--glyphs takes"),
      (["ring", "--clip", "path"], "--clip takes"),
    ])
  func errors(_ words: [String], _ sentence: String) {
    let refusal = DrawRequest.refusal(of: words)
    #expect(refusal?.contains(sentence) == true, "\(refusal ?? "")")
  }

  @Test("Motion options are accepted by spin and rejected by draw")
  func motion() throws {
    let request = try DrawRequest(["--period", "0.5", "ring", "--turns", "3"], LayerParts.spin)
    #expect(request.motion.period == 0.5 && request.motion.duration == 1.5)
    #expect(throws: (any Error).self) { try DrawRequest(["--period", "0.5", "ring"]) }
  }

  @Test("Random words either parse or are rejected", arguments: 0..<60)
  func nonsense(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = ["", "-", "nan", "inf", "1e309", "-1", "0..", "..", "1,2", "🙂", "0x1p4", "1e-320"]
    for _ in 0..<4 {
      let shape = ShapeKind.allCases.randomElement(using: &generator) ?? .ring
      var words = [shape.rawValue]
      if shape.data != nil { words.append(values.randomElement(using: &generator) ?? "") }
      let key = LayerKey.all.randomElement(using: &generator) ?? .trim
      words += [key.option.name, values.randomElement(using: &generator) ?? ""]
      guard let request = try? DrawRequest(words) else { continue }
      for size in [Size.zero, Size(width: 30, height: 7), Size(width: .nan, height: 1e300)] {
        let drawing = request.layers.drawing(size: size, background: nil)
        #expect(drawing.layers.count == 1)
        var rasterizer = DrawingRasterizer()
        #expect(rasterizer.pixmap(of: drawing, width: 30, height: 7).samples.count == 840)
      }
    }
  }
}
