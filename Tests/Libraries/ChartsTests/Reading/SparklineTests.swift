import TestSupport
import Testing

@testable import Charts

struct SparklineTests {
  @Test("A sparkline has eight heights") func sparklineHasEightHeights() {
    let values = [0.0, 1, 2, 3, 4, 5, 6, 7]
    #expect(Sparkline.text(of: values, width: 8) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text(of: values, width: 8, form: .ascii) == ".:-=+*#@")
    #expect(Sparkline.text(of: [1, 2, 4, 8, 5, .nan, 1], width: 20) == "▁▂▄█▅ ▁")
  }

  @Test("Gaps are blank") func gapsAreBlank() {
    #expect(Sparkline.text(of: [.nan, 1, .infinity, 2], width: 4) == " ▁ █")
    #expect(Sparkline.text(of: [.nan, .nan], width: 4) == "  ")
    #expect(Sparkline.text(of: [.nan, .nan], width: 4, form: .braille) == " ")
  }

  @Test("A sparkline without space or values is empty", arguments: Sparkline.Form.allCases)
  func sparklineWithoutSpaceOrValuesIsEmpty(form: Sparkline.Form) {
    #expect(Sparkline.text(of: [], width: 9, form: form) == "")
    #expect(Sparkline.text(of: [1, 2], width: 0, form: form) == "")
    #expect(Sparkline.text(of: [1, 2], width: -1, form: form) == "")
    #expect(Sparkline.text(of: [1], width: .max, form: form).count == 1)
  }

  @Test("Equal values are drawn in the middle") func equalValuesAreDrawnInTheMiddle() {
    #expect(Sparkline.text(of: [5, 5, 5], width: 3) == "▅▅▅")
    #expect(Sparkline.text(of: [5], width: 3) == "▅")
    #expect(Sparkline.text(of: [5, 5], width: 3, form: .braille) == "⠒")
  }

  @Test("Bars start at a base") func barsStartAtABase() {
    #expect(Sparkline.text(of: [7, 6, 7], width: 3) == "█▁█")
    #expect(Sparkline.text(of: [7, 6, 7], width: 3, base: 0) == "█▇█")
    #expect(Sparkline.text(of: [5], width: 3, base: 0) == "█")
    #expect(Sparkline.text(of: [0, 3, 0, -3], width: 4, form: .ascii, base: .nan) == "+@+.")
  }

  @Test("Braille draws bands") func brailleDrawsBands() {
    // Rows from the bottom: 0, 1, 2, 3.
    #expect(Sparkline.text(of: [0, 1, 2, 3], width: 4, form: .braille) == "⡠⠊")
    #expect(Sparkline.text(of: [0, 3], width: 4, form: .braille) == "⡸")
    #expect(Sparkline.text(of: [0, 3, 0, 3], width: 1, form: .braille) == "⣿")
  }

  @Test("Negative values extend below a base in braille")
  func negativeValuesExtendBelowABaseInBraille() {
    #expect(Sparkline.text(of: [2, -1], width: 4, form: .braille, base: 0) == "⢧")
  }

  /// Twenty single-value spikes in 100 000 values are visible, up or down.
  @Test("Spikes stay visible", arguments: Sparkline.Form.allCases, [1000.0, -1000])
  func spikesStayVisible(form: Sparkline.Form, height: Double) {
    var values = Array(repeating: 0.0, count: 100_000)
    let places = (0..<20).map { $0 * 5000 + 1234 + $0 * 7 }
    for place in places { values[place] = height }
    let cells = Array(Sparkline.text(of: values, width: 80, form: form))
    #expect(cells.count == 80)
    let usual = cells.reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }?.key
    #expect(Set(places.map { $0 * 80 / 100_000 }).allSatisfy { cells[$0] != usual })
    #expect(cells.count { $0 != usual } <= 40)
  }

  @Test("Scaling the values doesn't change the sparkline")
  func scalingTheValuesDoesntChangeTheSparkline() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let values = (0..<100).map { _ in Double(Int.random(in: 0...999, using: &random)) }
      for form in Sparkline.Form.allCases {
        let text = Sparkline.text(of: values, width: 31, form: form)
        #expect(text == Sparkline.text(of: values.map { $0 * 0x1p1000 }, width: 31, form: form))
        #expect(text == Sparkline.text(of: values.map { $0 * 0x1p-900 }, width: 31, form: form))
        #expect(text.count == 31)
      }
    }
  }

  @Test("The largest range is drawn") func largestRangeIsDrawn() {
    let greatest = Double.greatestFiniteMagnitude
    #expect(Sparkline.text(of: [-greatest, 0, greatest], width: 3) == "▁▅█")
  }
}
