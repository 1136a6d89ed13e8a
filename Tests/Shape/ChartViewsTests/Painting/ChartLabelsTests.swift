import Cells
import Charts
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Labels of a chart’s axes")
struct ChartLabelsTests {
  private typealias Label = HorizontalLabel

  /// A random window and its labels, over a plot with labels on both sides.
  private struct Sample {
    let window: ClosedRange<Double>
    let plot: Rect
    let rect: Rect
    let labels: [Label]
    /// The width of a letter.
    let letter: Double

    init(_ random: inout SeededGenerator, _ unit: PositionUnit) {
      let letter = [1, 8.4][Int.random(in: 0..<2, using: &random)]
      let width = Double(Int.random(in: 1...250, using: &random)) * letter
      let sides = [0, 0, 4, 9].map { $0 * letter }
      let left = min(width, sides[Int.random(in: 0..<4, using: &random)])
      let right = min(width - left, sides[Int.random(in: 0..<4, using: &random)])
      plot = Rect(x: left, y: 0, width: width - left - right, height: 100)
      rect = Rect(x: 0, y: 100, width: width, height: 16)
      let size =
        switch unit {
        case .number: [0.5, 3, 20, 500]
        case .days: [1.5, 10, 100, 4000]
        case .seconds: [40, 4000, 90_000, 5e7]
        case .clock: [40, 4000, 90_000, 3e5]
        }
      let start =
        switch unit {
        case .number: Double.random(in: -300...300, using: &random)
        case .days: Double.random(in: 15_000...20_000, using: &random)
        case .seconds: Double.random(in: 1.3e9...1.7e9, using: &random)
        case .clock: Double.random(in: 0...86_400, using: &random)
        }
      let span = size[Int.random(in: 0..<4, using: &random)]
      window = start...start + span * Double.random(in: 0.5...2, using: &random)
      self.letter = letter
      let texts = ChartLabels(zone: .utc, isASCII: false) {
        Double(TextWidth.columns(of: $0)) * letter
      }
      labels = texts.horizontal(
        Positions(.listed([]), unit: unit), window, over: plot, within: rect)
    }

    func width(_ label: Label) -> Double { Double(TextWidth.columns(of: label.text)) * letter }

    /// Returns a label's position, unless it was moved inside at an edge.
    func position(_ label: Label) -> Double? {
      let half = width(label) / 2
      let isFree = label.x - half > rect.minX + 1e-9 && label.x + half < rect.maxX - 1e-9
      let share = (label.x - plot.minX) / plot.width
      return isFree
        ? window.lowerBound + share * (window.upperBound - window.lowerBound) : nil
    }

    /// Returns the share of the window at which a label has its tick.
    func share(_ label: Label) -> Double { (label.tick - plot.minX) / plot.width }

    var span: Double { window.upperBound - window.lowerBound }

    /// Returns the texts of a day with its month, and of a month with its year.
    func fullTexts(of date: LocalTime) -> [String] {
      let month = DateNames.english.shortMonths[date.month - 1]
      let day = "\(month) \(date.day)"
      let texts = [day] + (date.day == 1 ? [month] : [])
      return texts + texts.flatMap { ["\($0) \(date.year)", "\($0) '\(date.year % 100)"] }
    }

    /// The maximum rounding error of a position.
    var slack: Double { (window.upperBound - window.lowerBound) * 1e-6 + 1e-5 }
  }

  @Test("Labels lie inside, ascend and never overlap", arguments: 0..<10)
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let units: [PositionUnit] = [.days, .seconds, .number]
    var count = 0
    for number in 0..<200 {
      let sample = Sample(&random, units[number % 3])
      var end = -Double.infinity
      for label in sample.labels {
        let half = sample.width(label) / 2
        #expect(label.x - half >= sample.rect.minX - 1e-9)
        #expect(label.x + half <= sample.rect.maxX + 1e-9)
        #expect(label.x - half > end, "\(sample.labels)")
        end = label.x + half
        count += 1
      }
      // Rounded to cells, they don't overlap either.
      let cells = sample.labels.map { label in
        Int((label.x - sample.width(label) / 2).rounded())
      }
      for (index, start) in cells.enumerated().dropFirst() where sample.letter == 1 {
        let previous = sample.labels[index - 1].text
        #expect(start >= cells[index - 1] + TextWidth.columns(of: previous))
      }
    }
    #expect(count > 300)
  }

  @Test("Days are labeled at midnight with the largest unit that starts there")
  func days() {
    var random = SeededGenerator(seed: 11)
    let months = DateNames.english.shortMonths
    var kinds: Set<Int> = []
    for _ in 0..<150 {
      let sample = Sample(&random, .days)
      for (index, label) in sample.labels.enumerated() {
        let position = sample.window.lowerBound + sample.share(label) * sample.span
        #expect(abs(position - position.rounded()) < sample.slack)
        let date = DateScale.days.localTime(at: position.rounded())
        if index == 0, label.text.contains(" ") {
          #expect(sample.fullTexts(of: date).contains(label.text))
          kinds.insert(0)
          continue
        }
        if let month = months.firstIndex(of: label.text) {
          #expect(date.month == month + 1 && date.day == 1)
          kinds.insert(1)
        } else if let number = Int(label.text), number > 31 {
          #expect(date.year == number && date.month == 1 && date.day == 1)
          kinds.insert(2)
        } else {
          #expect(label.text == "\(date.day)")
          kinds.insert(3)
        }
      }
    }
    #expect(kinds == [0, 1, 2, 3])
  }

  @Test("Times of day are labeled at their second of the day")
  func seconds() {
    var random = SeededGenerator(seed: 12)
    var clocks = 0
    for _ in 0..<150 {
      let sample = Sample(&random, .seconds)
      for label in sample.labels {
        let position = sample.window.lowerBound + sample.share(label) * sample.span
        let clock = label.text.split(separator: ",").last ?? ""
        let fields = clock.dropFirst(clock.first == " " ? 1 : 0).split(separator: ":")
          .compactMap { Double($0) }
        let second = position - (position / 86_400).rounded(.down) * 86_400
        // A time just before midnight is midnight with a rounding error.
        let isNearMidnight = min(second, 86_400 - second) < sample.slack
        guard fields.count >= 2 else {
          #expect(isNearMidnight, "\(label.text) at \(position)")
          continue
        }
        clocks += 1
        let read = fields[0] * 3600 + fields[1] * 60 + (fields.count > 2 ? fields[2] : 0)
        #expect(abs(read - second) < sample.slack, "\(label.text) at \(position)")
      }
    }
    #expect(clocks > 100)
  }

  @Test(
    "The first date has its month and its year, for which later dates give way",
    arguments: [
      (17_901.0, 17_905.0, 80.0, "Jan 5 2019"), (17_897, 17_900, 80, "Jan 1 2019"),
      (17_901, 17_941, 24, "Jan 16 2019"), (17_901, 17_931, 14, "Jan 16 '19"),
      (17_790, 18_090, 80, "Oct 2018"),
      (17_100, 19_000, 80, "2017"),
    ])
  func first(_ start: Double, _ end: Double, _ width: Double, _ text: String) throws {
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let rect = Rect(x: 0, y: 0, width: width, height: 1)
    let found = labels.horizontal(
      Positions(.listed([]), unit: .days), start...end, over: rect, within: rect)
    #expect(found.first?.text == text)
    #expect(found.dropFirst().allSatisfy { !$0.text.contains(" ") })
  }

  @Test("The first date moves aside before the next one gives way")
  func aside() {
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let rect = Rect(x: 0, y: 0, width: 80, height: 1)
    for start in 17_880..<17_960 {
      let window = Double(start)...Double(start + 112)
      let found = labels.horizontal(
        Positions(.listed([]), unit: .days), window, over: rect, within: rect)
      let places = found.map(\.tick)
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 < 1.5 * 11 * 80 / 112 })
      #expect(found.first.map { abs($0.x - $0.tick) <= Double($0.text.count) / 2 } == true)
    }
  }

  @Test("Numbers are labeled at their values")
  func numbers() {
    var random = SeededGenerator(seed: 13)
    var count = 0
    for _ in 0..<150 {
      let sample = Sample(&random, .number)
      for label in sample.labels {
        guard let position = sample.position(label) else { continue }
        let isThousands = label.text.hasSuffix("k")
        let digits = label.text.replacing("−", with: "-").replacing("k", with: "")
        guard let value = Double(digits).map({ isThousands ? $0 * 1000 : $0 }) else {
          Issue.record("\(label.text) isn’t a number")
          continue
        }
        count += 1
        #expect(abs(value - position) < sample.slack)
      }
    }
    #expect(count > 200)
  }

  @Test("A wide axis of numbers has more labels", arguments: [(30.0, 2), (80, 7), (200, 7)])
  func numbers(width: Double, count: Int) {
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let rect = Rect(x: 0, y: 0, width: width, height: 1)
    let positions = Positions(.listed([]), unit: .number)
    #expect(labels.horizontal(positions, 3.5...148.4, over: rect, within: rect).count == count)
  }

  @Test("Numbers of a logarithmic axis are labeled each by themselves")
  func logarithms() throws {
    let positions = Positions(.listed([1e-6, 1, 10, 1e4, 1e6]), unit: .number)
    let shown = try #require(positions.logarithms)
    let window = try #require(shown.span)
    #expect(window.lowerBound == -6 && window.upperBound == 6)
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let rect = Rect(x: 0, y: 0, width: 120, height: 1)
    let found = labels.horizontal(shown, window, over: rect, within: rect)
    #expect(found.map(\.text).contains("10k") && found.map(\.text).contains("0.01"))
    #expect(found.contains { $0.text == "100" && ($0.tick - 80).magnitude < 1e-9 })
    let near = labels.horizontal(shown, 1...1.1, over: rect, within: rect)
    #expect(near.map(\.text).contains("11") && near.allSatisfy { Double($0.text) != nil })
    #expect(try shown.interval(named: "100", in: .utc, from: 0) == 2...2)
    #expect(throws: DateEntryError.notPositive("0")) {
      try shown.interval(named: "0", in: .utc, from: 0)
    }
  }

  @Test("A window or plot without a width has no labels")
  func nothing() {
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let (plot, none) = (
      Rect(x: 0, y: 0, width: 80, height: 9), Rect(x: 0, y: 0, width: 0, height: 9)
    )
    for unit in [PositionUnit.days, .seconds, .number] {
      let positions = Positions(.listed([]), unit: unit)
      #expect(labels.horizontal(positions, 5...5, over: plot, within: plot).isEmpty)
      #expect(labels.horizontal(positions, 5...9, over: none, within: none).isEmpty)
      // Nothing traps outside the calendar or with indistinguishable numbers.
      #expect(labels.horizontal(positions, 0...1e300, over: plot, within: plot).count < 20)
      #expect(
        labels.horizontal(positions, 1e300...1e300.nextUp, over: plot, within: plot).count < 20)
    }
  }

  @Test("Categories have their names, cut off or with gaps where there is little space")
  func categories() {
    let labels = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    func texts(_ names: [String], width: Double) -> [String] {
      let plot = Rect(x: 0, y: 0, width: width, height: 9)
      let window = -0.5...Double(names.count) - 0.5
      return labels.horizontal(Positions(labels: names), window, over: plot, within: plot)
        .map(\.text)
    }
    let fruits = ["apple", "Granny Smith apples", "kiwi"]
    #expect(texts(fruits, width: 90) == fruits)
    #expect(texts(fruits, width: 36) == ["apple", "Granny Smi…", "kiwi"])
    let many = (0..<20).map { "name \($0)" }
    #expect(texts(many, width: 80).allSatisfy(many.contains))
    #expect((2...10).contains(texts(many, width: 80).count))
  }

  @Test("Axis numbers are grouped, with signs and percent signs, in ASCII if needed")
  func texts() {
    let numbers = [-20_000, 0, 20_001].map { DecimalNumber($0) }
    let unicode = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    let ascii = ChartLabels(zone: .utc, isASCII: true) { Double($0.count) }
    #expect(unicode.texts(of: numbers, isPercentage: false) == ["−20k", "0", "20k"])
    #expect(ascii.texts(of: numbers, isPercentage: false) == ["-20k", "0", "20k"])
    let near = [20_000, 20_001].map { DecimalNumber($0) }
    #expect(
      unicode.texts(of: near, isPercentage: false) == ["20\u{202F}000", "20\u{202F}001"])
    #expect(ascii.texts(of: near, isPercentage: false) == ["20 000", "20 001"])
    let percents = [0, 50, 100].map { DecimalNumber($0) }
    #expect(unicode.texts(of: percents, isPercentage: true) == ["0%", "50%", "100%"])
    #expect(unicode.texts(of: percents, isPercentage: false) == ["0", "50", "100"])
  }

  @Test("Plain numbers have the unit of their positions")
  func units() {
    let texts = ChartLabels(zone: .utc, isASCII: false) { Double($0.count) }
    var positions = Positions(.listed([0, 100]), unit: .number)
    positions.unitName = "ms"
    let rect = Rect(x: 0, y: 0, width: 80, height: 1)
    func labels() -> [String] {
      texts.horizontal(positions, 0...100, over: rect, within: rect).map(\.text)
    }
    #expect(labels().count > 2 && labels().allSatisfy { $0.hasSuffix(" ms") })
    positions.labels = ["a"]
    #expect(labels() == ["a"])
  }
}
