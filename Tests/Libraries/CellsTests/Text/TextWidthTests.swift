import Cells
import Testing

struct TextWidthTests {
  /// Scalars that take no column, from wcwidth 0.7 (Unicode 17), except for spacing marks and
  /// trailing jamo, on which terminals disagree.
  static let narrowest: [UInt32] = [
    0x300, 0x5B0, 0x5BF, 0x61C, 0x711, 0x81B, 0x93C, 0x962, 0x9CD, 0xA47, 0xA4D, 0xA75, 0xAFF,
    0xB01, 0xC3E, 0xD3C, 0xEBC, 0xEC8, 0xF35, 0x1059, 0x1BAD, 0x1CED, 0x1DFF, 0x200B, 0x200D,
    0x206F, 0x20DD, 0x20E3, 0x3099, 0xA92D, 0xAAB4, 0xAAB8, 0xFE0F, 0x10EAC, 0x11070, 0x11237,
    0x1183A, 0x1193E, 0x11A99, 0x11C36, 0x16AF4, 0x1D242, 0x1DA3B, 0x1DA6C, 0x1E01B, 0x1E023,
    0x1E136,
  ]

  static let narrow: [UInt32] = [
    0x20, 0x41, 0x7E, 0xA9, 0xB7, 0xE9, 0x2FF, 0x370, 0x60F, 0x61D, 0x7FE, 0x828, 0xDF4, 0xF17,
    0xF1A, 0xF3D, 0xF88, 0xF8C, 0x105A, 0x105D, 0x1066, 0x1075, 0x1090, 0x1A80, 0x1B6A, 0x1CF6,
    0x200A, 0x2026, 0x2027, 0x205F, 0x2319, 0x2328, 0x232B, 0x2500, 0x2588, 0x25FF, 0x2638, 0x263A,
    0x2694, 0x26A2, 0x26A9, 0x26BF, 0x26D3, 0x26F1, 0x270C, 0x2713, 0x2752, 0x2758, 0x2764,
    0xA801, 0xA80C, 0xAAC0, 0xABE2, 0xFF61, 0x10A00, 0x10D23, 0x10F81, 0x11037, 0x11144, 0x116AA,
    0x11941, 0x119E1, 0x11A32, 0x11A3F, 0x1CD00, 0x1D164, 0x1DA3A, 0x1E2AD, 0x1F336, 0x1F37D,
    0x1F4FD, 0x1F67F, 0x1F6CB, 0x1F93B, 0x1FB00,
  ]

  static let wide: [UInt32] = [
    0x1100, 0x231A, 0x23F0, 0x23F3, 0x25FE, 0x2614, 0x2630, 0x268F, 0x26AA, 0x26C4, 0x26D4, 0x26F3,
    0x2705, 0x270A, 0x274C, 0x2757, 0x2795, 0x2B1B, 0x2B55, 0x2FF0, 0x3000, 0x3030, 0x3041, 0x3042,
    0x3131, 0x321E, 0x3250, 0x4E00, 0xA48C, 0xA4C6, 0xAC00, 0xD7A3, 0xFE10, 0xFE19, 0xFE52, 0xFE66,
    0xFE6B, 0xFF01, 0x1AFF0, 0x1AFFD, 0x1B122, 0x1B170, 0x1B2FB, 0x1D356, 0x1F18E, 0x1F1E6,
    0x1F1E9, 0x1F248, 0x1F260, 0x1F300, 0x1F335, 0x1F3CF, 0x1F3F4, 0x1F4FC, 0x1F4FF, 0x1F54E,
    0x1F596, 0x1F600, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6FC, 0x1F7E0, 0x1F7F0, 0x1F90C, 0x1F93A,
    0x1F9FF, 0x1FA7C, 0x20000,
  ]

  @Test(
    "A scalar takes zero, one or two columns",
    arguments: [(narrowest, 0), (narrow, 1), (wide, 2)])
  func scalars(values: [UInt32], columns: Int) {
    for scalar in values.compactMap(Unicode.Scalar.init) {
      #expect(TextWidth.columns(of: scalar) == columns, "\(scalar.escaped(asASCII: true))")
    }
  }

  /// Terminals disagree on the effect of a variation selector on width.
  @Test(
    "A text takes the columns of its characters' first scalars",
    arguments: [
      ("", 0), ("tea", 3), ("日本語", 6), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("a\tb", 3),
      ("❤️", 1),
    ])
  func texts(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(
    "Text that doesn't fit ends in an ellipsis",
    arguments: [
      ("tea time", 8, "tea time"), ("tea time", 7, "tea ti…"), ("tea time", 1, "…"),
      ("tea time", 0, ""), ("tea time", -3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("日本語", 2, "…"), ("日本語", 1, "…"), ("", 0, ""),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func truncated(text: String, limit: Int, result: String) {
    #expect(TextWidth.truncated(text, to: limit) == result)
    #expect(TextWidth.columns(of: result) <= max(0, limit))
  }

  @Test("Control characters become their Unicode control pictures")
  func pictures() {
    for value in UInt32(0)..<0x20 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let name = TextWidth.visible(scalar).properties.name ?? ""
      #expect(name.hasPrefix("SYMBOL FOR "), "\(value)")
      #expect(TextWidth.visible(scalar).value == 0x2400 + value)
    }
    #expect(TextWidth.visible("\u{7F}").properties.name == "SYMBOL FOR DELETE")
    #expect(TextWidth.visible("a\u{1B}[31mb") == "a␛[31mb")
  }

  @Test("No control characters and no bidirectional controls remain")
  func harmless() {
    for value in (UInt32(0)...0x9F).map(\.self) + [0x2028, 0x2029] + (0x202A...0x202E).map(\.self)
      + (0x2066...0x2069).map(\.self)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visible = TextWidth.visible(scalar)
      #expect(visible.properties.generalCategory != .control)
      #expect(!(0x2028...0x202E ~= visible.value) && !(0x2066...0x2069 ~= visible.value))
      #expect(TextWidth.columns(of: visible) == 1)
    }
    for scalar in ["a", "é", "日", "\u{301}", "\u{200D}"] as [Unicode.Scalar] {
      #expect(TextWidth.visible(scalar) == scalar)
    }
  }

  @Test("Invisible characters are removed, except those that join an emoji")
  func invisible() {
    #expect(TextWidth.visible("a\u{200B}b\u{200F}c\u{FEFF}") == "abc")
    #expect(TextWidth.visible("👨\u{200D}👩") == "👨\u{200D}👩")
  }

  @Test("Accents, flags and skin tones are drawn with their base, but joiners aren't")
  func marks() {
    for (text, mark) in [
      ("e\u{301}", "\u{301}"), ("🇩🇪", "🇪"), ("👍🏽", "\u{1F3FD}"), ("👨\u{200D}👩", "\0"),
      ("⏲\u{FE0F}", "\0"),
    ] as [(String, Unicode.Scalar)] {
      var grid = Grid(columns: 4, rows: 1)
      grid.write(text, column: 0, row: 0)
      #expect(grid[0, 0].mark == mark, "\(text)")
    }
  }
}
