internal import ArgumentParser

/// How a chart looks.
///
/// A value that may begin with a minus sign is read whatever it is.
struct ChartLookArguments: ParsableArguments {
  @Flag(name: .chart(.stacked), help: ChartFlag.stacked.help)
  var isStacked = false
  @Flag(name: .chart(.percent), help: ChartFlag.percent.help)
  var isPercentage = false
  @Flag(name: .chart(.twoAxes), help: ChartFlag.twoAxes.help)
  var hasTwoAxes = false
  @Flag(name: .chart(.pie), help: ChartFlag.pie.help)
  var isPie = false
  @Option(help: ChartKey.scale.help("scale"))
  var scale: String?
  @Option(parsing: .unconditional, help: ChartKey.range.help("low..high"))
  var range: String?
  @Option(parsing: .unconditional, help: ChartKey.from.help("date"))
  var from: String?
  @Option(parsing: .unconditional, help: ChartKey.to.help("date"))
  var to: String?
  @Option(help: ChartKey.ticks.help("ticks"))
  var ticks: String?
  @Option(parsing: .unconditionalSingleValue, help: ChartKey.rule.help("value"))
  var rule: [String] = []
  @Option(help: ChartKey.hide.help("names"))
  var hide: [String] = []
  @Option(help: ChartKey.palette.help("palette"))
  var palette: String?
  @Option(help: ChartKey.up.help("color"))
  var up: String?
  @Option(help: ChartKey.zone.help("zone"))
  var zone: String?
  @Option(help: ChartKey.title.help("text"))
  var title: String?

  var settings: [(key: ChartKey, text: String)] {
    let all: [(ChartKey, String?)] = [
      (.scale, scale), (.range, range), (.from, from), (.to, to), (.ticks, ticks),
      (.palette, palette), (.up, up), (.zone, zone), (.title, title),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
      + rule.map { (.rule, $0) } + hide.map { (.hide, $0) }
  }
}
