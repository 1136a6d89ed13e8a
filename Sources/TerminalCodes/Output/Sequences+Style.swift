package import Cells

extension Sequences {
  /// Adds a cell's character, changing the current style to the cell's.
  package mutating func cell(_ cell: Cell, after style: inout Style) {
    var wanted = cell.style
    // The foreground of a space is invisible and needn't change.
    if cell.scalar == " " && !wanted.attributes.contains(.reverse) {
      wanted.foreground = style.foreground
    }
    changeStyle(from: style, to: wanted)
    style = wanted
    scalar(cell.scalar)
    if cell.mark != "\0" { scalar(cell.mark) }
  }

  /// Adds the change from one style to another (SGR), or nothing if they are equal.
  package mutating func changeStyle(from old: Style, to new: Style) {
    guard old != new else { return }
    guard new != .standard else { return csi(final: "m") }
    byte(0x1B)
    byte(0x5B)
    var first = true
    var old = old
    if !old.attributes.isSubset(of: new.attributes) {
      old = .standard
      separate(&first)
      number(0)
    }
    let attributes: [(Style.Attributes, Int)] = [(.bold, 1), (.dim, 2), (.reverse, 7)]
    for (attribute, code) in attributes
    where new.attributes.contains(attribute) && !old.attributes.contains(attribute) {
      separate(&first)
      number(code)
    }
    if old.foreground != new.foreground {
      separate(&first)
      color(new.foreground, base: 30)
    }
    if old.background != new.background {
      separate(&first)
      color(new.background, base: 40)
    }
    scalar("m")
  }

  private mutating func separate(_ first: inout Bool) {
    if !first { byte(0x3B) }
    first = false
  }

  /// Adds the parameters of a color; `base` is 30 for the foreground and 40 for the background.
  private mutating func color(_ color: Color, base: Int) {
    switch color.kind {
    case .standard: number(base + 9)
    case .palette(let index) where index < 8: number(base + Int(index))
    case .palette(let index) where index < 16: number(base + 60 + Int(index) - 8)
    case .palette(let index): extended(base, [5, Int(index)])
    case .rgb(let red, let green, let blue): extended(base, [2, Int(red), Int(green), Int(blue)])
    }
  }

  private mutating func extended(_ base: Int, _ parameters: [Int]) {
    number(base + 8)
    for parameter in parameters {
      byte(0x3B)
      number(parameter)
    }
  }
}
