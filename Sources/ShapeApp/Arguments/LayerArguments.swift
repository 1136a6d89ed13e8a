internal import ArgumentParser

/// What can be said of one layer, as options.
///
/// Each value is taken as text: a scene has the same keys, and both are read in one place.
struct LayerArguments: ParsableArguments {
  @Option(help: Self.help(.trim, "The part of the outline to keep, by its length.", "from..to"))
  var trim: String?
  @Option(help: Self.help(.width, "Draw the outline as a line of this width.", "hundredths"))
  var width: String?
  @Flag(name: .customLong("centred"), help: "Lay the line on the edge instead of inside it.")
  var isCentered = false
  @Option(
    help: Self.help(.cap, "The look of the line’s ends.", "cap"))
  var cap: String?
  @Option(
    help: Self.help(.join, "The look of its turns.", "join"))
  var join: String?
  @Option(help: Self.help(.miter, "The length above which a miter is cut off.", "limit"))
  var miter: String?
  @Option(help: Self.help(.dash, "Dashes and gaps.", "lengths"))
  var dash: String?
  @Option(help: Self.help(.phase, "How far into the dashes the line begins.", "length"))
  var phase: String?

  @Option(
    help: Self.help(.start, "Where a pie or an arc begins, clockwise from the top.", "degrees"))
  var start: String?
  @Option(help: Self.help(.end, "Where a pie ends.", "degrees"))
  var end: String?
  @Option(help: Self.help(.sweep, "How far an arc or a pie goes; it wraps.", "degrees"))
  var sweep: String?
  @Option(help: Self.help(.sides, "The sides of a polygon.", "n"))
  var sides: String?
  @Option(help: Self.help(.points, "The points of a star.", "n"))
  var points: String?
  @Option(help: Self.help(.ratio, "The inner radius of a star, of its outer one.", "ratio"))
  var ratio: String?
  @Option(help: Self.help(.radius, "The corners of a rounded rectangle.", "hundredths"))
  var radius: String?
  @Option(help: Self.help(.values, "The values of a graph.", "numbers"))
  var values: String?
  @Option(help: Self.help(.text, "What numerals show.", "text"))
  var text: String?
  @Option(help: Self.help(.data, "The path, as SVG writes it.", "path"))
  var data: String?
  @Option(
    help: Self.help(.box, "Of a path, the part of the plane that fills the frame.", "x,y,w,h"))
  var box: String?

  @Option(help: Self.help(.frame, "Where the shape lies.", "x,y,w,h"))
  var frame: String?
  @Option(help: Self.help(.inset, "Make it smaller on all sides.", "hundredths"))
  var inset: String?
  @Option(help: Self.help(.rotate, "Turn it clockwise.", "degrees"))
  var rotate: String?
  @Option(help: Self.help(.anchor, "About what it is turned and scaled.", "x,y"))
  var anchor: String?
  @Option(help: Self.help(.scale, "Make it larger or smaller.", "factor"))
  var scale: String?
  @Option(help: Self.help(.offset, "Move it.", "x,y"))
  var offset: String?

  @Option(help: Self.help(.paint, "Its color.", "color"))
  var paint: String?
  @Option(help: Self.help(.gradient, "Its colors.", "colors"))
  var gradient: String?
  @Option(
    help: Self.help(.kind, "How colors are spread.", "kind"))
  var kind: String?
  @Option(help: Self.help(.angle, "In which compass direction they run or begin.", "degrees"))
  var angle: String?
  @Option(
    help: Self.help(.mix, "In which space they are mixed.", "space"))
  var mix: String?
  @Option(help: Self.help(.opacity, "How much of what lies below is hidden.", "share"))
  var opacity: String?
  @Option(
    help: Self.help(.rule, "What lies inside a path that crosses itself.", "rule"))
  var rule: String?
  @Option(
    help: Self.help(.clip, "Show only what lies inside another shape.", "shape"))
  var clip: String?

  private static func help(
    _ key: LayerKey, _ abstract: String, _ valueName: String
  ) -> ArgumentHelp {
    let form = abstract.hasSuffix(".") ? abstract.dropLast() : abstract[...]
    return ArgumentHelp("\(form): \(key.expected).", valueName: valueName)
  }

  /// What was said, in the order in which it takes effect.
  var settings: [(key: LayerKey, text: String)] {
    let all: [(LayerKey, String?)] = [
      (.start, start), (.end, end), (.sweep, sweep), (.sides, sides), (.points, points),
      (.ratio, ratio), (.radius, radius), (.values, values), (.text, text), (.data, data),
      (.box, box), (.frame, frame), (.inset, inset),
      (.rotate, rotate), (.anchor, anchor), (.scale, scale), (.offset, offset), (.trim, trim),
      (.width, width), (.centered, isCentered ? "true" : nil), (.cap, cap), (.join, join),
      (.miter, miter), (.dash, dash), (.phase, phase), (.paint, paint), (.gradient, gradient),
      (.kind, kind), (.angle, angle), (.mix, mix), (.opacity, opacity), (.rule, rule),
      (.clip, clip),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}
