import Charts
import Shapes
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Texts at the ends of lines")
struct LineEndTests {
  private func texts(
    _ values: [[Double]], following follow: Follow? = .everything, columns: Int = 80
  ) -> [String] {
    let state = ChartState(ChartSamples.days(values), ChartLook(), following: follow)
    let painted = PaintedSheet.cells(state, columns: columns, rows: 24)
    let right = painted.layout.plot.maxX
    return painted.picture.labels
      .filter { $0.anchor == .left && painted.place(of: $0).minX >= right }
      .map(\.text)
  }

  @Test("A stream shows each line’s name and latest value, other charts only names")
  func live() {
    #expect(texts([[1, 2], [3, 4.5]]) == ["Joined 2", "Left 4.5"])
    #expect(texts([[1, 2], [3, 4.5]], following: nil) == ["Joined", "Left"])
    #expect(texts([[1, 2]]) == ["2"])
    #expect(texts([[1, 2]], following: nil).isEmpty)
  }

  @Test("A missing value keeps the last one; a series without values has no text")
  func missing() {
    #expect(texts([[1, .nan], [.nan, .nan]]) == ["Joined 1"])
  }

  @Test("Without room for names, values remain")
  func narrow() {
    #expect(texts([[1, 123_456], [3, 4]], columns: 50) == ["123\u{202F}456", "4"])
    #expect(texts([[1, 2], [3, 4]], columns: 40).isEmpty)
  }

  @Test("No labels of lines that end together overlap, in cells and in points")
  func together() {
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 2), unit: .number),
      series: (0..<50).map { Series(label: "s\($0)", values: [Double($0), 50]) })
    let state = ChartState(set, ChartLook(), following: .everything)
    for painted in [PaintedSheet.cells(state), .points(state)] {
      let right = painted.layout.plot.maxX
      let places = painted.picture.labels.map(painted.place(of:))
        .filter { $0.minX >= right }.map(\.minY).sorted()
      #expect(places.count >= 4)
      for (one, next) in zip(places, places.dropFirst()) {
        #expect(next - one >= painted.layout.metrics.row - 1e-6)
      }
    }
  }

  @Test("The title of a stream with one series ends with the latest value")
  func title() {
    func title(_ values: [[Double]], _ follow: Follow?) -> String {
      ChartState(ChartSamples.days(values), ChartLook(), following: follow).title()
    }
    #expect(
      title([[1, 2.5]], .everything) == "Followers: Jan 5 2019 – Jan 6 2019, 1 line, latest 2.5")
    #expect(!title([[1, 2.5]], nil).contains("latest"))
    #expect(!title([[1, 2], [3, 4]], .everything).contains("latest"))
  }

  @Test("Latest values have their unit")
  func units() {
    var set = ChartSamples.days([[1, 2], [3, 4.5]])
    set.series[0].unit = "MiB/s"
    let state = ChartState(set, ChartLook(), following: .everything)
    #expect(state.latestText(of: 0) == "2 MiB/s" && state.latestText(of: 1) == "4.5")
  }
}
