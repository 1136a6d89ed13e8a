/// A parsed TOML document: its values and their locations.
package struct TOMLDocument: Hashable, Sendable {
  /// A key with its value, on a line of its own or below a header.
  package struct Entry: Hashable, Sendable {
    /// The path from the top of the text.
    package var path: TOMLPath
    package var value: TOMLValue
    /// The line on which the key begins, from 1.
    package var line: Int
    /// The bytes of the key and the value.
    package var span: TOMLSpan
    /// The bytes of its lines, with the comment after it and the end of the line.
    package var lines: Range<Int>
  }

  /// A header such as `[alarm]` with the entries below it, or what stands before the first header.
  package struct Section: Hashable, Sendable {
    /// The path of the table.
    package var path: TOMLPath
    /// The bytes of the header's line; empty at the top of the text.
    package var header: Range<Int>
    /// The indices of its entries.
    package var entries: [Int] = []
  }

  /// What a path is defined as.
  package enum Definition: Hashable, Sendable {
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

  package let bytes: [UInt8]
  /// All entries, in the order of the text.
  package private(set) var entries: [Entry] = []
  /// All sections, in the order of the text.
  package private(set) var sections: [Section]
  /// What each path is that isn't inside an entry's value.
  package private(set) var definitions: [TOMLPath: Definition] = [:]
  /// The bytes by which a path is defined: of a table with a header, those in it.
  private(set) var keys: [TOMLPath: Range<Int>] = [:]
  /// The keys in each table, in the order in which they are defined.
  private(set) var members: [TOMLPath: [String]] = [:]
  let lines: TOMLLines

  /// Creates the document of a text in which nothing has been read yet.
  init(_ bytes: [UInt8], _ lines: TOMLLines) {
    let start = Self.start(of: bytes)
    self.bytes = bytes
    self.lines = lines
    sections = [Section(path: TOMLPath(), header: start..<start)]
    definitions[TOMLPath()] = .section(0)
  }

  /// Reads a text.
  package init(
    _ bytes: [UInt8], accepting additions: TOMLAdditions = .version1_1
  ) throws(TOMLError) {
    var reader = TOMLReader(bytes, accepting: additions)
    self = try reader.document()
  }

  /// A document without any values.
  package static let empty = TOMLDocument([], TOMLLines([], from: 0))

  /// Returns the offset after a byte order mark.
  package static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

// MARK: - Reading

extension TOMLDocument {
  /// Begins a section.
  mutating func open(_ keys: [TOMLKey], isElement: Bool, header: Range<Int>) throws(TOMLError) {
    var path = TOMLPath()
    for key in keys.dropLast() {
      path = path[key.name]
      switch definitions[path] {
      case nil: define(path, as: .implicit, at: key.range)
      case .entry: throw error("\(path) is a value, not a table", at: key)
      case .list(let count): path = path[count - 1]
      case .section, .implicit, .dotted: break
      }
    }
    guard let key = keys.last else { return }
    path = path[key.name]
    switch definitions[path] {
    case nil where isElement:
      define(path, as: .list(1), at: key.range)
      path = path[0]
    case .list(let count) where isElement:
      definitions[path] = .list(count + 1)
      path = path[count]
    case nil,
      .implicit where !isElement:
      break
    default: throw error("\(path) is there a second time", at: key)
    }
    define(path, as: .section(sections.count), at: key.range)
    sections.append(Section(path: path, header: header))
  }

  /// Adds an entry to the last section.
  mutating func add(_ node: TOMLNode, at keys: [TOMLKey], lines: Range<Int>) throws(TOMLError) {
    let section = sections.count - 1
    var path = sections[section].path
    for key in keys.dropLast() {
      path = path[key.name]
      switch definitions[path] {
      case nil: define(path, as: .dotted(section), at: key.range)
      case .implicit: definitions[path] = .dotted(section)
      case .dotted(section): break
      default: throw error("\(path) is there a second time", at: key)
      }
    }
    guard let key = keys.last else { return }
    path = path[key.name]
    guard definitions[path] == nil else { throw error("\(path) is there a second time", at: key) }
    define(path, as: .entry(entries.count), at: key.range)
    sections[section].entries.append(entries.count)
    let line = self.lines.line(at: key.range.lowerBound)
    entries.append(Entry(path: path, value: node.value, line: line, span: node.span, lines: lines))
  }

  private mutating func define(_ path: TOMLPath, as definition: Definition, at key: Range<Int>) {
    keys[path] = key
    let old = definitions.updateValue(definition, forKey: path)
    guard old == nil, case .key(let name)? = path.components.last, let table = path.parent else {
      return
    }
    members[table, default: []].append(name)
  }

  private func error(_ words: String, at key: TOMLKey) -> TOMLError {
    TOMLError(lines.place(at: key.range.lowerBound), words)
  }
}
