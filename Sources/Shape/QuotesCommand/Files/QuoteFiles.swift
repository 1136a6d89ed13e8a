internal import Charts
internal import Files
internal import Glibc
internal import Outputs
internal import QuoteViews
internal import Quotes
internal import Texts

/// A watch list and its quotes, as read from files.
struct QuoteFiles {
  private(set) var list = WatchList()
  private(set) var book: QuoteBook
  /// Sentences about omitted or ambiguous data.
  private(set) var notes: [String] = []
  /// The contents of the saved list; `nil` if there is no file.
  private(set) var listBytes: [UInt8]?
  private let reader: QuoteSourceReader
  /// The location of each symbol's row.
  private var places: [String: (group: Int, row: Int)] = [:]
  /// The symbols whose holdings come from files.
  private var held: Set<String> = []
  /// The last day to show, in days since 1970.
  private let until: Int?

  /// The file name that stands for standard input.
  static let standardInput = "-"

  /// Creates an empty list.
  init(_ reader: QuoteSourceReader, span: LineSpan, until: Int?) {
    (self.reader, self.until) = (reader, until)
    book = QuoteBook(span: span)
  }

  // MARK: A saved list

  /// Reads a saved list and the sources of its rows; a missing file is an empty list.
  mutating func read(list path: String) throws(CommandError) {
    guard let bytes = try Self.bytes(ofList: path) else { return }
    let found = try Self.list(of: bytes, path)
    (list, listBytes) = (found.list, bytes)
    notes += found.notes
    for (group, rows) in list.groups.enumerated() {
      for (row, entry) in rows.entries.enumerated() where places[entry.symbol] == nil {
        places[entry.symbol] = (group, row)
      }
    }
    let folder = (Folder.parent(of: path) ?? ".") + "/"
    var readings: [String: QuoteReading] = [:]
    for group in list.groups {
      for entry in group.entries {
        for source in entry.sources {
          let file = PathText.isAbsolute(source) ? source : folder + source
          // Keeps a row whose source is missing, so that the rest of the list works.
          do throws(CommandError) {
            if readings[file] == nil { readings[file] = try reading(of: file) }
            book.put(readings[file].map { [$0] } ?? [], of: entry.symbol)
          } catch { notes.append(error.words) }
        }
      }
    }
  }

  /// Parses a list file, and returns notes about it.
  static func list(
    of bytes: [UInt8], _ path: String
  ) throws(CommandError) -> (list: WatchList, notes: [String]) {
    do throws(WatchListError) { return try WatchListFile.list(of: bytes, file: path) } catch {
      throw CommandError(words: error.description, status: 65)
    }
  }

  /// Returns the contents of a list file; `nil` if it doesn't exist.
  static func bytes(ofList path: String) throws(CommandError) -> [UInt8]? {
    do throws(ReadError) { return try RegularFile.read(path, upTo: 1 << 24) } catch {
      if error.isMissing { return nil }
      throw CommandError.unreadable(path, error.words)
    }
  }

  /// Reads a file, without data after the last day to show.
  func reading(of file: String) throws(CommandError) -> QuoteReading {
    cut(try reader.read(file).reading)
  }

  // MARK: Sources of the command line

  /// Reads a file, or the files in a folder, and adds rows for their symbols.
  mutating func add(_ path: String, symbol: String?) throws(CommandError) {
    guard path == Self.standardInput || !Folder.isFolder(path) else {
      let suffixes = [".csv", ".tsv", ".txt", ".json", ".jsonl"]
      let files = Folder.files(in: path).filter { name in
        suffixes.contains { name.lowercased().hasSuffix($0) }
      }
      guard !files.isEmpty else {
        throw CommandError(
          words: "\(path) contains no price files (\(suffixes.joined(separator: ", ")))",
          status: 66)
      }
      return try add(files.sorted().map { "\(path)/\($0)" }, symbol)
    }
    let content = try reader.read(path)
    let reading = cut(content.reading)
    notes += reading.notes.map { "\(PathText.name(of: path)): \($0)" }
    let sources = path == Self.standardInput ? [] : [Self.absolute(path)]
    let isOne = reading.isOfOneSymbol
    let own = isOne ? reading.histories.first?.symbol : nil
    let name = symbol ?? own ?? QuoteReader.symbol(ofFile: path)
    for history in reading.histories {
      let symbol = isOne ? name : history.symbol ?? name
      addRow(WatchEntry(symbol, name: history.name, sources: sources))
    }
    for snapshot in reading.snapshots where isShown(snapshot.time) {
      guard !isOne else {
        addRow(WatchEntry(name, name: snapshot.name, sources: sources))
        continue
      }
      var entry = WatchEntry(snapshot.symbol, name: snapshot.name, sources: sources)
      entry.holding = snapshot.amount.map { Holding(amount: $0, cost: snapshot.cost) }
      addRow(entry)
    }
    book.put([reading], of: name)
    for tick in content.ticks where isShown(tick.time.map { .seconds($0) }) {
      if book.take(tick, now: reader.now) { addRow(WatchEntry(tick.symbol)) }
    }
  }

  /// Reads the files in a folder; those without prices are skipped with a note.
  private mutating func add(_ files: [String], _ symbol: String?) throws(CommandError) {
    var failure: CommandError?
    var hasPrices = false
    for file in files {
      do throws(CommandError) {
        try add(file, symbol: symbol)
        hasPrices = true
      } catch {
        failure = failure ?? error
        notes.append(error.words)
      }
    }
    if !hasPrices, let failure { throw failure }
  }

  /// Returns a path that doesn't depend on the working directory.
  static func absolute(_ path: String) -> String {
    // Keeps a symbolic link unresolved, since its target may change.
    guard !PathText.isAbsolute(path), let folder = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder) + "/" + path
  }

  private mutating func addRow(_ entry: WatchEntry) {
    guard let (group, row) = places[entry.symbol] else {
      guard list.append(entry, toGroup: 0) else { return }
      places[entry.symbol] = (0, list.groups[0].entries.count - 1)
      if entry.holding != nil { held.insert(entry.symbol) }
      return
    }
    let known = list.groups[group].entries[row]
    let new = entry.sources.filter { !known.sources.contains($0) }
    list.change(row: row, group: group) {
      $0.sources += new
      if known.name == nil { $0.rename(to: entry.name) }
    }
    guard let holding = entry.holding else { return }
    // Adds up the holdings of several files; a holding in the list itself takes precedence.
    if let own = known.holding {
      guard held.contains(entry.symbol) else { return }
      list.change(row: row, group: group) { $0.holding = own.joined(with: holding) }
    } else {
      list.change(row: row, group: group) { $0.holding = holding }
      held.insert(entry.symbol)
    }
  }

  func hasPrice(_ symbol: String) -> Bool { book.quote(symbol).price != nil }

  /// Adds rows for symbols, such as those that a command is run for.
  mutating func add(symbols: [String]) {
    for symbol in symbols { addRow(WatchEntry(symbol)) }
  }

  /// Keeps only the rows of the given symbols, in the given order.
  mutating func keep(_ symbols: [String]) throws(CommandError) {
    let known = list.symbols
    if let missing = symbols.first(where: { !known.contains($0) }) {
      throw CommandError(
        words: "there is no row for the symbol “\(missing)”; "
          + (known.isEmpty
            ? "the list is empty" : "the symbols are " + known.prefix(20).joined(separator: ", ")))
    }
    var kept = WatchList()
    for symbol in symbols {
      if let entry = list.entry(of: symbol) { try? kept.add(entry, toGroup: 0) }
    }
    list = kept
  }

  private func cut(_ reading: QuoteReading) -> QuoteReading {
    guard let until else { return reading }
    var reading = reading
    for index in reading.histories.indices {
      let history = reading.histories[index].history
      reading.histories[index].history = history.until(
        history.isDaily ? Double(until) : end(of: until) - 0.001)
    }
    reading.snapshots.removeAll { !isShown($0.time) }
    return reading
  }

  /// Returns whether a time is at most on the last day to show.
  private func isShown(_ time: Quote.Time?) -> Bool {
    guard let until else { return true }
    switch time {
    case .day(let day): return day <= until
    case .seconds(let seconds): return seconds < end(of: until)
    case nil: return true
    }
  }

  /// Returns the end of a day (midnight) in the chosen zone.
  private func end(of day: Int) -> Double {
    reader.zone.position(ofLocalSecond: Double(day + 1) * 86_400)
  }
}
