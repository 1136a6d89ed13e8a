internal import ChartViews
internal import Raster

extension ChartLook.Rule {
  /// Parses a rule: a value or a position, then an optional label after `=` and color after `@`.
  ///
  /// A number is a value. Anything else, or anything after `x:`, is a position whose meaning
  /// depends on the axis.
  init(reading text: String) throws(ValueError) {
    var rest = text[...]
    var color: RGB?
    if let at = rest.lastIndex(of: "@") {
      let name = String(rest[rest.index(after: at)...])
      guard let found = ColorText.color(name) else {
        throw ValueError(reason: "“\(name)” isn’t a color; use one such as red or #c03")
      }
      color = found.color
      rest = rest[..<at]
    }
    var label: String?
    if let equals = rest.firstIndex(of: "=") {
      let name = rest[rest.index(after: equals)...]
      label = name.isEmpty ? nil : String(name)
      rest = rest[..<equals]
    }
    guard !rest.hasPrefix("--") else { throw ValueError() }
    let coordinate: ChartLook.Rule.Coordinate
    if rest.hasPrefix("x:") {
      guard rest.count > 2 else { throw ValueError() }
      coordinate = .position(String(rest.dropFirst(2)))
    } else if let number = ChartNumber.number(rest) {
      coordinate = .value(number)
    } else if rest.contains(where: \.isNumber),
      !rest.allSatisfy({ "0123456789+-.eE".contains($0) })
        || rest.dropFirst().contains("-")
    {
      coordinate = .position(String(rest))
    } else {
      throw ValueError()
    }
    self.init(coordinate: coordinate, label: label, color: color)
  }
}
