import Charts
import TestSupport
import Testing

struct NumberLabelsTests {
  private func labels(_ values: [Double], form: NumberForm = NumberForm()) -> [String] {
    let numbers = values.map { DecimalNumber(rounding: $0, toExponent: -12) }
    return NumberLabels(numbers, form: form, width: \.count).texts
  }

  @Test("Labels have exact decimals") func labelsHaveExactDecimals() {
    #expect(labels([0.1, 0.2, 0.3]) == ["0.1", "0.2", "0.3"])
    #expect(labels([0, 0.25, 0.5]) == ["0.00", "0.25", "0.50"])
    #expect(labels([-2.5, 0, 2.5]) == ["−2.5", "0.0", "2.5"])
  }

  @Test("Labels share a prefix") func labelsShareAPrefix() {
    #expect(labels([0, 5000, 10_000]) == ["0", "5k", "10k"])
    #expect(labels([0, 500_000, 1_000_000]) == ["0", "0.5M", "1.0M"])
    #expect(labels([2e9, 4e9]) == ["2G", "4G"])
    #expect(labels([2e12, 4e12]) == ["2T", "4T"])
  }

  /// The boundaries 1 000 and 999 500 are covered.
  @Test("Prefixes have no gaps between them") func prefixesHaveNoGapsBetweenThem() {
    #expect(labels([1000, 2000]) == ["1k", "2k"])
    #expect(labels([999_000, 1_000_000]) == ["0.999M", "1.000M"])
    #expect(labels([998_000, 999_000]) == ["998k", "999k"])
  }

  /// The ticks of the article on its fifth set.
  @Test("Six ticks in millions share their decimals") func sixTicksInMillionsShareTheirDecimals()
    throws
  {
    let ticks = NumberTicks.parts(of: try AxisRange(431_800, 4_505_200))
    let labels = NumberLabels(ticks.numbers, width: \.count)
    #expect(labels.texts == ["0.4M", "1.2M", "2.1M", "2.9M", "3.7M", "4.5M"])
    #expect(labels.width == 4)
  }

  @Test("Thousands are grouped") func thousandsAreGrouped() {
    let plain = NumberForm(factor: .one, groupSeparator: " ")
    #expect(labels([4_674_485], form: plain) == ["4 674 485"])
    #expect(labels([5000, 10_000], form: plain) == ["5 000", "10 000"])
    #expect(labels([2018, 2019], form: plain) == ["2018", "2019"])
    #expect(labels([12_500, 13_000]) == ["12\u{2009}500", "13\u{2009}000"])
  }

  @Test("Very large and very small labels share a power of ten")
  func veryLargeAndVerySmallLabelsShareAPowerOfTen() throws {
    #expect(labels([0, 1e300, 2e300]) == ["0", "1e300", "2e300"])
    #expect(labels([1e-9, 2e-9]) == ["1e−9", "2e−9"])
    #expect(labels([0.001, 0.002]) == ["0.001", "0.002"])
  }

  @Test("Labels can have percent, fixed decimals or a unit")
  func labelsCanHavePercentFixedDecimalsOrAUnit() {
    #expect(labels([0, 0.25, 0.5], form: NumberForm(factor: .percent)) == ["0%", "25%", "50%"])
    #expect(labels([0.001, 0.002], form: NumberForm(factor: .percent)) == ["0.1%", "0.2%"])
    #expect(labels([1, 2], form: NumberForm(decimals: 2)) == ["1.00", "2.00"])
    #expect(labels([-1, 2], form: NumberForm(before: "$")) == ["−$1", "$2"])
    #expect(labels([1.5], form: NumberForm(after: " s", decimalSeparator: ",")) == ["1,5 s"])
    let number = DecimalNumber(rounding: 47.44, toExponent: -1)
    #expect(NumberForm().text(for: number, decimals: 2) == "47.40")
  }

  @Test("Billions have the letter of the format") func billions() {
    var form = NumberForm()
    #expect(labels([1e9, 2e9], form: form) == ["1G", "2G"])
    form.billions = "B"
    #expect(labels([0, 1e9, 2e9], form: form) == ["0", "1B", "2B"])
    #expect(labels([1e6, 2e6], form: form) == ["1M", "2M"])
  }

  @Test("No ticks have no labels") func noTicksHaveNoLabels() {
    #expect(labels([]) == [])
    #expect(labels([0]) == ["0"])
  }

  @Test("Labels of any range are distinct and accurate")
  func labelsOfAnyRangeAreDistinctAndAccurate() throws {
    var random = SeededGenerator(seed: 12)
    let space = TickSpace(length: 100, minimumSpacing: 2)
    for index in 0..<1000 {
      let range = try random.range()
      let ticks =
        index.isMultiple(of: 2) ? NumberTicks.linear(in: range, space: space) : .parts(of: range)
      let labels = NumberLabels(ticks.numbers, width: \.count)
      #expect(Set(labels.texts).count == ticks.numbers.count)
      let read = labels.texts.compactMap(value)
      #expect(read.count == ticks.numbers.count)
      let step = ticks.numbers[1].value - ticks.numbers[0].value
      for (value, number) in zip(read, ticks.numbers) {
        #expect((value - number.value).magnitude <= step * 0.101)
      }
    }
  }

  /// Parses a label.
  private func value(_ text: String) -> Double? {
    var plain = text.replacing("−", with: "-").replacing("\u{2009}", with: "")
    for (tick, power) in [("k", 3), ("M", 6), ("G", 9), ("T", 12)] where plain.hasSuffix(tick) {
      plain = plain.dropLast() + "e\(power)"
    }
    return Double(plain)
  }

  @Test("The number of decimals is clamped") func numberOfDecimalsIsClamped() {
    let number = DecimalNumber(125, exponent: -1)
    #expect(NumberForm().text(for: number, decimals: -3) == "13")
    let labels = NumberLabels([number], form: NumberForm(decimals: -1), width: \.count)
    #expect(labels.texts == ["13"] && labels.decimals == 0)
    #expect(NumberForm().text(for: number, decimals: Int.max).count < 1000)
  }
}
