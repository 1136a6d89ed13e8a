internal import ArgumentParser

/// How data are read.
struct ChartDataArguments: ParsableArguments {
  @Option(help: ChartKey.input.help("form"))
  var input: String?
  @Option(help: ChartKey.delimiter.help("delimiter"))
  var delimiter: String?
  @Option(help: ChartKey.header.help("yes|no"))
  var header: String?
  @Option(help: ChartKey.decimal.help("mark"))
  var decimal: String?
  @Option(help: ChartKey.date.help("order"))
  var date: String?
  @Option(help: ChartKey.times.help("unit"))
  var times: String?
  @Option(help: ChartKey.x.help("column"))
  var x: String?
  @Option(help: ChartKey.columns.help("columns"))
  var columns: [String] = []
  @Option(help: ChartKey.kind.help("kind"))
  var kind: [String] = []
  @Flag(name: .chart(.volume), help: ChartFlag.volume.help)
  var hasVolume = false
  @Flag(name: .chart(.skipBadRows), help: ChartFlag.skipBadRows.help)
  var skipsBadRows = false
  @Option(help: ChartKey.join.help("way"))
  var join: String?

  var settings: [(key: ChartKey, text: String)] {
    let all: [(ChartKey, String?)] = [
      (.input, input), (.delimiter, delimiter), (.header, header), (.decimal, decimal),
      (.date, date), (.times, times), (.x, x), (.join, join),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
      + columns.map { (.columns, $0) } + kind.map { (.kind, $0) }
  }
}
