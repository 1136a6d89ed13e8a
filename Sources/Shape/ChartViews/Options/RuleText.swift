internal import ChartDrawings
internal import CommandLines
internal import Outputs
internal import Raster
internal import Texts

extension ValueForm<ChartLook.Rule> {
  static var rule: ValueForm {
    ValueForm(
      "a number such as 100 or a date such as 2024-05-17, optionally with a label and a color, as in "
        + "100=limit@red; x:100 is a vertical line on a numeric axis"
    ) { (text) throws(ValueError) in try ChartLook.Rule(reading: text) }
  }
}

extension ChartLook.Rule {
  /// Parses a rule: a value or a position, then an optional label after `=` and color after `@`.
  ///
  /// A number is a value. Anything else, or anything after `x:`, is a position whose meaning
  /// depends on the axis.
  ///
  /// - Returns: The rule; `nil` for any other text.
  init?(reading text: String) throws(ValueError) {
    var rest = text[...]
    var color: RGB?
    if let at = rest.lastIndex(of: "@") {
      let name = String(rest[rest.index(after: at)...])
      guard let found = RGBA(name) else {
        throw .reason("“\(name)” isn’t a color; use one such as red or #c03")
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
    guard !rest.hasPrefix("--") else { return nil }
    let coordinate: ChartLook.Rule.Coordinate
    if rest.hasPrefix("x:") {
      guard rest.count > 2 else { return nil }
      coordinate = .position(String(rest.dropFirst(2)))
    } else if let number = NumberScanner.number(in: rest) {
      coordinate = .value(number)
    } else if rest.contains(where: \.isNumber),
      !rest.allSatisfy({ "0123456789+-.eE".contains($0) }) || rest.dropFirst().contains("-")
    {
      coordinate = .position(String(rest))
    } else {
      return nil
    }
    self.init(coordinate: coordinate, label: label, color: color)
  }
}
