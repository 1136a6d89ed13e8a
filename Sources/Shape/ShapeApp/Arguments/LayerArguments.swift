internal import CommandLines
internal import Texts

/// The options of a layer.
///
/// Each value is taken as text: a scene has the same keys, and both are read in one place.
extension LayerKey {
  /// The option that sets the key in parts of a layer.
  var option: Option<LayerParts> {
    let form = "\(words): \(expected)."
    var option = Option<LayerParts>(
      rawValue, placeholder.map { .required($0) } ?? .none,
      help: placeholder == nil ? "\(words)." : form
    ) { [self] parts, input in
      if case .text(let text) = input { parts.take(self, text) } else { parts.take(self, "true") }
    }.completing { [self] _ in values }
    (option.isRepeatable, option.details) = (true, details)
    if let formerName { option.formerNames = ["--\(formerName)"] }
    return option
  }

  /// What it is for, in a few words.
  private var words: String {
    switch self {
    case .centered: "Lay the line on the edge instead of inside it"
    case .trim: "The part of the outline to keep, by its length"
    case .width: "Draw the outline as a line of this width"
    case .cap: "The look of the line’s ends"
    case .join: "The look of its turns"
    case .miter: "The length above which a miter is cut off"
    case .dash: "Dashes and gaps"
    case .phase: "How far into the dashes the line begins"
    case .start: "Where a pie or an arc begins, clockwise from the top"
    case .end: "Where a pie ends"
    case .sweep: "How far an arc or a pie goes; it wraps"
    case .sides: "The sides of a polygon"
    case .points: "The points of a star"
    case .ratio: "The inner radius of a star, of its outer one"
    case .radius: "The corners of a rounded rectangle"
    case .values: "The values of a graph"
    case .text: "What numerals show"
    case .data: "The path, as SVG writes it"
    case .box: "Of a path, the part of the plane that fills the frame"
    case .frame: "Where the shape lies"
    case .inset: "Make it smaller on all sides"
    case .rotate: "Turn it clockwise"
    case .anchor: "About what it is turned and scaled"
    case .scale: "Make it larger or smaller"
    case .offset: "Move it"
    case .paint: "Its color"
    case .gradient: "Its colors"
    case .kind: "How colors are spread"
    case .angle: "In which compass direction they run or begin"
    case .mix: "In which space they are mixed"
    case .opacity: "How much of what lies below is hidden"
    case .rule: "What lies inside a path that crosses itself"
    case .clip: "Show only what lies inside another shape"
    }
  }

  /// What stands for the value in a help; `nil` for a flag.
  private var placeholder: String? {
    switch self {
    case .centered: nil
    case .trim: "from..to"
    case .width, .radius, .inset: "hundredths"
    case .cap: "cap"
    case .join: "join"
    case .miter: "limit"
    case .dash: "lengths"
    case .phase: "length"
    case .start, .end, .sweep, .rotate, .angle: "degrees"
    case .sides, .points: "n"
    case .ratio: "ratio"
    case .values: "numbers"
    case .text: "text"
    case .data: "path"
    case .box, .frame: "x,y,w,h"
    case .anchor, .offset: "x,y"
    case .scale: "factor"
    case .paint: "color"
    case .gradient: "colors"
    case .kind: "kind"
    case .mix: "space"
    case .opacity: "share"
    case .rule: "rule"
    case .clip: "shape"
    }
  }

  private var values: Completion {
    func list(_ words: [String]) -> Completion { Completion(words.map { .init($0) }) }
    return switch self {
    case .cap: list(["butt", "round", "square"])
    case .join: list(["miter", "round", "bevel"])
    case .kind: list(["linear", "radial", "angular"])
    case .mix: list(["components", "hue", "light", "perceptual"])
    case .rule: list(["nonzero", "evenodd"])
    case .clip: Completion(LayerParts.forms.filter { Form(rawValue: $0.text)?.data == nil })
    case .paint: list(CSSColors.all.keys.sorted())
    default: Completion()
    }
  }
}
