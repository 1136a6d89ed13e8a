internal import Alarms
internal import Widgets

/// The sounds of the list in their order, as far as they match its filter.
struct SoundEntries: Hashable, Sendable {
  /// A line of the list.
  enum Line: Hashable, Sendable {
    /// A sound, by its place among those that match.
    case sound(Int)
    case heading(String)
    case gap
  }

  /// The built-in sounds, then the user's own.
  private(set) var all: [SoundLibrary.Entry]
  /// The places of those that match in `all`, in order.
  private(set) var matches: [Int] = []
  /// The number of built-in sounds among those that match.
  private(set) var builtInMatches = 0
  /// Whether a filter leaves sounds out.
  private(set) var isFiltered = false
  /// The columns of the widest name.
  private(set) var widestName = 0
  /// Names and summaries as a filter takes them, once there has been one.
  private var searchable: [[UInt8]]?

  init(_ entries: [SoundLibrary.Entry]) {
    all = entries.filter { !$0.isOwn } + entries.filter(\.isOwn)
    widestName = ListRow.widest(of: all.lazy.map(\.name))
    filter(by: "")
  }

  /// Adds a sound of the user's at the end, and shows all.
  mutating func append(_ entry: SoundLibrary.Entry) {
    all.append(entry)
    searchable = nil
    widestName = max(widestName, ListRow.widest(of: [entry.name]))
    filter(by: "")
  }

  /// Shows only the sounds in whose names or summaries all words of a text occur.
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

  /// The number of sounds that match.
  var count: Int { matches.count }

  /// Returns a sound by its place among those that match.
  subscript(position: Int) -> SoundLibrary.Entry? {
    matches.indices.contains(position) ? all[matches[position]] : nil
  }

  /// Returns the place among those that match of a sound by its place in `all`.
  func position(of index: Int) -> Int? {
    var range = matches.startIndex..<matches.endIndex
    while let middle = range.middle {
      if matches[middle] == index { return middle }
      range = matches[middle] < index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Returns the place among those that match of a sound.
  func position(of sound: FoundSound) -> Int? {
    all.firstIndex { $0.sound == sound }.flatMap { position(of: $0) }
  }
}

// MARK: - Lines

extension SoundEntries {
  /// The lines between built-in sounds and the user's own.
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

  /// The number of lines of the sounds and the headings between them.
  var lineCount: Int { count + between.count }

  /// Returns a line; `number` is from 0 to `lineCount - 1`.
  func line(_ number: Int) -> Line {
    let between = between
    if number < builtInMatches { return .sound(number) }
    if number < builtInMatches + between.count { return between[number - builtInMatches] }
    return .sound(number - between.count)
  }

  /// Returns the number of the line of a sound by its place among those that match.
  func line(ofPosition position: Int) -> Int {
    position < builtInMatches ? position : position + between.count
  }
}

extension SoundLibrary.Entry {
  /// Whether it is a file of the user's.
  var isOwn: Bool {
    switch sound {
    case .builtIn: false
    case .file: true
    }
  }
}

extension Range<Int> {
  /// The element in the middle.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
