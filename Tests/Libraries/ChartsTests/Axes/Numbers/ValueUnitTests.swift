import Charts
import Testing

struct ValueUnitTests {
  private static func texts(_ unit: String, _ values: Double...) -> [String] {
    ValueUnit(unit).texts(
      of: values.map { DecimalNumber(shortest: $0) }, form: NumberForm(groupSeparator: " "),
      width: \.count)
  }

  @Test("Units are behind numbers, currencies before them")
  func places() {
    #expect(Self.texts("ms", 0, 20, -40) == ["0 ms", "20 ms", "−40 ms"])
    #expect(Self.texts("%", 0, 2.5) == ["0.0%", "2.5%"])
    #expect(Self.texts("€", 0, -20_000) == ["€0", "−€20k"])
    #expect(Self.texts("US$", 5) == ["US$5"] && Self.texts("kr", 5) == ["5 kr"])
    #expect(Self.texts("/s", 5) == ["5/s"] && Self.texts("ms/s", 5) == ["5 ms/s"])
    #expect(ValueUnit("€").marked("−5") == "−€5" && ValueUnit("ms").marked("5") == "5 ms")
  }

  @Test("Bytes and bits have the prefix that suits the labels")
  func prefixes() {
    #expect(Self.texts("MiB", 0, 512, 1024) == ["0.0 GiB", "0.5 GiB", "1.0 GiB"])
    #expect(Self.texts("MiB", 0, 256, 512) == ["0 MiB", "256 MiB", "512 MiB"])
    #expect(Self.texts("MiB", 0, 0.5) == ["0 KiB", "512 KiB"])
    #expect(Self.texts("B/s", 0, 2000) == ["0 kB/s", "2 kB/s"])
    #expect(Self.texts("GB", 0.001) == ["1 MB"] && Self.texts("B", 0.5) == ["0.5 B"])
    #expect(Self.texts("PiB", 4096) == ["4096 PiB"])
    #expect(Self.texts("kbit/s", 3000) == ["3 Mbit/s"])
  }

  @Test("Ticks of binary units are round in steps of 1024")
  func ticks() throws {
    let space = TickSpace(length: 24, minimumSpacing: 3, labels: 3...8)
    func numbers(_ upper: Double, _ unit: String?) throws -> [Double] {
      try NumberTicks.linear(
        in: AxisRange(0, upper), space: space, unit: unit.map { ValueUnit($0) }
      ).numbers.map(\.value)
    }
    #expect(try numbers(3000, "MiB") == [0, 512, 1024, 1536, 2048, 2560])
    #expect(try numbers(3000, "MB") == [0, 500, 1000, 1500, 2000, 2500, 3000])
    #expect(try numbers(800, "MiB") == numbers(800, nil))
  }

  @Test("An axis has the unit that all of its series have")
  func axes() {
    var set = ChartSet(
      positions: Positions(.listed([1]), unit: .number),
      series: ["ms", "ms"].enumerated().map {
        Series(label: "\($0.offset)", values: [1], unit: $0.element)
      })
    #expect(set.unit(ofAxis: 0)?.name == "ms")
    set.series[1].unit = "%"
    #expect(set.unit(ofAxis: 0) == nil)
    set.hasTwoAxes = true
    #expect(set.unit(ofAxis: 1)?.name == "%")
  }
}
