import Charts
import CommandLines
import Outputs
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartPlanDerivedTests {
  private func plan(_ words: String...) throws -> ChartPlan { try ChartPlan.command.parsed(words) }

  /// Numbers from 0.
  private static let numbers = ChartSet(
    positions: Positions(.regular(start: 0, step: 1, count: 3), unit: .number),
    series: [Series(label: "x", values: [1, 2, 6])])

  @Test(
    "The window of an average is a number of rows, a time or a distance",
    arguments: [
      ("20", RollingWindow.rows(20)), ("7d", .seconds(604_800)), ("1h30m", .seconds(5400)),
      ("x:2.5", .distance(2.5)),
    ])
  func windows(_ text: String, _ window: RollingWindow) throws {
    #expect(try plan("--average", text).look.average == window)
  }

  @Test("Other windows are refused", arguments: ["0", "-3", "0s", "x:0", "x:", "week", "2.5", ""])
  func badWindows(_ text: String) {
    #expect(throws: (any Error).self) { try plan("--average", text) }
  }

  @Test("The mean is shown, named and printed in place of the values")
  func average() throws {
    let chart = try plan("--average", "2").charts([Self.numbers], on: .utc, isUnicode: true)[0]
    #expect(chart.set.series[0].values == [1, 1.5, 4])
    #expect(ChartExtracts.json(of: [chart.excerpt]).contains("\"name\":\"x, average of 2\""))
    let words = chart.words.description(nil, chart.visibility)[0]
    #expect(words.contains("x, average of 2"))
  }

  @Test("Hidden series keep their names")
  func hidden() throws {
    var set = Self.numbers
    set.series.append(Series(label: "y", values: [1, 2, 3]))
    let chart = try plan("--average", "2", "--hide", "y").charts([set], on: .utc, isUnicode: true)
    #expect(chart[0].visibility.visibleIndices == [0])
  }

  @Test("A window that doesn’t fit the axis is refused in a sentence")
  func unfit() {
    let days = ChartSamples.days([[1, 2]])
    #expect {
      _ = try plan("--average", "7d").charts([Self.numbers], on: .utc, isUnicode: true)
    } throws: {
      ($0 as? CommandError)?.words
        == "--average with a time needs times on the horizontal axis; use a number of rows such as 20 "
        + "or a distance such as x:5"
    }
    #expect {
      _ = try plan("--average", "x:7").charts([days], on: .utc, isUnicode: true)
    } throws: {
      ($0 as? CommandError)?.words
        == "--average x: needs numbers on the horizontal axis; use a number of rows such as 20 or a "
        + "time such as 7d"
    }
  }

  @Test("The means of candles are those of all days, with weekends")
  func candles() throws {
    let days = [17_901.0, 17_904, 17_905]
    let values = [1.0, 2, 3]
    let set = ChartSamples.closes(values, on: days)
    let chart = try plan("--average", "2d").charts([set], on: .utc, isUnicode: true)[0]
    #expect(chart.set.series[0].values == [1, 2, 2.5] && chart.set.series[0].kind == .line)
  }

  @Test("A stream shows the means of the rows that it keeps")
  func stream() throws {
    var look = ChartLook()
    look.average = .rows(2)
    var set = Self.numbers
    var state = ChartState(look.derived(from: set), look)
    set.series[0].values = [2, 6, 10]
    set.positions = Positions(.regular(start: 1, step: 1, count: 3), unit: .number)
    state.grow(to: look.derived(from: set), removed: 1, appended: 1, at: .zero, isStill: true)
    #expect(state.trees[0].values == [2, 4, 8] && state.axes[0].range.target == 2...8)
  }

  @Test("Rates are taken first, then means, then changes")
  func order() throws {
    var set = Self.numbers
    set.series[0].values = [1, 2, 6, 12]
    set.positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    let words = ["--rebase", "--average", "2", "--rate"]
    let chart = try ChartPlan.command.parsed(words).charts([set], on: .utc, isUnicode: true)[0]
    #expect(chart.set.series[0].values.dropFirst() == [0, 150, 400])
  }

  @Test("Joined files are compared by changes, unless the options are about values")
  func compare() throws {
    var set = Self.numbers
    set.series.append(Series(label: "y", values: [10, 20, 30]))
    func chart(_ words: String) throws -> ChartState {
      try ChartPlan.command.parsed(line: "a b " + words)
        .charts([set], on: .utc, isUnicode: true)[0]
    }
    let compared = try chart("--join compare")
    #expect(compared.set.series.map(\.values) == [[0, 100, 500], [0, 100, 200]])
    #expect(ChartLook().noteOnChanges([compared])?.contains("--no-rebase") ?? false)
    #expect(try plan("a", "--rebase").look.noteOnChanges([compared]) == nil)
    let others = [
      "--join continue", "", "--join compare --no-rebase", "--join compare --stacked",
      "--join compare --scale log", "--join compare --range 0..", "--join compare --rule 5",
      "--join compare --two-axes", "--join compare --rate",
    ]
    for words in others {
      #expect(try chart(words).set.series[1].unit != "%", "\(words)")
    }
    #expect(try chart("--rebase").set.series[0].values == [0, 100, 500])
  }

  @Test("Changes move with the window, its axis at once")
  func moving() throws {
    var look = ChartLook()
    look.isRebased = true
    var four = Self.numbers
    four.series[0].values = [1, 2, 6, 12]
    four.positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    var state = ChartState(four, look)
    #expect(state.axes[0].range.target == 0...1100)
    state.changeWindow(at: .zero, isStill: false) { window, _ in window.select(1, 3) }
    #expect(state.set.series[0].values == [-50, 0, 200, 500])
    #expect(state.trees[0].values == [-50, 0, 200, 500])
    #expect(state.axes[0].range.target == 0...500 && !state.isMoving(at: .zero))
    #expect(state.wholeAxes[0].target == -50...500)
    state.changeWindow(at: .zero, isStill: false) { window, _ in window.undo() }
    #expect(state.set.series[0].values == [0, 100, 500, 1100])
    state = ChartState(Self.numbers, look)
    var set = Self.numbers
    set.series[0].values = [2, 6, 10]
    set.positions = Positions(.regular(start: 1, step: 1, count: 3), unit: .number)
    state.grow(to: set, removed: 1, appended: 1, at: .zero, isStill: true)
    #expect(state.set.series[0].values == [0, 200, 400] && state.window.visible == 1...3)
    state.replace(with: Self.numbers, on: .utc)
    #expect(state.set.series[0].values == [0, 100, 500])
  }

  @Test("A logarithmic horizontal axis needs numbers above 0")
  func logarithms() throws {
    func charts(_ set: ChartSet, _ words: String...) throws -> ChartState {
      try ChartPlan.command.parsed(["--x-scale", "log"] + words)
        .charts([set], on: .utc, isUnicode: true)[0]
    }
    var set = Self.numbers
    set.positions = Positions(.listed([1, 10, 100, 1000, 10_000]), unit: .number)
    set.series[0].values = [1, 2, 3, 4, 5]
    let chart = try charts(set, "--from", "10")
    #expect(chart.window.whole == 0...4 && chart.window.visible == 1...4)
    #expect(chart.title() == "10 – 10\u{202F}000, 1 line")
    #expect(try charts(set, "--json").set.positions == set.positions)
    let refused: [(ChartSet, String)] = [
      (Self.numbers, "positions above 0 on the horizontal axis, but the lowest is 0"),
      (ChartSamples.days([[1, 2]]), "numbers on the horizontal axis, but these are times"),
    ]
    for (set, words) in refused {
      #expect {
        _ = try charts(set)
      } throws: {
        ($0 as? CommandError)?.words == "--x-scale log needs " + words
      }
    }
  }

  @Test("A note says how many falls were taken for resets, and where the first one is")
  func resets() throws {
    var set = ChartSamples.days([[5, 1, 2], [3, 4, 1]])
    let rate = try plan("--rate").look
    func notes(_ look: ChartLook) -> [String] {
      look.notesOnResets([set], on: .utc, isUnicode: true)
    }
    #expect(
      notes(rate) == [
        "--rate took 2 falls for resets of a counter to 0, the first of Joined at Jan 6 2019"
      ])
    #expect(notes(ChartLook()).isEmpty)
    set.series.removeFirst()
    #expect(
      notes(rate) == ["--rate took a fall at Jan 7 2019 for the reset of a counter to 0"])
    set.series[0].values = [1, 1, 2]
    #expect(notes(rate).isEmpty)
  }
}
