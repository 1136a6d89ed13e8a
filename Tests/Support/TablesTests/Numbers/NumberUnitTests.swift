import Testing

@testable import Tables

@Suite("Units, currencies and amounts in parentheses")
struct NumberUnitTests {
  /// Returns the numbers of a column with some cells.
  private func numbers(_ cells: [String]) throws -> [Double] {
    let rows = cells.map { "2024-01-01;\"\($0)\"\n" }.joined()
    let table = try DelimitedText.table(of: Array(("d;v\n" + rows).utf8))
    guard case .numbers(let values)? = table["v"]?.content else { return [] }
    return values
  }

  @Test(
    "Numbers are converted to the unit of the first",
    arguments: [
      (["512MiB", "1GiB", "0B"], [512, 1024, 0]), (["20ms", "1.5s"], [20, 1500]),
      (["250 µs", "1 ms"], [250, 1000]), (["3.2 kB/s", "1 MB/s"], [3.2, 1000]),
      (["21 °C", "-3 °C"], [21, -3]), (["1.5k", "3M", "900"], [1500, 3e6, 900]),
      (["4.0K", "8.0K", "1.2M"], [4000, 8000, 1.2e6]),
      (["1.1B", "1.2B", "950M"], [1.1e9, 1.2e9, 950e6]),
      (["1.2K", "3.4K", "900"], [1200, 3400, 900]), (["1,2K", "3,4K", "900"], [1200, 3400, 900]),
      (["7.5Gi", "512Mi", "0B"], [7.5, 0.5, 0]), (["4Ki", "1Mi"], [4, 1024]),
      (["290 K", "300 K"], [290, 300]), (["5B", "6B"], [5, 6]),
      (["0:42:10", "1:00:00.5"], [2530, 3600.5]), (["100:00:00", "00:00:01"], [360_000, 1]),
    ] as [([String], [Double])])
  func units(cells: [String], values: [Double]) throws {
    #expect(try numbers(cells) == values)
  }

  @Test("Units of different kinds aren’t mixed")
  func mixedUnits() {
    #expect(throws: TableError.self) { try numbers(["5 ms", "6 ms", "7 MB"]) }
    #expect(throws: TableError.self) { try numbers(["5 ms", "6 ms", "7"]) }
  }

  @Test(
    "Amounts may be in parentheses, and have a currency on either side",
    arguments: [
      (["(1,234.50)", "2.00"], [-1234.5, 2]), (["$(5.25)", "$3.10"], [-5.25, 3.1]),
      (["EUR 3.50", "EUR 4"], [3.5, 4]), (["1'234.50 CHF", "2.00 CHF"], [1234.5, 2]),
      (["1.234,50 €", "2,00 €"], [1234.5, 2]), (["1 234,50", "2,00"], [1234.5, 2]),
      (["1\u{202F}234,50", "2,00"], [1234.5, 2]), (["12 %", "3%"], [12, 3]),
      (["₹5", "₹6"], [5, 6]), (["5\u{A0}kr", "6\u{A0}kr"], [5, 6]),
    ] as [([String], [Double])])
  func amounts(cells: [String], values: [Double]) throws {
    #expect(try numbers(cells) == values)
  }

  @Test("Times of day and names with numbers are texts")
  func texts() throws {
    #expect(try numbers(["09:30:00", "10:00:00"]).isEmpty)
    #expect(try numbers(["1A", "2C"]).isEmpty)
    #expect(try numbers(["15A", "15A"]).isEmpty && numbers(["1980s", "1990s"]).isEmpty)
    #expect(try numbers(["A 5", "A 6"]).isEmpty)
  }

  @Test(
    "A unit has its usual name",
    arguments: [
      ("512MiB", "MiB"), ("5 KB", "kB"), ("7B", "B"), ("3 Gbit/s", "Gbit/s"), ("20ms", "ms"),
      ("9 us", "µs"), ("0:42:10", "s"), ("3 hrs", "h"), ("21 °C", "°C"), ("4 kWh", "kWh"),
      ("5k", nil),
    ] as [(String, String?)])
  func names(cell: String, name: String?) {
    #expect(NumberUnit.common(of: [Array(cell.utf8)])?.name == name)
  }
}
