internal import Synth
internal import Widgets

/// The sounds of the list in order, limited to those that match the filter.
struct SoundEntries: Hashable, Sendable {
  /// A line of the list.
  enum Line: Hashable, Sendable {
    /// A sound, by its position among the matches.
    case sound(Int)
    case heading(String)
    case gap
  }

  /// The built-in sounds, followed by the user's own.
  private(set) var all: [SoundEntry]
  /// The indices of the matches in `all`, in order.
  private(set) var matches: [Int] = []
  /// The number of built-in sounds among the matches.
  private(set) var builtInMatches = 0
  /// Whether a filter is active.
  private(set) var isFiltered = false
  /// The width of the widest name, in columns.
  private(set) var widestName = 0
  /// The names and summaries, folded for filtering; computed on first use.
  private var searchable: [[UInt8]]?

  init(_ entries: [SoundEntry]) {
    all = entries.filter { !$0.isOwn } + entries.filter(\.isOwn)
    widestName = ListRow.widest(of: all.lazy.map(\.name))
    filter(by: "")
  }

  /// Appends a user's sound, and clears the filter.
  mutating func append(_ entry: SoundEntry) {
    all.append(entry)
    searchable = nil
    widestName = max(widestName, ListRow.widest(of: [entry.name]))
    filter(by: "")
  }

  /// Shows only the sounds whose name or summary contains all words of a text.
  mutating func filter(by text: String) {
    let filter = ListFilter(text)
    isFiltered = !filter.isEmpty
    if filter.isEmpty {
      matches = Array(all.indices)
    } else {
      let texts = searchable ?? all.map { ListFilter.folded("\($0.name)\n\($0.summary)") }
      searchable = texts
      matches = all.indices.filter { filter.matches(folded: texts[$0]) }
    }
    builtInMatches = matches.prefix { !all[$0].isOwn }.count
  }

  /// The number of matches.
  var count: Int { matches.count }

  /// Returns a sound by its position among the matches.
  subscript(position: Int) -> SoundEntry? {
    matches.indices.contains(position) ? all[matches[position]] : nil
  }

  /// Returns the position among the matches of a sound, by its index in `all`.
  func position(of index: Int) -> Int? { matches.firstIndex(of: index) }

  /// Returns the position of a sound among the matches.
  func position(of sound: FoundSound) -> Int? {
    all.firstIndex { $0.sound == sound }.flatMap { position(of: $0) }
  }
}

// MARK: - Lines

extension SoundEntries {
  /// The lines between the built-in sounds and the user's own.
  private var between: [Line] {
    guard builtInMatches < count else { return [] }
    return (builtInMatches > 0 ? [.gap] : []) + [.heading("Your own")]
  }

  /// The number of lines without a filter.
  var unfilteredLineCount: Int {
    let hasOwn = all.last?.isOwn == true
    let hasBuiltIn = all.first?.isOwn == false
    return all.count + (hasOwn ? 1 : 0) + (hasOwn && hasBuiltIn ? 1 : 0)
  }

  /// The number of lines for the sounds and the heading between them.
  var lineCount: Int { count + between.count }

  /// Returns the line at an index from 0 to `lineCount - 1`.
  func line(_ number: Int) -> Line {
    let between = between
    if number < builtInMatches { return .sound(number) }
    if number < builtInMatches + between.count { return between[number - builtInMatches] }
    return .sound(number - between.count)
  }

  /// Returns the line index of a sound, by its position among the matches.
  func line(ofPosition position: Int) -> Int {
    position < builtInMatches ? position : position + between.count
  }
}

extension SoundEntry {
  /// Whether it is one of the user's own files.
  var isOwn: Bool {
    switch sound {
    case .builtIn: false
    case .file: true
    }
  }
}
