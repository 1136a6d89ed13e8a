import Foundation
import FoundationXML
import Pictures
import Raster
import Shapes
import Testing

struct DrawingSVGTests {
  private let drawing = Drawing(size: Size(width: 64, height: 32)) {
    Circle().fill(
      .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    Diamond().stroke(.teal, lineWidth: 3)
  }

  @Test("The document has the drawing’s size and the same content as that of the programs")
  func own() {
    #expect(drawing.svg == SVGText.document(of: drawing))
    #expect(drawing.svg.contains("width=\"64\" height=\"32\" viewBox=\"0 0 64 32\""))
  }

  @Test("Another size changes nothing but the attributes of the size")
  func shown() {
    let shown = drawing.svg(size: Size(width: 0.25, height: 1000))
    let size = "width=\".25\" height=\"1000\" viewBox=\"0 0 64 32\""
    #expect(
      shown
        == drawing.svg.replacing("width=\"64\" height=\"32\" viewBox=\"0 0 64 32\"", with: size))
  }

  @Test("A shape fills its size, and the document is well-formed XML")
  func shape() {
    let size = Size(width: 9, height: 6)
    let star = Star(points: 5).fill(.orange)
    #expect(star.svg(size: size) == Drawing(size: size) { star }.svg)
    for text in [star.svg(size: size), drawing.svg] {
      let reader = ElementReader()
      #expect(reader.read(text))
      #expect(reader.names.first == "svg" && reader.names.contains("path"))
    }
  }
}

/// A reader of the names of a document’s elements.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []

  /// Reads a document and returns whether it is well-formed.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { names.append(name) }
}
