/// Measurement of text in columns, and replacement of what must not be sent to a terminal.
package enum TextWidth {
  /// East Asian wide characters that aren't emoji (Unicode 17, EastAsianWidth.txt W and F; gaps of
  /// unassigned code points are filled).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  /// Returns the number of columns of a scalar: 0 for a mark, 2 for a wide character, otherwise 1.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0 || scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // The few visible format characters precede the letters that they join.
    case .format: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    default: break
    }
    // The trailing parts of a Hangul syllable, and its filler.
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB, 0x3164, 0xFFA0: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Returns whether a scalar combines with the one before it: an accent, a flag, a skin tone.
  ///
  /// Variation selectors and joiners are excluded, because terminals disagree on them.
  static func joins(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F: false
    case 0x1F3FB...0x1F3FF: true
    case 0x1F1E6...0x1F1FF: 0x1F1E6...0x1F1FF ~= first.value
    default: [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }
  }

  /// Returns the number of columns of a character in a grid: that of its first scalar.
  package static func columns(of character: Character) -> Int {
    character.unicodeScalars.first.map { columns(of: visible($0)) } ?? 0
  }

  /// Returns whether every scalar of a text is a one-column character that is shown unchanged.
  ///
  /// That is true of most text, and much faster to check than the columns of each character.
  package static func isNarrow(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2010...0x2027: true
      default: false
      }
    }
  }

  /// Returns the number of columns of a text.
  package static func columns(of text: String) -> Int {
    isNarrow(text) ? text.unicodeScalars.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the text, truncated with an ellipsis if it is wider than `limit` columns.
  package static func truncated(_ text: String, to limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    var kept = ""
    var used = 0
    for character in text {
      used += columns(of: character)
      guard used < limit else { break }
      kept.append(character)
    }
    return limit > 0 ? kept + "…" : ""
  }

  /// Returns the scalar, or its picture if it is a control character.
  ///
  /// The pictures are from the block Control Pictures. C1 controls and bidirectional controls have
  /// none and become replacement characters.
  package static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: "\u{FFFD}"
    default: scalar
    }
  }

  /// Returns the text with control characters replaced by their pictures and without invisible
  /// characters, except for those that join emoji.
  package static func visible(_ text: String) -> String {
    if isNarrow(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let shown = visible(scalar)
      let properties = shown.properties
      if properties.generalCategory == .format, properties.isDefaultIgnorableCodePoint,
        shown != "\u{200D}"
      {
        continue
      }
      result.append(shown)
    }
    return String(result)
  }
}
