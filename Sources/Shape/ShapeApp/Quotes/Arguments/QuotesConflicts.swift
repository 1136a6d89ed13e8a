internal import Charts
internal import Quotes

/// The parts of a plan that contradict each other, besides two answers.
struct QuotesConflicts {
  private let plan: QuotesPlan
  /// The options that were given.
  private let given: Set<String>
  /// What asks for an answer that is printed, if something does.
  private let printed: String?

  init(_ plan: QuotesPlan, _ arguments: QuotesArguments, _ answers: QuotesAnswers) {
    self.plan = plan
    let names =
      arguments.flags.map(\.rawValue) + arguments.settings.map(\.key.rawValue)
      + arguments.output.settings.map(\.key.rawValue)
    given = Set(names.map { $0 == "output" ? "-o" : "--\($0)" })
    printed = answers.options.first
  }

  /// Throws the first contradiction, with what would be right.
  func check() throws(Failure) {
    try checkAnswers()
    try checkSources()
    try checkFeed()
    try checkStream()
    try checkAlerts()
    try checkReading()
  }

  private func has(_ option: String) -> Bool { given.contains(option) }

  /// Returns the first of some options that was given.
  private func first(of options: String...) -> String? { options.first(where: has) }

  private func refuse(_ words: String) throws(Failure) -> Never { throw Failure(words: words) }

  /// What can be printed once only, if it is asked for: anything but lines for other programs.
  private var printedOnce: String? {
    switch plan.answer {
    case .screen, .bar: nil
    case .json where plan.output.file == nil: nil
    case .table, .json, .csv, .picture: printed
    }
  }
}

// MARK: - What is printed

extension QuotesConflicts {
  private func checkAnswers() throws(Failure) {
    guard let printed else { return }
    if plan.isPlain, plan.answer != .table {
      try refuse("--plain and \(printed) are different answers: leave one of them out")
    }
    if plan.answer != .picture, has("--size") {
      try refuse("--size is that of a picture, and \(printed) prints none: leave it out")
    }
  }
}

// MARK: - What is read

extension QuotesConflicts {
  private func checkSources() throws(Failure) {
    if plan.sources.count(where: { $0 == .standardInput }) > 1 {
      try refuse("- is standard input, which can be read once: name it once")
    }
    if has("--group"), !plan.sources.isEmpty, plan.list == nil {
      try refuse(
        "--group is one of the watch list, which files take the place of: leave it out, or name "
          + "the list by --list")
    }
  }

  private func checkFeed() throws(Failure) {
    guard plan.feed != nil else {
      if let option = first(of: "--refresh", "--time-limit") {
        try refuse("\(option) goes with --feed, which runs a command")
      }
      return
    }
    if plan.follows {
      try refuse(
        "--feed runs a command for prices, --follow reads a stream of them: "
          + "leave one of them out")
    }
    if has("--refresh"), !has("--once"), let option = printedOnce {
      try refuse("--refresh runs the command again, \(option) prints once: leave one of them out")
    }
  }

  private func checkStream() throws(Failure) {
    guard plan.follows, let option = first(of: "--once") ?? printedOnce else { return }
    try refuse(
      "--follow shows prices while they come, \(option) prints once: leave --follow out to print "
        + "when the input ends")
  }

  private func checkReading() throws(Failure) {
    let reading = plan.reading
    if reading.input == .tsv, let delimiter = reading.delimiter, delimiter != .tab {
      try refuse(
        "--input tsv has tabs between cells: --delimiter \(delimiter.rawValue) goes with "
          + "--input csv")
    }
    if reading.input == .json, let option = first(of: "--delimiter", "--header", "--decimal") {
      try refuse("\(option) is about rows of cells, which JSON hasn’t: it goes with --input csv")
    }
  }
}

// MARK: - What is heard

extension QuotesConflicts {
  private func checkAlerts() throws(Failure) {
    if let printed, !plan.isRepeated,
      let option = first(of: "--alert", "--sound", "--device", "--volume")
    {
      try refuse(
        "\(option) is about alerts, which ring when prices change, and \(printed) prints once: "
          + "leave one of them out")
    }
  }
}
