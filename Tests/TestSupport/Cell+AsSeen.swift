package import Cells

extension Cell {
  /// The cell without invisible properties: the foreground and weight of a space that isn't
  /// reversed, and which of a block's two colors is the foreground.
  package var asSeen: Cell {
    var cell = self
    if scalar == "█", style.attributes.isEmpty, style.foreground != .standard {
      cell = Cell(" ", style: Style(background: style.foreground))
    }
    if cell.scalar == " ", !cell.style.attributes.contains(.reverse) {
      cell.style.foreground = .standard
    }
    guard let complement = scalar.complementaryBlock, style.attributes.isSubset(of: .reverse) else {
      return cell
    }
    if complement < scalar {
      cell.scalar = complement
      cell.style.attributes.formSymmetricDifference(.reverse)
    }
    let (front, back) = (style.foreground, style.background)
    if front != .standard, back != .standard, cell.style.attributes.contains(.reverse) {
      cell.style = Style(foreground: back, background: front)
    }
    return cell
  }
}
