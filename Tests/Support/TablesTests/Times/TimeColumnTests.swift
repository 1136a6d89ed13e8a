import Clocks
import TestSupport
import Testing

@testable import Tables

@Suite("Time columns")
struct TimeColumnTests {
  private func column(_ form: TimeForm, _ texts: [String], order: DateOrder? = nil)
    throws(TableError) -> Times
  {
    var column = TimeColumn(form, order: order)
    for text in texts {
      if let fault = column.append(Array(text.utf8)) { throw TableError(fault) }
    }
    return try column.times()
  }

  private func values(_ times: Times) -> [Double] { (0..<times.count).map { times[$0] } }

  private func fault(_ form: TimeForm, _ texts: [String]) -> TableFault? {
    do throws(TableError) {
      _ = try column(form, texts)
      return nil
    } catch { return error.fault }
  }

  @Test("Dates are calendar days, which no zone shifts")
  func days() throws {
    let times = try column(.dates, ["1969-12-31", "1970-01-01", "1970-01-02"])
    #expect(times == Times(.regular(start: -1, step: 1, count: 3), unit: .days))
  }

  @Test("Zones are applied, and times without one are UTC")
  func zones() throws {
    let zoned = try column(
      .moments(hasZone: true), ["1970-01-01T01:00:00+01:00", "1969-12-31 19:00:01 -0500"])
    #expect(values(zoned) == [0, 1])
    #expect(zoned.hasZone)
    let bare = try column(.moments(hasZone: false), ["1970-01-01 00:00:00.25"])
    #expect(bare == Times(.listed([0.25]), unit: .seconds))
  }

  @Test("Times of day continue across midnight, forward and backward")
  func clocks() throws {
    let late = try column(.clocks, ["22:30", "23:59:59.5", "0:00", "12:00", "00:30:00"])
    #expect(values(late) == [81_000, 86_399.5, 86_400, 129_600, 88_200])
    #expect(late.unit == .clock && !late.hasZone)
    #expect(values(try column(.clocks, ["00:10", "23:50", "23:40"])) == [600, -600, -1200])
    #expect(
      fault(.clocks, ["09:30", "9:30 Z"])?.description
        == "“9:30 Z” isn’t a time of day without a date and a zone, as in the first row")
  }

  @Test("Dates with names and months are days; other spellings in the same column are rejected")
  func names() throws {
    #expect(
      try column(.dates, ["5 Nov 2019", "Nov 6, 2019", "7-Nov-19"])
        == Times(.regular(start: 18_205, step: 1, count: 3), unit: .days))
    #expect(values(try column(.dates, ["Q1 2019", "2019-Q2"])) == [17_897, 17_987])
    #expect(fault(.dates, ["2019-11", "2019-11-05"]) != nil)
    #expect(fault(.dates, ["5 Nov 2019", "5.11.2019"]) != nil)
    #expect(
      try column(.dates, ["3/4/19", "13/4/19"])
        == Times(.regular(start: 17_989, step: 10, count: 2), unit: .days))
  }

  @Test(
    "Counts since 1970 are read in each unit",
    arguments: [
      (1, "1573000000"), (1_000, "1573000000000"), (1_000_000, "1573000000000000"),
      (1_000_000_000, "1573000000000000000"),
    ])
  func counts(ticks: Int64, text: String) throws {
    let times = try column(.epoch(ticksPerSecond: ticks), [text])
    #expect(values(times) == [1_573_000_000])
  }

  @Test("Fractional seconds since 1970 are read")
  func fractions() throws {
    let times = try column(.epochFraction, ["1573000000.25", "1573000000", "-0.5"])
    #expect(values(times) == [1_573_000_000.25, 1_573_000_000, -0.5])
  }

  @Test("A constant step is stored once, in any unit")
  func regular() throws {
    let texts = (0..<1000).map { "\(1_573_000_000_000 + $0 * 60)" }
    let times = try column(.epoch(ticksPerSecond: 1_000), texts)
    #expect(times.storage == .regular(start: 1_573_000_000, step: 0.06, count: 1000))
    let broken = try column(.epoch(ticksPerSecond: 1_000), texts + ["1573000060001"])
    #expect(values(broken).count == 1001)
    #expect(
      values(broken) == (texts + ["1573000060001"]).compactMap { Double($0).map { $0 / 1000 } })
  }

  @Test("Whole numbers from another reader become times")
  func numbers() throws {
    let times = try #require(Times(counts: [0, 86_400_000, 172_800_000], ticksPerSecond: 1000))
    #expect(times.storage == .regular(start: 0, step: 86_400, count: 3))
    #expect(Times(counts: [0, .nan], ticksPerSecond: 1000) == nil)
    #expect(Times(counts: [0.5], ticksPerSecond: 1000) == nil)
    #expect(Times(counts: [1e300], ticksPerSecond: 1000) == nil)
  }

  @Test("A number over 12 decides for earlier rows as well")
  func decided() throws {
    let american = try column(.dates, ["1/2/1970", "1/13/1970"])
    #expect(values(american) == [1, 12])
    let european = try column(.dates, ["1/2/1970", "2/2/1970", "13/1/1970"])
    #expect(values(european) == [31, 32, 12])
    let timed = try column(.moments(hasZone: false), ["1/2/1970 6:00", "31/12/1969 23:59:59.5"])
    let days = 31.0 * 86_400
    #expect(values(timed) == [days + 21_600, -0.5])
  }

  @Test("Random dates, day first, are read correctly if one is after the 12th")
  func decidedAtRandom() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      var days = (0..<20).map { _ in Int.random(in: -40_000...40_000, using: &generator) }
      days.append(days[0] - CivilDate(epochDay: days[0]).day + 15)
      for isDayFirst in [true, false] {
        let texts = days.map { number in
          let date = CivilDate(epochDay: number)
          let (first, second) = isDayFirst ? (date.day, date.month) : (date.month, date.day)
          return "\(first)/\(second)/\(String(10_000 + date.year).dropFirst())"
        }
        #expect(values(try column(.dates, texts)) == days.map(Double.init))
      }
    }
  }

  @Test("Ambiguous dates are rejected with an example, unless the order is given")
  func undecided() throws {
    #expect(fault(.dates, ["1/1/2019", "1/2/2019"]) == .undecidedDates(example: "1/2/2019"))
    #expect(fault(.dates, ["1/1/2019", "2/2/2019"]) == nil)
    let times = try column(.dates, ["1/2/1970"], order: .dayFirst)
    #expect(values(times) == [31])
  }

  @Test("A column has a single spelling")
  func oneSpelling() {
    #expect(fault(.dates, ["1/13/2019", "13/1/2019"]) == .wrongDateOrder("13/1/2019"))
    for other in ["2019-01-01T00:00", "1/13/2019", "2019-02-30", "x", ""] {
      #expect(fault(.dates, ["2019-01-01", other]) == .notTime(other, expected: .dates))
    }
    let zoned = TimeForm.moments(hasZone: true)
    #expect(
      fault(zoned, ["2019-01-01T00:00"]) == .notTime("2019-01-01T00:00", expected: zoned))
  }

  @Test("Random times in all spellings agree with arithmetic")
  func moments() throws {
    var generator = SeededGenerator(seed: 7)
    let pad = { (number: Int, width: Int) in
      String(String(repeating: "0", count: width) + "\(number)").suffix(width)
    }
    for _ in 0..<5_000 {
      let day = Int.random(in: -300_000...100_000, using: &generator)
      let date = CivilDate(epochDay: day)
      let second = Int.random(in: 0..<86_400, using: &generator)
      let zone = Int.random(in: -720...720, using: &generator)
      let dateText = "\(pad(date.year, 4))-\(pad(date.month, 2))-\(pad(date.day, 2))"
      let clock = "\(pad(second / 3600, 2)):\(pad(second / 60 % 60, 2)):\(pad(second % 60, 2))"
      let offset = "\(zone < 0 ? "-" : "+")\(pad(abs(zone) / 60, 2)):\(pad(abs(zone) % 60, 2))"
      let seconds = Double(day * 86_400 + second)
      let bare = try column(
        .moments(hasZone: false),
        ["\(dateText)T\(clock)", "\(dateText) \(clock)", "\(dateText)  \(clock)"])
      #expect(values(bare) == [seconds, seconds, seconds])
      let zoned = try column(
        .moments(hasZone: true), ["\(dateText)T\(clock)\(offset)", "\(dateText)T\(clock)Z"])
      #expect(values(zoned) == [seconds - Double(zone * 60), seconds])
    }
  }

  @Test("The fast path agrees with the general parser")
  func quick() {
    var generator = SeededGenerator(seed: 8)
    let letters = Array("0123456789-: TZ".utf8)
    for _ in 0..<30_000 {
      var text = Array(
        ["2019-11-05T09:30:00", "2019-11-05 09:30Z", "2019-11-05"]
          .randomElement(using: &generator)?.utf8 ?? "".utf8)
      text[Int.random(in: 0..<text.count, using: &generator)] =
        letters.randomElement(using: &generator) ?? 0
      for form in [TimeForm.dates, .moments(hasZone: true), .moments(hasZone: false)] {
        var column = TimeColumn(form)
        let first = form == .dates ? "2000-01-01" : "2000-01-01T00:00"
        _ = column.append(Array((first + (form == .moments(hasZone: true) ? "Z" : "")).utf8))
        var offset = 0
        guard let tick = column.scan(text.span, at: &offset), offset == text.count else { continue }
        var other: Int64 = 0
        #expect(column.read(text.span, 0..<text.count, into: &other) == nil)
        #expect(tick == other, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test("Counts whose distance overflows are preserved")
  func distantCounts() throws {
    for counts in [
      [-Int64.max, .max, .max], [0, 6_000_000_000_000_000_000, -6_446_744_073_709_551_616],
    ] {
      var column = TimeColumn(.epoch(ticksPerSecond: 1_000_000_000))
      for count in counts { #expect(column.append(Array("\(count)".utf8)) == nil) }
      let times = try column.times()
      #expect((0..<times.count).map { times[$0] } == counts.map { (Double($0) / 1e9) })
    }
  }
}
