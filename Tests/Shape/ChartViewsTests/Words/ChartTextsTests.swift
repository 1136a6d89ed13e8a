import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartTextsTests {
  private let day = ChartSamples.saturday
  private let instant = ChartSamples.halfPastFive

  private func texts(
    _ list: [Double], _ unit: PositionUnit, _ scale: DateScale = .utc, isUnicode: Bool = true
  ) -> ChartTexts {
    ChartTexts(Positions(.listed(list), unit: unit), on: scale, isUnicode: isUnicode)
  }

  private var plain: ChartTexts { texts([0, 1], .number) }

  @Test("Days have a year and no time, on any scale")
  func days() {
    let texts = texts([day, day + 1], .days)
    #expect(texts.position(day) == "Jan 5 2019")
    #expect(texts.fullPosition(day) == "Sat, Jan 5 2019")
    #expect(texts.position(day + 0.9) == "Jan 5 2019")
    #expect(texts.position(1e300) == "1e300")
  }

  @Test(
    "The minimum spacing determines the precision of times",
    arguments: [
      ([86_400.0, 172_800], "Jan 5 2019"), ([82_800, 169_200], "Jan 5 2019"),
      ([86_400, 90_000], "Jan 5, 17:30"), ([60, 61 * 60], "Jan 5, 17:30"),
      ([60, 90], "Jan 5, 17:30:00"), ([1, 1.25], "Jan 5, 17:30:00.000"), ([], "Jan 5, 17:30"),
      ([0, 0, 3600], "Jan 5, 17:30"),
    ] as [([Double], String)])
  func clock(distances: [Double], text: String) {
    let texts = texts([instant] + distances.map { instant + $0 }, .seconds)
    #expect(texts.position(instant) == text)
  }

  @Test("Regular and listed positions have the same text")

  func regularAndListedPositionsReadAlike() {
    for step in [0.25, 1, 59, 60, 3600, 82_800, 86_400] {
      let list = (0..<5).map { instant + Double($0) * step }
      let regular = ChartTexts(
        Positions(.regular(start: instant, step: step, count: 5), unit: .seconds), on: .utc)
      #expect(list.map(regular.position) == list.map(texts(list, .seconds).position))
    }
  }

  @Test("Times include the year if the years differ")

  func timesNameTheYearWhereTheYearsDiffer() {
    let texts = texts([instant, instant + 60, instant + 400 * 86_400], .seconds)
    #expect(texts.position(instant) == "Jan 5 2019, 17:30")
    #expect(texts.fullPosition(instant) == "Sat, Jan 5 2019 17:30")
  }

  @Test("Times are in the scale’s time zone")

  func timesAreThoseOfTheZone() {
    let scale = DateScale.seconds { _ in 7 * 3600 }
    #expect(texts([instant, instant + 60], .seconds, scale).position(instant) == "Jan 6, 00:30")
  }

  @Test("Axis numbers that are a spacing apart have different texts")
  func numbersOnTheAxis() {
    #expect(texts([0, 0.1, 0.1 + 0.2], .number).position(0.1 + 0.2) == "0.3")
    #expect(
      texts([1_000_000, 1_000_000.25], .number).position(1_000_000.25)
        == "1\u{202F}000\u{202F}000.25")
    #expect(texts([2018, 2019], .number).position(2019) == "2019")
    #expect(texts([0, 1.0 / 3], .number).position(1.0 / 3) == "0.333")
    #expect(texts([0.0001, 1], .number).position(0.0001) == "0.0001")
    #expect(texts([5], .number).fullPosition(5) == "5")
  }

  @Test(
    "A number has all its integer digits and six significant digits",
    arguments: [
      (0, "0"), (-0.0, "0"), (1234, "1234"), (-12_345, "−12_345"), (4_674_485, "4_674_485"),
      (3.141_592_65, "3.14159"), (54_321.987, "54_322"), (1234.5, "1234.5"),
      (0.1 + 0.2, "0.3"), (999_999.7, "1_000_000"), (123_456_789.4, "123_456_789"),
      (0.000_012_345_678, "0.0000123457"), (999_999_999_999_999, "999_999_999_999_999"),
      (1e15, "1e15"), (-1.234_567_8e18, "−1.23457e18"), (9.999_999_9e20, "1e21"),
      (1.5e-12, "1.5e−12"), (.leastNonzeroMagnitude, "4.94066e−324"), (1.797e308, "1.797e308"),
      (.infinity, "∞"), (-.infinity, "−∞"), (.nan, "–"),
    ])
  func numbers(value: Double, text: String) {
    let unicode = text.replacing("_", with: "\u{202F}")
    #expect(plain.number(value) == unicode)
    let ascii = texts([0, 1], .number, isUnicode: false)
    let expected = text.replacing("_", with: " ").replacing("∞", with: "infinity")
    #expect(ascii.number(value) == expected)
  }

  @Test("A number is off by at most half of its sixth significant digit", arguments: 0..<200)
  func precision(seed: Int) throws {
    let value = (Double(seed) * 0.618_033_988_7 + 0.01) * [1e-7, 1e-3, 1, 1e3, 1e6, 1e10][seed % 6]
    let text = plain.number(value).replacing("\u{202F}", with: "")
    let read = try #require(Double(text))
    #expect(abs(read - value) <= max(value * 5.000_1e-6, 0))
    #expect(value < 1e6 || abs(read - value) <= 0.500_1)
  }

  @Test("Percentages have three significant digits")

  func percentsHaveThreeDigits() {
    #expect(
      [9.876, 46.73, 151.66, 100, 0.0412].map(plain.percent)
        == ["9.88%", "46.7%", "152%", "100%", "0.0412%"])
  }

  @Test("Copied numbers have up to 15 digits and no grouping")

  func copiedNumbersAreForOtherPrograms() {
    #expect(
      [-4_674_485, 0.1 + 0.2, 54_321.987].map(plain.copiedNumber)
        == ["-4674485", "0.3", "54321.987"])
  }

  @Test("Sentences have no digit groups")

  func sentencesHaveNoGroupsOfDigits() {
    let texts = texts([day, day + 1], .days)
    #expect(texts.reading.position(day) == texts.position(day))
    #expect(texts.reading.number(4_674_485) == "4674485")
    #expect(texts.reading.percent(50) == "50%")
    #expect(self.texts([0, 10_000], .number).reading.position(10_000) == "10000")
  }

  @Test("Categories have names")
  func categories() {
    let texts = ChartTexts(Positions(labels: ["a", "b"]), on: .utc)
    #expect(texts.position(1) == "b" && texts.fullPosition(0) == "a")
    #expect(texts.reading.position(1) == "b" && texts.position(2) == "2")
  }
}
