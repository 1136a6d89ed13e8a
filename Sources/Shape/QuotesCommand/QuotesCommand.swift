internal import Charts
internal import Clocks
internal import Files
package import Outputs
internal import Programs
package import QuoteViews
internal import Quotes
internal import Runtime
package import ShapeCommand
internal import TerminalIO

/// `shape quotes`.
@MainActor
package enum QuotesCommand {
  package static func run(_ plan: QuotesPlan, in context: CommandContext) throws(CommandError) {
    let stream = try stream(of: plan, in: context)
    let listPath = plan.list ?? defaultList(context.environment)
    // A filtered list isn't saved over the full one.
    let isSaved = plan.symbols.isEmpty && (plan.list != nil || plan.sources.isEmpty)
    let now = ProgramClocks(countsSuspension: false).now.wall.seconds
    var files = QuoteFiles(plan.sourceReader(now: now), span: plan.span, until: try plan.untilDay)
    if plan.list != nil || plan.sources.isEmpty, let listPath { try files.read(list: listPath) }
    for source in plan.sources {
      if let rest = stream.map({ $0.rest(of: source) }) ?? source {
        try read(rest, &files, in: context)
      }
    }
    if let symbol = stream?.symbol { files.add(symbols: [symbol]) }
    if plan.feed != nil || stream != nil {
      files.add(symbols: plan.symbols)
    }
    if !plan.symbols.isEmpty { try files.keep(plan.symbols) }
    try check(files, plan, isSaved: isSaved, hasStream: stream != nil, in: context)
    var settings = plan.settings(on: plan.zone, notes: files.notes)
    (settings.isSaved, settings.listPath) = (isSaved, isSaved ? listPath : nil)
    settings.isUnicode = context.isUnicode
    settings.isStill = plan.isStill || context.wantsStillness
    let symbols = files.list.symbols
    // A picture has no tabs.
    let list = plan.isPicture && plan.group == nil ? files.list.ungrouped : files.list
    let program = QuotesProgram(
      list, files.book, settings,
      stream: stream.map { _ in
        plan.lines(defaultSymbol: stream?.symbol ?? (symbols.count == 1 ? symbols[0] : nil))
      })
    let hasAlerts = !(plan.alerts + files.list.alerts).isEmpty
    let named = plan.alarm.sound != nil || plan.alarm.device != nil
    var means: QuoteAlarmMeans?
    if hasAlerts || named, !plan.isPrinted, !plan.isPlain {
      guard ThreadSupply.suffices else { throw .noThreads }
      // Reports sound problems before the screen is taken over.
      means = try QuoteAlarmMeans(
        plan.alarm, hasBell: true, environment: context.environment,
        clock: ProgramClocks(countsSuspension: false).own.reading)
    }
    let handler = QuotesHandler(
      plan,
      SavedWatchList(
        listPath, bytes: files.listBytes, isSaved: isSaved, isPart: !plan.symbols.isEmpty),
      stream: stream?.source, means: means, in: context)
    try show(program, plan, handler, in: context)
  }

  /// Returns the default file of the list; `nil` without a home directory.
  private static func defaultList(_ environment: (String) -> String?) -> String? {
    XDGFolders(environment: environment).settings.map { $0 + "/shape/quotes.csv" }
  }

  private static func read(
    _ source: QuoteSource, _ files: inout QuoteFiles, in context: CommandContext
  ) throws(CommandError) {
    switch source {
    case .standardInput:
      if context.isTerminal(0) {
        throw CommandError(
          words: "name a file, such as \(context.name) quotes prices.csv, or pipe data in: "
            + "COMMAND | \(context.name) quotes -")
      }
      try files.add(QuoteFiles.standardInput, symbol: nil)
    case .path(let symbol, let paths): for path in paths { try files.add(path, symbol: symbol) }
    }
  }

  /// Throws if the group doesn't exist or there are no quotes.
  private static func check(
    _ files: QuoteFiles, _ plan: QuotesPlan, isSaved: Bool, hasStream: Bool,
    in context: CommandContext
  ) throws(CommandError) {
    if let name = plan.group, !files.list.groups.contains(where: { $0.name == name }) {
      let names = files.list.groups.map(\.name).filter { !$0.isEmpty }
      throw CommandError(
        words: "the list has no group “\(name)”"
          + (names.isEmpty ? "" : "; the groups are \(names.joined(separator: ", "))"))
    }
    if let until = plan.until, plan.isPrinted, !hasStream, plan.feed == nil,
      !files.list.symbols.isEmpty, !files.list.symbols.contains(where: files.hasPrice)
    {
      throw CommandError(words: "the data has no prices up to \(until)", status: 65)
    }
    guard files.list.symbols.isEmpty, !hasStream, !isSaved || plan.isPrinted else { return }
    throw CommandError(
      words: isSaved
        ? "the watch list is empty: name files, such as \(context.name) quotes prices.csv, or "
          + "press a in \(context.name) quotes"
        : "the data has no prices", status: isSaved ? 66 : 65)
  }

  private static func show(
    _ program: QuotesProgram, _ plan: QuotesPlan, _ handler: QuotesHandler,
    in context: CommandContext
  ) throws(CommandError) {
    var program = program
    if !plan.isPrinted, !plan.isPlain, let terminal = context.openOutput(plan.output) {
      terminal.run(program, handler)
      throw .noDescriptors
    }
    let clocks = ProgramClocks(countsSuspension: false)
    let waits = plan.feed != nil || program.stream != nil
    if plan.feed?.isForEachSymbol == true, program.stream == nil, program.list.symbols.isEmpty {
      throw CommandError(
        words: "the watch list is empty: name the symbols for --feed, such as "
          + "\(context.name) quotes AAPL", status: 66)
    }
    if waits {
      program.prints(isOnce: !plan.isRepeated, isPlain: plan.isPlain && plan.isRepeated)
      Runner(program, .init(context.capabilities), handler, clocks: clocks, terminal: nil)?.run()
      throw .noDescriptors
    }
    if plan.isPicture {
      try QuotesOutput.put(program, plan.output, at: clocks.now, in: context)
    } else {
      let text = QuotesPrinter(on: plan, at: clocks.now, in: context).text(program.reports)
      try PictureFile.write(Array(text.utf8), to: plan.output.file ?? "-", in: context)
    }
    for note in program.settings.notes { context.note(note) }
  }

  /// The source that is followed, and the argument that named it.
  private struct FollowedSource {
    var source: FollowedInput
    var argument: QuoteSource

    /// The symbol of its bare prices, if given.
    var symbol: String? { if case .path(let symbol, _) = argument { symbol } else { nil } }

    /// Returns what remains of a source without the followed part; `nil` if nothing does.
    func rest(of source: QuoteSource) -> QuoteSource? {
      guard source == argument else { return source }
      guard case .path(let symbol, let paths) = source, paths.count > 1 else { return nil }
      return .path(symbol: symbol, Array(paths.dropLast()))
    }
  }

  /// Returns the source to follow: standard input if named, otherwise the last file.
  private static func stream(
    of plan: QuotesPlan, in context: CommandContext
  ) throws(CommandError) -> FollowedSource? {
    guard plan.follows else { return nil }
    if plan.sources.contains(.standardInput) {
      if context.isTerminal(0) {
        throw CommandError(
          words: "pipe in lines such as AAPL,14:30,231.40: COMMAND | \(context.name) quotes "
            + "--follow")
      }
      // Without a program to show it, the stream is read to its end.
      return FollowedSource(source: try FollowedInput(nil), argument: .standardInput)
    }
    guard case .path(_, let paths)? = plan.sources.last, let path = paths.last,
      let last = plan.sources.last
    else { return nil }
    return FollowedSource(source: try FollowedInput(path), argument: last)
  }
}

extension QuotesPrinter {
  /// Creates a printer for standard output or the output file.
  @MainActor
  init(on plan: QuotesPlan, at now: Moment, in context: CommandContext) {
    self.init(
      plan.form, decimals: plan.decimals, up: plan.up, on: plan.zone, at: now,
      isASCII: !context.isUnicode, isShown: plan.output.file == nil && context.isTerminal(1))
  }
}

extension QuotesPlan {
  /// The scale that converts times to dates.
  var zone: DateScale { .zone(isUTC: isUTC) }

  /// Returns the reader of files at a time, in seconds since 1970.
  func sourceReader(now: Double) -> QuoteSourceReader {
    QuoteSourceReader(options: reading, now: now, zone: zone)
  }

  /// Returns the line reader of a stream.
  func lines(defaultSymbol: String?) -> QuoteLines {
    QuoteLines(defaultSymbol: defaultSymbol, reading, zone: zone)
  }
}
