import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartWordsTests {
  private let set = ChartSamples.days([[10, 20, 30, 40], [4, .nan, 2, 1]])
  private var words: ChartWords { ChartWords(set, on: .days) }
  private let all = Visibility(count: 2)
  private let window = ChartSamples.saturday + 0.5...ChartSamples.saturday + 2.5

  @Test("The title has a name, the dates and the number of series")

  func titlesNameDatesAndCount() {
    #expect(words.title(nil, all) == "Followers: Jan 5 2019 – Jan 8 2019, 2 lines")
    #expect(words.title(window, all) == "Followers: Jan 6 2019 – Jan 7 2019, 2 lines")
    var one = all
    _ = one.toggle(1)
    #expect(words.title(nil, one) == "Followers: Jan 5 2019 – Jan 8 2019, 1 of 2 lines")
  }

  @Test(
    "Each kind of series has its noun",
    arguments: [
      (SeriesKind.line, "1 line", "2 lines"), (.steps, "1 step line", "2 step lines"),
      (.points, "points", "2 series of points"), (.bar, "bars", "2 series of bars"),
      (.area, "1 area", "2 areas"), (.candle, "candles", "2 series of candles"),
    ])
  func nouns(kind: SeriesKind, one: String, two: String) {
    for (count, noun) in [(1, one), (2, two)] {
      let set = ChartSamples.days(Array(repeating: [1], count: count), kind: kind, title: nil)
      let words = ChartWords(set, on: .days)
      #expect(words.title(nil, Visibility(count: count)) == "Jan 5 2019, " + noun)
      #expect(
        words.title(nil, Visibility(count: count), untitled: "Chart 3")
          == "Chart 3: Jan 5 2019, " + noun)
    }
  }

  @Test("The series of a pie are slices") func slices() {
    let set = ChartSamples.days([[1], [2]], kind: .bar, title: nil)
    let words = ChartWords(set, on: .days)
    #expect(words.title(nil, Visibility(count: 2), isPie: true) == "Jan 5 2019, 2 slices")
  }

  @Test("Mixed kinds are called series")

  func mixedKindsAreSeries() {
    var mixed = set
    mixed.series[1].kind = .bar
    #expect(ChartWords(mixed, on: .days).title(nil, all).hasSuffix(", 2 series"))
  }

  @Test("An empty set has a title and a description")

  func anEmptySetHasATitleAndADescription() {
    let words = ChartWords(ChartSamples.days([[]]), on: .days)
    #expect(words.title(nil, Visibility(count: 1)) == "Followers: no points, 1 line")
    #expect(
      words.description(nil, Visibility(count: 1)) == ["Line chart “Followers” without points."])
  }

  @Test("The description names the window and the hidden series")

  func descriptionsNameTheWindowAndWhatIsHidden() {
    let sentences = words.description(nil, all)
    #expect(
      sentences.first
        == "Line chart “Followers” of Joined and Left, from Jan 5 2019 to Jan 8 2019.")
    var one = all
    _ = one.toggle(1)
    #expect(
      words.description(window, one) == [
        "Line chart “Followers” of Joined, from Jan 6 2019 to Jan 7 2019.",
        "Joined: trend rising, from 20 (lowest) to 30 (highest), +10 (+50%).",
        "These are 2 of 4 positions, from Jan 5 2019 to Jan 8 2019.", "Hidden: Left.",
      ])
  }

  @Test("The status has the dates, the zoom and the number of new values")

  func statusNamesDatesZoomAndWhatIsNew() {
    var window = ChartWindow(of: set.positions)
    #expect(words.status(window) == "Jan 5 2019 – Jan 8 2019, all")
    window.select(ChartSamples.saturday, ChartSamples.saturday + 2)
    #expect(words.status(window) == "Jan 5 2019 – Jan 7 2019, 67% of all")
  }

  @Test("The status counts new values unless the window follows the stream")

  func statusCountsWhatIsNewUnlessItIsFollowed() {
    let days = { (count: Int) in
      ChartSamples.days([(0..<count).map(Double.init)])
    }
    var window = ChartWindow(of: days(20).positions, following: .everything)
    window.select(ChartSamples.saturday, ChartSamples.saturday + 4)
    let grown = days(32)
    window.update(grown.positions, added: 12)
    let words = ChartWords(grown, on: .days)
    #expect(words.status(window) == "Jan 5 2019 – Jan 9 2019, 13% of all, +12 new")
    window.goToEnd(of: grown.positions)
    #expect(words.status(window) == "Jan 5 2019 – Feb 5 2019, all")
  }

  @Test("Part of an axis is never 0% or 100%")

  func partOfAnAxisIsNeitherAllNorNothing() {
    let long = Positions(.regular(start: 0, step: 1, count: 100_001), unit: .number)
    let words = ChartWords(ChartSet(positions: long, series: []), on: .utc)
    let status = { (shares: ClosedRange<Double>) in
      words.status(ChartWindow(whole: 0...100_000, shares: shares))
    }
    #expect(status(0...0.9999) == "0 – 99\u{202F}990, 99% of all")
    #expect(status(0...0.001) == "0 – 100, 0.1% of all")
  }

  @Test("The copied text is one line of fields")

  func whatIsCopiedIsOneLineOfFields() throws {
    let reading = try #require(ChartSamples.reading(of: set, at: 1, all))
    #expect(words.copied(reading, all) == "Sun, Jan 6 2019\tJoined 20\tLeft –")
    var one = all
    _ = one.toggle(0)
    let other = try #require(ChartSamples.reading(of: set, at: 3, one))
    #expect(words.copied(other, one) == "Tue, Jan 8 2019\tLeft 1")
  }

  @Test("Control characters are made visible")

  func controlCharactersAreShown() throws {
    let set = ChartSamples.days([[1, 2]], title: "A\u{1B}[2J\nB", names: ["x\ty\u{9B}"])
    let words = ChartWords(set, on: .days)
    let one = Visibility(count: 1)
    let reading = try #require(ChartSamples.reading(of: set, at: 0, one))
    #expect(words.title(nil, one).hasPrefix("A␛[2J␊B: "))
    #expect(words.copied(reading, one) == "Sat, Jan 5 2019\tx␉y\u{FFFD} 1")
    let texts = words.description(nil, one) + words.poster(reading, one).map(\.name)
    #expect(
      texts.allSatisfy { text in
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      })
  }
}
