import Clocks
import TestSupport
import Testing

@testable import Charts

struct DateLabelsTests {
  private func ticks(
    from start: (Int, Int, Int), days: Int, spacing: Double = 5, columns: Double = 80
  ) throws -> DateTicks {
    let first = Double(CivilDate.days(year: start.0, month: start.1, day: start.2))
    return try .byTime(
      in: first...first + Double(days), on: .days, cellsPerUnit: columns / Double(days),
      spacing: { _ in spacing })
  }

  @Test("Larger units replace smaller ones")
  func largerUnitsReplaceSmallerOnes() throws {
    let labels = DateLabels(try ticks(from: (2019, 10, 15), days: 150), on: .days)
    #expect(labels.texts.contains("2020"))
  }

  @Test("Each unit has a short and a long form") func eachUnitHasAShortAndALongForm() {
    let time = LocalTime(days: CivilDate.days(year: 2019, month: 1, day: 5), second: 63_015.25)
    let short = DateUnit.allCases.map { DateForm().text(for: time, unit: $0) }
    #expect(short == ["2019", "Jan", "5", "17:30", "17:30", "17:30:15", "17:30:15.250"])
    let long = DateUnit.allCases.prefix(3).map { DateForm(length: .long).text(for: time, unit: $0) }
    #expect(long == ["2019", "Jan 2019", "Jan 5"])
    #expect(DateForm().fullText(for: time, unit: .day) == "Sat, Jan 5 2019")
    #expect(DateForm().fullText(for: time, unit: .minute) == "Sat, Jan 5 2019 17:30")
    #expect(DateForm(length: .long).fullText(for: time, unit: .day) == "Saturday, January 5 2019")
    #expect(DateForm().fullText(for: time, unit: .month) == "Jan 2019")
    #expect(DateForm().fullText(for: time, unit: .year) == "2019")
  }

  @Test("Names can be replaced") func namesCanBeReplaced() {
    var names = DateNames.english
    names.putsDayFirst = true
    names.shortMonths[0] = "янв"
    let time = LocalTime(days: 17_901, second: 0)
    #expect(DateForm(length: .long, names: names).text(for: time, unit: .day) == "5 янв")
    names.shortMonths = []
    #expect(DateForm(length: .long, names: names).text(for: time, unit: .day) == "5 1")
  }

  @Test("No label is wider than the widest") func noLabelIsWiderThanTheWidest() throws {
    var random = SeededGenerator(seed: 26)
    for index in 0..<150 {
      let zone = SyntheticZone.allCases[index % SyntheticZone.allCases.count]
      let form = DateForm(length: Bool.random(using: &random) ? .short : .long)
      let span = random.magnitude(-1...9)
      let ticks = try DateTicks.byTime(
        in: 1.5e9...1.5e9 + span, on: zone.scale, cellsPerUnit: 80 / span
      ) { unit in
        Double(DateLabels.widest(unit: unit, form: form, width: \.count) + 1)
      }
      guard let rung = ticks.rung else { continue }
      let widest = DateLabels.widest(unit: rung.unit, form: form, width: \.count)
      for text in DateLabels(ticks, on: zone.scale, form: form).texts {
        #expect(text.count <= widest)
      }
    }
  }

  /// Except for a repeated hour, adjacent labels never have the same text.
  @Test("Adjacent labels differ") func adjacentLabelsDiffer() throws {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<150 {
      let span = random.magnitude(-1...10)
      let ticks = try DateTicks.byTime(
        in: 1.5e9...1.5e9 + span, on: .utc, cellsPerUnit: 80 / span, spacing: { _ in 14 })
      let texts = DateLabels(ticks, on: .utc).texts
      #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
    }
  }
}
