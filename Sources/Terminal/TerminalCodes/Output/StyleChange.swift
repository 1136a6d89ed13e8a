internal import Cells

/// The parameters of the control sequence that changes one style to another (SGR).
///
/// See ECMA-48, 8.3.117. Where attributes end, the shorter of two forms is used: ending each (22,
/// 27), or resetting all (0) and setting the rest again.
struct StyleChange {
  /// The codes of attributes, which come first; those from `codeCount` on are unused.
  private(set) var codes = InlineArray<5, UInt8>(repeating: 0)
  private(set) var codeCount = 0
  private(set) var foreground: Color?
  private(set) var background: Color?

  /// Creates the shortest change.
  init(from old: Style, to new: Style) {
    self.init(from: old, to: new, resets: new == .standard)
    if new == .standard {
      codeCount = 0
    } else if !old.attributes.isSubset(of: new.attributes) {
      let reset = StyleChange(from: old, to: new, resets: true)
      if reset.length < length { self = reset }
    }
  }

  private init(from old: Style, to new: Style, resets: Bool) {
    var old = old
    if resets {
      add(0)
      old = .standard
    }
    let ended = old.attributes.subtracting(new.attributes)
    if !ended.isDisjoint(with: [.bold, .dim]) {
      add(22)
      old.attributes.subtract([.bold, .dim])
    }
    if ended.contains(.reverse) { add(27) }
    let begun = new.attributes.subtracting(old.attributes)
    if begun.contains(.bold) { add(1) }
    if begun.contains(.dim) { add(2) }
    if begun.contains(.reverse) { add(7) }
    if old.foreground != new.foreground { foreground = new.foreground }
    if old.background != new.background { background = new.background }
  }

  private mutating func add(_ code: UInt8) {
    codes[codeCount] = code
    codeCount += 1
  }

  /// The number of bytes.
  var length: Int {
    // CSI and the final byte; each parameter but the first has a separator.
    var parameters = 0
    for index in 0..<codeCount { parameters += 1 + (codes[index] < 10 ? 1 : 2) }
    if let foreground { parameters += 1 + foreground.parameterLength }
    if let background { parameters += 1 + background.parameterLength }
    return 3 + max(0, parameters - 1)
  }
}

extension Color {
  /// The number of bytes of the parameters; those of a bright background have one more.
  fileprivate var parameterLength: Int {
    switch kind {
    case .standard: 2
    case .palette(let index): index < 16 ? 2 : 5 + Self.digits(index)
    case .rgb(let red, let green, let blue):
      7 + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    }
  }

  private static func digits(_ number: UInt8) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }
}

extension Style {
  /// Returns a style that takes fewer bytes to reach than this one, and in which the complement of
  /// a block looks like the block in this style; `nil` if there is none.
  ///
  /// The default colors can only be exchanged by reverse video. Bold and faint colors can't be,
  /// since these attributes change only the foreground.
  func exchanged(after style: Style) -> Style? {
    guard attributes.isSubset(of: .reverse) else { return nil }
    var reversed = self
    reversed.attributes.formSymmetricDifference(.reverse)
    var least = StyleChange(from: style, to: self).length
    var best: Style?
    func consider(_ other: Style) {
      let length = other == style ? 0 : StyleChange(from: style, to: other).length
      if length < least { (best, least) = (other, length) }
    }
    consider(reversed)
    if foreground != .standard, background != .standard {
      consider(Style(foreground: background, background: foreground, attributes: attributes))
    }
    return best
  }
}
