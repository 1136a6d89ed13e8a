import Testing

@testable import Tables

struct ColumnNameTests {
  @Test(
    "The unit in a name is split off",
    arguments: [
      ("size (MiB)", "size", "MiB"), ("temp [°C]", "temp", "°C"), ("time [s]", "time", "s"),
      ("Memory, MB", "Memory", "MB"), ("latency_ms", "latency", "ms"), ("lat_us", "lat", "µs"),
      ("price_usd", "price", "USD"), ("Price (USD)", "Price", "USD"),
      ("Amount in €", "Amount", "€"),
      ("disk_gib", "disk", "GiB"), ("rx (kB/s)", "rx", "kB/s"), ("load [%]", "load", "%"),
      ("%idle", "idle", "%"), ("Use%", "Use", "%"), ("cpu_percent", "cpu", "%"),
      ("elapsed (seconds)", "elapsed", "s"), ("ms", "ms", "ms"), ("Height (m)", "Height", "m"),
    ])
  func units(name: String, base: String, unit: String) {
    let column = ColumnName(name)
    #expect(column.base == base && column.unit == unit)
  }

  @Test(
    "Other names have no unit",
    arguments: [
      "size", "Plan (A)", "Item(s)", "GDP (2015)", "cases_us", "Smith, Ann", "USD", "max_min",
      "a_b",
      "Close (adj)", "checked in", "", "()",
    ])
  func others(name: String) {
    #expect(ColumnName(name).unit == nil && ColumnName(name).base == name)
  }

  @Test("Units in names are converted like those of cells")
  func converted() throws {
    var table = try DelimitedText.table(of: Array("a_ms,b (s),c\n5,2,1\n6,3,1\n".utf8))
    let converted = table.unifyUnits(except: nil)
    #expect(table.columns.map(\.unit) == ["ms", "ms", nil])
    #expect(table["b (s)"]?.content == .numbers([2000, 3000]))
    #expect(converted.map(\.name) == ["b (s)"])
  }
}
