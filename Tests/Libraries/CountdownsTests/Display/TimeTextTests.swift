import Countdowns
import TestSupport
import Testing

struct TimeTextTests {
  @Test(
    "The format depends on the total length",
    arguments: [
      (Duration.seconds(5), Duration.seconds(5), "5"), (.seconds(59), .seconds(7), "7"),
      (.seconds(60), .seconds(60), "1:00"), (.seconds(60), .seconds(7), "0:07"),
      (.seconds(3599), .seconds(3599), "59:59"), (.seconds(3600), .seconds(3600), "1:00:00"),
      (.seconds(3600), .seconds(61), "0:01:01"), (.seconds(36_000), .seconds(36_000), "10:00:00"),
      (.seconds(86_399), .seconds(86_399), "23:59:59"),
      (.seconds(86_400), .seconds(86_400), "1 d 00:00:00"),
      (.seconds(86_400), .seconds(86_399), "23:59:59"),
      (.seconds(2_925_687), .seconds(2_925_687), "33 d 20:41:27"),
      (.seconds(2_925_687), .seconds(90_061), "1 d 01:01:01"),
      (.seconds(2_925_687), .seconds(61), "0:01:01"),
    ])
  func forms(_ total: Duration, _ left: Duration, _ text: String) {
    #expect(TimeText(total: total).text(left: left) == text)
  }

  @Test(
    "Remaining time is rounded up, and only the end shows 0",
    arguments: [
      (Duration.milliseconds(4999), "5", "5.0"), (.milliseconds(4001), "5", "4.1"),
      (.milliseconds(4000), "4", "4.0"), (.nanoseconds(1), "1", "0.1"), (.zero, "0", "0.0"),
      (Duration(secondsComponent: 4, attosecondsComponent: 1), "5", "4.1"),
    ])
  func rounding(_ left: Duration, _ text: String, _ tenths: String) {
    #expect(TimeText(total: .seconds(5)).text(left: left) == text)
    #expect(TimeText(total: .seconds(5), showsTenths: true).text(left: left) == tenths)
  }

  @Test(
    "Overtime is rounded down to minutes and seconds, without a sign at zero",
    arguments: [
      (Duration.zero, "0:00", "0:00.0"), (.milliseconds(999), "0:00", "+0:00.9"),
      (.seconds(7), "+0:07", "+0:07.0"), (.seconds(73), "+1:13", "+1:13.0"),
      (.seconds(3600), "+1:00:00", "+1:00:00.0"),
      (.seconds(90_061), "+1 d 01:01:01", "+1 d 01:01:01.0"),
    ])
  func overtime(_ overtime: Duration, _ text: String, _ tenths: String) {
    #expect(TimeText(total: .seconds(5)).text(overtime: overtime) == text)
    #expect(TimeText(total: .seconds(5), showsTenths: true).text(overtime: overtime) == tenths)
  }

  @Test("The text stays the same until the next change", arguments: [false, true])
  func timeToChange(tenths: Bool) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let total = Duration.seconds([5, 100, 5000, 200_000].randomElement(using: &generator) ?? 5)
      let form = TimeText(total: total, showsTenths: tenths)
      let exponent = Double.random(in: 0...12, using: &generator)
      let left = Duration.nanoseconds(Int64(exponent * exponent * exponent * 1e9) + 1)
      let change = try #require(form.timeToChange(left: left))
      #expect(change > .zero)
      #expect(form.text(left: left - change) != form.text(left: left))
      #expect(form.text(left: left - change + .nanoseconds(1)) == form.text(left: left))
      let over = form.timeToChange(overtime: left)
      #expect(form.text(overtime: left + over) != form.text(overtime: left))
      #expect(form.text(overtime: left + over - .nanoseconds(1)) == form.text(overtime: left))
    }
    #expect(TimeText(total: .seconds(5), showsTenths: tenths).timeToChange(left: .zero) == nil)
  }

  @Test("The text never loses a field during a countdown", arguments: [5, 100, 5000])
  func fieldsStay(total: Int) {
    let form = TimeText(total: .seconds(total))
    let fields = form.text(left: .seconds(total)).split(separator: ":").count
    for left in 0...total {
      #expect(form.text(left: .seconds(left)).split(separator: ":").count == fields)
    }
  }

  @Test(
    "Among other texts, there are at least minutes and seconds", arguments: [0, 3, 59, 60, 5000])
  func withMinutes(seconds: Int) {
    let whole = TimeText(total: .seconds(seconds))
    let text = whole.withMinutes.text(left: .seconds(seconds))
    #expect(
      text
        == (seconds < 10
          ? "0:0\(seconds)" : seconds < 60 ? "0:\(seconds)" : whole.text(left: .seconds(seconds))))
  }

  @Test(
    "A coarse text is one number with its unit, rounded up, with at most two digits below 100 days",
    arguments: [
      (0, "0s"), (9, "9s"), (99, "99s"), (100, "2m"), (3600, "60m"), (3901, "66m"), (5940, "99m"),
      (5941, "2h"), (36_000, "10h"), (356_400, "99h"), (356_401, "5d"),
    ])
  func coarse(seconds: Int, text: String) {
    #expect(TimeText(total: .seconds(5)).coarseText(.seconds(seconds)) == text)
    #expect(TimeText(total: .seconds(5)).coarseText(.milliseconds(8001)) == "9s")
  }

  @Test("A coarse overtime is rounded down, with a plus sign unless it is zero")
  func coarseOvertime() {
    let texts = [0, 999, 1000, 73_999, 99_999, 100_000, 5_940_999, 5_941_000].map {
      TimeText(total: .seconds(5)).coarseText(overtime: .milliseconds($0))
    }
    #expect(texts == ["0s", "0s", "+1s", "+73s", "+99s", "+1m", "+99m", "+1h"])
  }

  @Test("The end is never +0", arguments: [5, 300, 7200], [false, true])
  func end(total: Int, showsTenths: Bool) {
    let time = TimeText(total: .seconds(total), showsTenths: showsTenths)
    let unit = Duration.milliseconds(showsTenths ? 100 : 1000)
    for overtime in [Duration.zero, .nanoseconds(1), unit - .nanoseconds(1)] {
      #expect(!time.text(overtime: overtime).contains("+"))
    }
    #expect(time.text(overtime: unit).hasPrefix("+"))
  }
}

extension TimeTextTests {
  @Test("A snapshot's text has the format of the total")
  func snapshot() {
    let snapshot = Snapshot(phase: .running, left: .milliseconds(59_001), total: .seconds(3600))
    #expect(snapshot.text == "0:01:00")
  }
}
