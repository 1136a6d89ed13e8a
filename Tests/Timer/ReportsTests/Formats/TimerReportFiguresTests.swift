import Clocks
import Countdowns
import TestSupport
import Testing

@testable import Reports

@Suite("Figures of a report")
struct TimerReportFiguresTests {
  @Test("A countdown has remaining and elapsed time")
  func countdown() {
    let report = TimerReport.sample(left: .milliseconds(753_400))
    #expect(report.remainingDigits == "12:34")
    #expect(report.elapsedDigits == "7:26")
    #expect(report.totalDigits == "20:00")
    #expect(report.wholeSeconds == 754)
    #expect(report.overtimeDigits == nil)
    #expect(report.percentGone == 37)
    #expect(report.fractionLeft == "0.628")
  }

  @Test("A stopwatch without an end has only elapsed time")
  func stopwatch() {
    let report = TimerReport.stopwatch(laps: [.seconds(100), .seconds(250)])
    #expect(report.remainingDigits == "5:12")
    #expect(report.wholeSeconds == 312)
    #expect(report.totalDigits == nil && report.percentGone == nil && report.fractionLeft == nil)
    #expect(report.lapLengths == [.seconds(100), .seconds(150)])
    #expect(report.currentLap == .milliseconds(62_500) && report.lapDigits == "1:02")
  }

  @Test("After the deadline the overtime is shown, rounded down")
  func overtime() {
    let report = TimerReport.sample(state: .ringing, left: .zero, overtime: .milliseconds(7900))
    #expect(report.currentDigits == "+0:07" && report.remainingDigits == "0:00")
  }

  @Test("No time is left only at the end, and shares are exact", arguments: 0..<500)
  func shares(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = TimerReport.random(&generator)
    guard let left = report.left, let total = report.total, total > .zero else { return }
    let fraction = try #require(report.fractionLeft)
    let percent = try #require(report.percentGone)
    #expect((left == .zero) == (fraction == "0.000") && (left == .zero) == (percent == 100))
    let parts = fraction.split(separator: ".")
    #expect(parts.count == 2 && parts[1].count == 3)
    let thousandths = try #require(Int(parts.joined()))
    #expect(total * thousandths >= left * 1000 && total * (thousandths - 1) < left * 1000)
    let gone = (total - left) * 100
    #expect(total * percent <= gone && gone < total * (percent + 1))
  }

  @Test("Remaining and elapsed seconds add up to the total", arguments: 0..<200)
  func wholeSeconds(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let seconds = Int.random(in: 1...5000, using: &generator)
    let left = Duration.random(upTo: .seconds(seconds), &generator)
    let report = TimerReport.sample(left: left, total: .seconds(seconds))
    #expect(report.wholeSeconds + report.elapsed.wholeUnits(of: .seconds(1)) == seconds)
  }

  @Test("The end includes the day if it isn't today")
  func clock() {
    #expect(TimerReport.sample().clockWords(in: zone) == "14:32:07")
    let long = TimerReport.sample(left: .seconds(90_000), total: .seconds(90_000))
    #expect(long.clockWords(in: zone) == "Sat 21 Nov 14:32:07")
    let over = TimerReport.sample(state: .ended, left: .zero, overtime: .seconds(90_000))
    #expect(over.clockWords(in: zone) == "Sat 21 Nov 14:32:07")
    #expect(TimerReport.sample(state: .paused).clockWords(in: zone) == nil)
  }

  @Test("Even impossible reports have figures")
  func impossible() {
    let empty = TimerReport.sample(left: .zero, total: .zero)
    #expect(empty.percentGone == 100 && empty.fractionLeft == "0.000")
    let excess = TimerReport.sample(left: .seconds(90), total: .seconds(60))
    #expect(excess.percentGone == 0 && excess.fractionLeft == "1.000")
    #expect(excess.elapsedDigits == "0:00")
  }
}
