internal import ArgumentParser

/// Which rows are shown, and in what order.
struct QuotesListArguments: ParsableArguments {
  @Option(help: QuotesKey.list.help("file"))
  var list: String?
  @Option(help: QuotesKey.symbols.help("symbols"))
  var symbols: [String] = []
  @Option(help: QuotesKey.group.help("name"))
  var group: String?
  @Option(help: QuotesKey.sort.help("order"))
  var sort: String?
  @Flag(name: .quotes(.reverse), help: QuotesFlag.reverse.help)
  var isReversed = false

  var settings: [(key: QuotesKey, text: String)] {
    let all: [(QuotesKey, String?)] = [(.list, list), (.group, group), (.sort, sort)]
    return all.compactMap { key, text in text.map { (key, $0) } }
      + symbols.map { (.symbols, $0) }
  }
}

/// How data are read.
struct QuotesDataArguments: ParsableArguments {
  @Option(help: QuotesKey.input.help("form"))
  var input: String?
  @Option(help: QuotesKey.delimiter.help("delimiter"))
  var delimiter: String?
  @Option(help: QuotesKey.header.help("yes|no"))
  var header: String?
  @Option(help: QuotesKey.decimal.help("mark"))
  var decimal: String?
  @Option(help: QuotesKey.date.help("order"))
  var date: String?
  @Option(name: .quotes(.timeColumn), help: QuotesKey.timeColumn.help("column"))
  var timeColumn: String?
  @Option(name: .quotes(.priceColumn), help: QuotesKey.priceColumn.help("column"))
  var priceColumn: String?
  @Option(name: .quotes(.symbolColumn), help: QuotesKey.symbolColumn.help("column"))
  var symbolColumn: String?
  @Option(help: QuotesKey.column.help("part=column"))
  var column: [String] = []
  @Flag(name: .quotes(.strict), help: QuotesFlag.strict.help)
  var isStrict = false

  var settings: [(key: QuotesKey, text: String)] {
    let all: [(QuotesKey, String?)] = [
      (.input, input), (.delimiter, delimiter), (.header, header), (.decimal, decimal),
      (.date, date), (.timeColumn, timeColumn), (.priceColumn, priceColumn),
      (.symbolColumn, symbolColumn),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } } + column.map { (.column, $0) }
  }
}

/// Where prices come from while the list is shown.
struct QuotesLiveArguments: ParsableArguments {
  @Flag(name: .quotes(.follow), help: QuotesFlag.follow.help)
  var follows = false
  @Option(help: QuotesKey.feed.help("command"))
  var feed: String?
  @Option(help: QuotesKey.refresh.help("span"))
  var refresh: String?
  @Option(name: .quotes(.timeLimit), help: QuotesKey.timeLimit.help("span"))
  var timeLimit: String?

  var settings: [(key: QuotesKey, text: String)] {
    let all: [(QuotesKey, String?)] = [
      (.feed, feed), (.refresh, refresh), (.timeLimit, timeLimit),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}
