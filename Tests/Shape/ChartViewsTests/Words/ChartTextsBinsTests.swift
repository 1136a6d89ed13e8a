import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartTextsBinsTests {
  private static func state(_ values: [[Double]], bins: Int? = nil) -> ChartState {
    var look = ChartLook()
    look.binCount = bins
    return ChartState(ChartSamples.days(values, kind: .histogram), look)
  }

  @Test("A reading has the range and the count of a bin")
  func poster() throws {
    let state = Self.state([[1.25, 2, 2.5, 2.75, 6.25]], bins: 4)
    let reading = try #require(
      ChartSamples.reading(of: state.set, at: 1, state.visibility))
    let lines = state.words.poster(reading, state.visibility)
    #expect(lines.map(\.name) == ["2.5–3.75", "Joined"])
    #expect(lines.map(\.value) == ["", "2"])
    #expect(state.title() == "Followers: 1.25 – 6.25, 4 bins")
  }

  @Test("A bin of whole numbers is called by these")
  func whole() {
    let dice = Self.state([[1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6], [1, 6]])
    let texts = dice.words.texts
    #expect(dice.set.positions.bins?.isWhole == true)
    #expect(texts.position(dice.set.positions[0]) == "1–2")
    #expect(dice.title() == "Followers: 1 – 6, 3 bins of 2 series")
  }
}
