import Testing

@testable import Charts

struct SeriesColorsTests {
  private func set(_ colors: [UInt32?], names: [String]? = nil) -> ChartSet {
    let series = colors.enumerated().map { index, color in
      Series(label: "y\(index)", name: names?[index], color: color, values: [])
    }
    return ChartSet(positions: Positions(.listed([]), unit: .number), series: series)
  }

  private func colors(_ set: ChartSet, _ palette: SeriesPalette) -> [UInt32] {
    SeriesColors.styles(of: set, palette: palette, onDark: false).map(\.color)
  }

  @Test("Colors come from the set") func colorsComeFromTheSet() throws {
    let set = try SampleCharts.sets("chart_data")[0]
    #expect(colors(set, .file) == [0x3DC23F, 0xF34C44])
    #expect(colors(set, .okabe) == [0x0072B2, 0xD55E00])
    #expect(colors(set, .mono) == [0, 0])
  }

  @Test("Missing colors are filled from unused ones") func missingColorsAreFilledFromUnusedOnes() {
    let mixed = set([nil, 0x0072B2, nil, 0x123456])
    #expect(colors(mixed, .file) == [0xD55E00, 0x0072B2, 0x9944EE, 0x123456])
    let many = colors(set(Array(repeating: nil, count: 14)), .tol)
    #expect(many.prefix(4) == many.dropFirst(10) && Set(many).count == 10)
  }

  @Test(
    "Twice as many series as a palette has colors have different ones",
    arguments: [SeriesPalette.file, .okabe, .tol], [false, true])
  func manySeries(palette: SeriesPalette, isDark: Bool) {
    let count = 2 * palette.colors(onDark: isDark).count
    let styles = SeriesColors.styles(
      of: set(Array(repeating: nil, count: count)), palette: palette, onDark: isDark)
    #expect(Set(styles.map(\.color)).count == count)
  }

  @Test("Series are distinct without color") func seriesAreDistinctWithoutColor() {
    let styles = SeriesColors.styles(
      of: set(Array(repeating: nil, count: 50)), palette: .mono, onDark: true)
    #expect(Set(styles.prefix(8).map(\.dash)).count == 8)
    #expect(Set(styles.map(\.endLabel)).count == 50)
    #expect(styles[0].dash.isEmpty)
  }

  @Test("Equal names are disambiguated") func equalNamesAreDisambiguated() {
    let styles = SeriesColors.styles(
      of: set([nil, nil, nil], names: ["a", "b", "a"]), palette: .file, onDark: true)
    #expect(styles.map(\.endLabel) == ["a (y0)", "b", "a (y2)"])
  }

  @Test("No color from a palette looks like one of the file", arguments: [false, true])
  func likeness(isDark: Bool) {
    for own: UInt32 in [0x64_AD_ED, 0x3C_C2_3F, 0xF3_4C_44, 0xE5_A0_10, 0x00_70_B0] {
      let styles = SeriesColors.styles(
        of: set([own, nil, nil, nil]), palette: .file, onDark: isDark)
      #expect(styles[0].color == own && Set(styles.map(\.color)).count == 4)
      #expect(styles.dropFirst().allSatisfy { !SeriesColors.looksAlike($0.color, own) })
    }
    #expect(SeriesColors.looksAlike(0x64_AD_ED, 0x56_B4_E9))
    // Beside a blue, the other blue of the palette and its bluish gray come last.
    let beside = SeriesColors.styles(
      of: set([0x64_AD_ED] + Array(repeating: nil, count: 8)), palette: .file, onDark: false)
    #expect(beside[1].color == 0xD5_5E_00)
    #expect(beside.suffix(2).map(\.color) == [0x00_72_B2, 0x77_88_99])
  }

  @Test("Of sixteen colors, each series has the nearest that is free", arguments: [false, true])
  func sixteen(isDark: Bool) {
    let list = SeriesPalette.sixteen(onDark: isDark)
    func chosen(_ own: [UInt32?], _ palette: SeriesPalette = .file) -> [UInt32] {
      SeriesColors.styles(of: set(own), palette: palette, onDark: isDark, hasSixteen: true)
        .map(\.color)
    }
    #expect(chosen(Array(repeating: nil, count: 8)) == list)
    let red: UInt32 = isDark ? 0xFF0000 : 0xCD0000
    let own = chosen([nil, 0xDD2222, 0xD04444])
    #expect(own[1] == red && own[0] == list[0] && Set(own).count == 3)
    #expect(chosen([0xDD2222], .okabe) == [list[0]])
    #expect(Set(chosen(Array(repeating: 0x123456, count: 8))) == Set(list))
    #expect(chosen(Array(repeating: nil, count: 10))[8...] == list[..<2])
    #expect(Set(chosen([nil, nil], .mono)).count == 1)
  }

  @Test("Dashes and gaps come in pairs") func dashesAndGapsComeInPairs() {
    for dash in SeriesColors.dashes {
      #expect(dash.count.isMultiple(of: 2) && dash.allSatisfy { $0 > 0 })
    }
  }
}
