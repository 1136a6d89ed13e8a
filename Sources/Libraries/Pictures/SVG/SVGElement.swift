internal import Raster

/// An SVG element: a name, attributes and children.
struct SVGElement {
  private let name: String
  private var attributes: [(name: String, value: String)]
  var children: [SVGElement]
  /// The text inside, unescaped.
  var content: String?

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    children: [SVGElement] = []
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
  }

  /// Adds an attribute; the value must not need escaping in XML.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }

  /// Returns the element with an `id` for references.
  func named(_ name: String) -> SVGElement {
    var element = self
    element.attributes.insert(("id", name), at: 0)
    return element
  }

  /// Returns the element on separate lines.
  func text(indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let head = attributes.reduce("\(margin)<\(name)") { "\($0) \($1.name)=\"\($1.value)\"" }
    if let content { return "\(head)>\(Self.escaped(content))</\(name)>\n" }
    guard !children.isEmpty else { return head + "/>\n" }
    let inside = children.map { $0.text(indent: indent + 2) }.joined()
    return "\(head)>\n\(inside)\(margin)</\(name)>\n"
  }

  /// Returns a text with characters that are special or invalid in XML escaped or replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
