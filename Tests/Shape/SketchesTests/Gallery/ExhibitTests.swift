import Raster
import Shapes
import TestSupport
import Testing
import Texts

@testable import Sketches

struct ExhibitTests {
  private static let variants = Gallery.variants.indices

  /// Splits a line like a shell, then parses it like the program.
  private func layers(of command: String) throws -> [LayerPlan] {
    let words = SplitLine.words(of: command)
    #expect(words.prefix(2) == ["shape", "draw"])
    return try DrawRequest(Array(words.dropFirst(2))).layers
  }

  private func line(_ exhibit: Exhibit) -> String {
    ShellText.line(["shape", "draw"] + exhibit.words)
  }

  @Test(
    "The command draws the exhibit, for each shape in each variant", arguments: ShapeKind.allCases)
  func presets(_ shape: ShapeKind) throws {
    for variant in Gallery.variants {
      let exhibit = Exhibit(shape, variant)
      #expect(try layers(of: line(exhibit)) == [exhibit.layer], "\(line(exhibit))")
    }
  }

  @Test("The gallery opens with an angular gradient")
  func first() {
    #expect(Gallery.variants[Gallery.firstVariant].name == "angular")
  }

  @Test("The command draws the exhibit after random changes", arguments: ShapeKind.allCases)
  func changes(_ shape: ShapeKind) throws {
    var random = SeededGenerator(
      seed: UInt64(shape.rawValue.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    for variant in Gallery.variants {
      var exhibit = Exhibit(shape, variant)
      for _ in 0..<15 {
        guard let parameter = exhibit.parameters.randomElement(using: &random) else { continue }
        if Bool.random(using: &random) {
          exhibit.change(parameter, by: Int.random(in: -7...7, using: &random))
        } else {
          let number = Double.random(in: -400...400, using: &random)
          exhibit.set(parameter, to: number, isExact: Bool.random(using: &random))
        }
        let command = line(exhibit)
        #expect(try layers(of: command) == [exhibit.layer], "\(command)")
      }
    }
  }

  @Test("Every option in the command is needed", arguments: ShapeKind.allCases)
  func shortest(_ shape: ShapeKind) throws {
    for variant in Gallery.variants {
      let exhibit = Exhibit(shape, variant)
      let words = exhibit.words
      for (index, word) in words.enumerated() where word.hasPrefix("--") {
        var fewer = words
        fewer.removeSubrange(index..<index + (word == "--centered" ? 1 : 2))
        #expect(try DrawRequest(fewer).layers != [exhibit.layer], "\(words) without \(word)")
      }
    }
  }

  @Test("Every offered value is valid", arguments: ShapeKind.allCases)
  func choices(_ shape: ShapeKind) {
    for parameter in Parameter.allCases {
      guard case .choice(let texts) = parameter.control(of: shape) else { continue }
      for text in texts.compactMap({ $0 }) {
        var layer = LayerPlan(shape)
        #expect(throws: Never.self) { try layer.set(parameter.key, to: text) }
      }
    }
  }

  @Test("A number changes by its step and stays in its range")
  func steps() {
    var star = Exhibit(.star, Gallery.variants[0])
    star.change(.points, by: 2)
    #expect(star.number(of: .points) == 7 && star.layer.points == 7)
    star.change(.points, by: -100)
    #expect(star.number(of: .points) == 3)
    star.set(.ratio, to: 0.333, isExact: true)
    #expect(star.layer.ratio == 0.333)
    star.set(.ratio, to: 0.333)
    #expect(star.text(of: .ratio) == "0.35")
  }

  @Test("The ends of a trim push each other")
  func trim() {
    var ring = Exhibit(.ring, Gallery.variants[0])
    ring.set(.to, to: 0.5)
    ring.set(.from, to: 0.75)
    #expect(ring.layer.trim == 0.75...0.75)
    ring.set(.to, to: 0.25)
    #expect(ring.layer.trim == 0.25...0.25)
  }

  @Test("A number that isn’t set shows the value that is drawn", arguments: ShapeKind.allCases)
  func defaults(_ shape: ShapeKind) {
    for variant in Gallery.variants {
      let exhibit = Exhibit(shape, variant)
      for parameter in exhibit.parameters where exhibit.settings[parameter.key] == nil {
        guard let number = exhibit.number(of: parameter) else { continue }
        if parameter == .dash || parameter == .width && number == 0 { continue }
        var given = exhibit
        given.set(parameter, to: number, isExact: true)
        #expect(
          given.layer.layer(in: Self.area) == exhibit.layer.layer(in: Self.area),
          "\(shape) \(variant.name) \(parameter)")
      }
    }
  }

  private static let area = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("Parameters that don’t apply are neither listed nor in the command")
  func offered() {
    var circle = Exhibit(.circle, Gallery.variants[3])
    #expect(circle.parameters.contains(.gap) && circle.words.contains("--dash"))
    circle.set(.width, to: 0)
    #expect(!circle.parameters.contains(.dash) && !circle.words.contains("--dash"))
    #expect(!circle.parameters.contains(.points) && !circle.parameters.contains(.mix))
  }
}
