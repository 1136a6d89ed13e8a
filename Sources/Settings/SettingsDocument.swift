/// A settings file that was read: its values, and where each stands in the text.
package struct SettingsDocument: Hashable, Sendable {
  /// A key with its value, on a line of its own.
  package struct Entry: Hashable, Sendable {
    /// The path from the top of the file.
    package var path: SettingsPath
    /// The value.
    package var value: TOMLValue
    /// The line on which it begins, from 1.
    package var line: Int
    /// The bytes of the value.
    var range: Range<Int>
    /// The bytes of its lines, with the comment after it and the end of the line.
    var lines: Range<Int>
  }

  /// A header such as `[alarm]` with the entries below it, or what stands before the first header.
  struct Section: Hashable, Sendable {
    var path: SettingsPath
    /// The bytes of the header's line; empty at the top of the file.
    var header: Range<Int>
    /// The indices of its entries.
    var entries: [Int] = []
  }

  /// What a path is defined as.
  enum Definition: Hashable, Sendable {
    /// The entry with this index.
    case entry(Int)
    /// A table with a header, the section with this index.
    case section(Int)
    /// A table that only the headers of tables inside it mention.
    case implicit
    /// A table that dotted keys in this section mention.
    case dotted(Int)
    /// A list of this many tables with headers such as `[[timers]]`.
    case list(Int)
  }

  /// The text.
  let bytes: [UInt8]
  /// All entries, in the order of the file.
  package private(set) var entries: [Entry] = []
  private(set) var sections: [Section]
  private(set) var definitions: [SettingsPath: Definition] = [:]
  /// The keys in each table, in the order in which they are defined.
  private var members: [SettingsPath: [String]] = [:]

  init(_ bytes: [UInt8]) {
    let start = TOMLReader.start(of: bytes)
    self.bytes = bytes
    sections = [Section(path: SettingsPath(), header: start..<start)]
    definitions[SettingsPath()] = .section(0)
  }
}

// MARK: - Reading

extension SettingsDocument {
  /// Begins a section.
  mutating func open(
    _ keys: [String], isElement: Bool, range: Range<Int>, line: Int
  ) throws(SettingsError) {
    var path = SettingsPath()
    for (depth, key) in keys.enumerated() {
      path = path[key]
      let definition = definitions[path]
      guard depth == keys.count - 1 else {
        switch definition {
        case nil: define(path, as: .implicit)
        case .entry: throw .line(line, "\(path) is a value, not a table")
        case .list(let count): path = path[count - 1]
        case .section, .implicit, .dotted: break
        }
        continue
      }
      switch definition {
      case nil where isElement: define(path, as: .list(1))
      case .list(let count) where isElement: define(path, as: .list(count + 1))
      case nil,
        .implicit where !isElement:
        break
      default: throw .line(line, "\(path) is there a second time")
      }
      if isElement, case .list(let count)? = definitions[path] { path = path[count - 1] }
    }
    define(path, as: .section(sections.count))
    sections.append(Section(path: path, header: range))
  }

  /// Adds an entry to the last section.
  mutating func add(
    _ keys: [String], _ value: TOMLValue, at range: Range<Int>, in lines: Range<Int>, line: Int
  ) throws(SettingsError) {
    let section = sections.count - 1
    var path = sections[section].path
    for key in keys.dropLast() {
      path = path[key]
      switch definitions[path] {
      case nil: define(path, as: .dotted(section))
      case .dotted(section), .implicit: break
      default: throw .line(line, "\(path) is there a second time")
      }
    }
    path = path[keys.last ?? ""]
    guard definitions[path] == nil else { throw .line(line, "\(path) is there a second time") }
    define(path, as: .entry(entries.count))
    sections[section].entries.append(entries.count)
    entries.append(Entry(path: path, value: value, line: line, range: range, lines: lines))
  }

  private mutating func define(_ path: SettingsPath, as definition: Definition) {
    let old = definitions.updateValue(definition, forKey: path)
    guard old == nil, case .key(let name)? = path.parts.last, let table = path.parent else {
      return
    }
    members[table, default: []].append(name)
  }
}

// MARK: - Values

extension SettingsDocument {
  /// Returns the value at a path; `nil` if there is none.
  ///
  /// Tables and lists of tables are collected from their entries.
  package func value(of path: SettingsPath) -> TOMLValue? {
    if let (entry, rest) = entry(holding: path) { return entry.value.value(at: rest) }
    switch definitions[path] {
    case nil: return nil
    case .list(let count): return .array((0..<count).compactMap { value(of: path[$0]) })
    default: return table(at: path)
    }
  }

  private func table(at path: SettingsPath) -> TOMLValue {
    var values: [String: TOMLValue] = [:]
    for name in members[path] ?? [] { values[name] = value(of: path[name]) }
    return .table(values)
  }

  /// Returns the number of elements in a list; 0 if there is none.
  package func count(of path: SettingsPath) -> Int {
    if case .list(let count)? = definitions[path] { return count }
    guard case .array(let elements)? = value(of: path) else { return 0 }
    return elements.count
  }

  /// Returns the names of the tables below a path, in the order of the file.
  package func names(of path: SettingsPath) -> [String] {
    let depth = path.parts.count
    var names: [String] = []
    for entry in leaves where entry.path.parts.count > depth && entry.path.starts(with: path) {
      if case .key(let name) = entry.path.parts[depth], !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the line on which a value or a table begins.
  package func line(of path: SettingsPath) -> Int? {
    if let (entry, _) = entry(holding: path) { return entry.line }
    return entries.first { $0.path.starts(with: path) }?.line
  }

  /// Returns the line of a table's header.
  package func headerLine(of path: SettingsPath) -> Int? {
    guard case .section(let index)? = definitions[path] else { return nil }
    return 1 + bytes[..<sections[index].header.lowerBound].count { $0 == 0x0A }
  }

  /// Returns the entry whose value is, or contains, the one at a path, and the steps inside it.
  func entry(holding path: SettingsPath) -> (Entry, inside: ArraySlice<SettingsPath.Part>)? {
    for count in 0...path.parts.count {
      if case .entry(let index)? = definitions[SettingsPath(Array(path.parts.prefix(count)))] {
        return (entries[index], path.parts.dropFirst(count))
      }
    }
    return nil
  }

  /// The paths and values of all entries, with those inside inline tables one by one.
  package var leaves: [Entry] { entries.flatMap(Self.leaves) }

  private static func leaves(of entry: Entry) -> [Entry] {
    guard case .table(let members) = entry.value, !members.isEmpty else { return [entry] }
    return members.sorted { $0.key < $1.key }.flatMap { key, value in
      var inner = entry
      inner.path = entry.path[key]
      inner.value = value
      return leaves(of: inner)
    }
  }
}

extension SettingsDocument {
  /// A document without any settings.
  package static let empty = SettingsDocument([])
}
