import Charts
import ChartReaders
import Clocks
import Programs
import TerminalCodes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Streams in the chart program")
struct ChartProgramStreamTests {
  typealias Tester = ProgramTester<ChartProgram>

  @Test("A stream is drawn as it arrives, and a window that was moved stays and counts new values")
  func stream() {
    let empty = ChartSet(positions: Positions(.listed([]), unit: .number), series: [])
    let chart = ChartState(empty, ChartLook(), following: .everything)
    var tester = Tester(
      ChartProgram([chart], ChartSettings(isStill: true), stream: ChartStream()), columns: 80,
      rows: 24)
    #expect(tester.screen.contains("Waiting for data"))
    func rows(_ range: Range<Int>) -> [UInt8] {
      Array(range.map { "\($0),\($0 * 2)\n" }.joined().utf8)
    }
    tester.message(.bytes(Array("x,value\n".utf8) + rows(0..<100)))
    #expect(tester.model.chart.set.positions.count == 100)
    #expect(tester.model.chart.window.visible == 0...99)
    tester.type("+")
    tester.press(.home)
    let visible = tester.model.chart.window.visible
    tester.message(.bytes(rows(100..<150)))
    #expect(
      tester.model.chart.window.visible == visible && tester.model.chart.window.newCount == 50)
    #expect(tester.screen.contains("+50 new"))
    tester.press(.end)
    #expect(tester.model.chart.window.visible.upperBound == 149)
    tester.message(.ended(nil))
    #expect(tester.status == nil && tester.model.chart.set.positions.count == 150)
  }

  @Test("A stream that restarts shows its new rows; the old ones stay until they arrive")
  func restart() {
    let empty = ChartSet(positions: Positions(.listed([]), unit: .number), series: [])
    var chart = ChartState(empty, ChartLook(), following: .everything)
    chart.fileName = "load.csv"
    var settings = ChartSettings(isStill: true)
    settings.awaitedFile = "load.csv"
    var tester = Tester(
      ChartProgram([chart], settings, stream: ChartStream()), columns: 80, rows: 24)
    #expect(tester.screen.contains("Waiting for rows in load.csv"))
    tester.message(.bytes(Array("x,value\n1,5\n2,6\n3,7\n".utf8)))
    #expect(tester.screen.contains("load.csv"))
    tester.message(.restarted)
    tester.message(.bytes(Array("x,value\n".utf8)))
    #expect(tester.model.chart.set.positions.count == 3)
    tester.message(.bytes(Array("1,50\n2,60\n".utf8)))
    #expect(tester.model.chart.set.series.map(\.values) == [[50, 60]])
    #expect(tester.model.chart.window.visible == 1...2)
    tester.message(.bytes(Array("3,70\n".utf8)))
    #expect(tester.model.chart.set.series.map(\.values) == [[50, 60, 70]])
    tester.message(.restarted)
    tester.message(.bytes(Array("x,a,b\n1,5,1\n2,6,1\n".utf8)))
    #expect(tester.model.chart.set.series.map(\.label) == ["a", "b"])
    #expect(tester.screen.contains("load.csv"))
  }

  @Test("Skipped rows of a stream are noted, unless notes are off", arguments: [true, false])
  func skipped(isNoted: Bool) throws {
    let empty = ChartSet(positions: Positions(.listed([]), unit: .number), series: [])
    let plan = try ChartPlan.command.parsed(["a.csv", "--follow"] + (isNoted ? [] : ["--quiet"]))
    var tester = Tester(
      ChartProgram(
        [ChartState(empty, ChartLook(), following: .everything)],
        plan.settings([], reducesMotion: true), stream: ChartStream()), columns: 80, rows: 24)
    tester.message(.bytes(Array("x,value\n1,5\n2,dear\n3,7\n".utf8)))
    #expect(tester.screen.contains("1 row was skipped") == isNoted)
  }

  @Test("A mean that doesn’t fit the axis of a stream ends it, as it does for a file")
  func misfit() {
    let empty = ChartSet(positions: Positions(.listed([]), unit: .number), series: [])
    var look = ChartLook()
    look.average = .seconds(60)
    var tester = Tester(
      ChartProgram(
        [ChartState(empty, look, following: .everything)], ChartSettings(isStill: true),
        stream: ChartStream()), columns: 80, rows: 24)
    tester.message(.bytes(Array("x,value\n1,5\n2,6\n3,7\n".utf8)))
    #expect(tester.status == 65)
  }

  @Test("Candles of a stream are drawn without weekends, as those of a file")
  func streamOfCandles() {
    let chart = ChartState(
      ChartSet(positions: Positions(.listed([]), unit: .number), series: []), ChartLook(),
      following: .everything)
    var tester = ProgramTester(
      ChartProgram([chart], ChartSettings(isStill: true), stream: ChartStream()), columns: 80,
      rows: 24)
    let rows = ["Date,Open,High,Low,Close", "2019-01-03,1,3,1,2", "2019-01-04,2,4,2,3"]
    tester.message(.bytes(Array((rows.joined(separator: "\n") + "\n").utf8)))
    tester.message(.bytes(Array("2019-01-07,3,5,3,4\n2019-01-08,3,5,3,4\n".utf8)))
    #expect(tester.model.chart.set.positions.span == 17_899...17_902)
    #expect(tester.model.chart.title() == "Jan 3 2019 – Jan 8 2019, candles, latest 4")
    tester.message(.bytes(Array("2019-01-09,3,5,3,4\n2019-01-14,3,5,3,4\n".utf8)))
    #expect(tester.model.chart.title() == "Jan 3 2019 – Jan 14 2019, candles, latest 4")
    #expect(tester.model.chart.set.positions.span == 17_899...17_904)
  }

  @Test("A stream of 60 rows a second for an hour keeps only the requested rows")
  func longStream() {
    let empty = ChartSet(positions: Positions(.listed([]), unit: .number), series: [])
    let chart = ChartState(empty, ChartLook(), following: .everything)
    var program = ChartProgram(
      [chart], ChartSettings(isStill: true), stream: ChartStream(window: .points(600)))
    let now = Moment(instant: Instant(sinceZero: .zero), wall: WallTime(epochSeconds: 0))
    for second in 0..<3600 {
      let text = (0..<60).map { "\(second * 60 + $0),\($0)\n" }.joined()
      _ = program.update(.message(.bytes(Array(text.utf8))), at: now)
    }
    // Values are removed in batches, so that each costs nothing.
    #expect((600...1200).contains(program.chart.set.positions.count))
    #expect(program.chart.trees[0].count == program.chart.set.positions.count)
    #expect(program.chart.window.whole.upperBound == 215_999)
  }
}
