extension Cell {
  /// The background that a drawn cell gives to a text above it: the color of its larger part, or
  /// reverse video if that is the default foreground; the default style if that is the terminal's
  /// background.
  package var backdrop: Style {
    guard let share = BlockGlyphs.share(of: scalar) else { return .standard }
    let isReversed = style.attributes.contains(.reverse)
    guard (share > 0.5) != isReversed else {
      return style.background == .standard ? .standard : Style(background: style.background)
    }
    return style.foreground == .standard
      ? Style(attributes: .reverse) : Style(background: style.foreground)
  }
}

extension BlockGlyphs {
  /// Returns the fraction of a cell that a block or a wedge covers; `nil` for other characters.
  static func share(of scalar: Unicode.Scalar) -> Float? {
    if scalar == " " { return 0 }
    return WedgeGlyphs.range.contains(scalar) ? WedgeGlyphs.share(of: scalar) : shares[scalar]
  }

  private static let shares: [Unicode.Scalar: Float] = {
    var shares: [Unicode.Scalar: Float] = [:]
    func add(_ blocks: Int, _ glyph: (Int) -> Unicode.Scalar) {
      for pattern in 0..<1 << blocks {
        shares[glyph(pattern)] = Float(pattern.nonzeroBitCount) / Float(blocks)
      }
    }
    add(8, octant)
    add(6, sextant)
    add(4) { quadrants[$0] }
    for (index, glyph) in lowerEighths.enumerated() { shares[glyph] = Float(index + 1) / 8 }
    for (index, glyph) in leftEighths.enumerated() { shares[glyph] = Float(index + 1) / 8 }
    return shares
  }()
}

extension WedgeGlyphs {
  static let range: ClosedRange<Unicode.Scalar> = "\u{1FB3C}"..."\u{1FB6F}"

  /// Returns the fraction of a cell that a wedge covers; `nil` if the glyph isn't one of this set.
  static func share(of glyph: Unicode.Scalar) -> Float? {
    all.wedges.first { $0.glyph == glyph }.map { $0.share.area / $0.share.count }
  }
}
