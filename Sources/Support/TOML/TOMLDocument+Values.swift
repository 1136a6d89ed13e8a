package import Texts

extension TOMLDocument {
  /// Returns the value at a path; `nil` if there is none.
  ///
  /// Tables and lists of tables are collected from their entries.
  package func value(of path: TOMLPath) -> TOMLValue? {
    if let (entry, rest) = entry(holding: path) { return entry.value.value(at: rest) }
    switch definitions[path] {
    case nil: return nil
    case .list(let count): return .array((0..<count).compactMap { value(of: path[$0]) })
    default: return table(at: path)
    }
  }

  private func table(at path: TOMLPath) -> TOMLValue {
    var values: [String: TOMLValue] = [:]
    for name in members[path] ?? [] { values[name] = value(of: path[name]) }
    return .table(values)
  }

  /// Returns the number of elements in a list; 0 if there is none.
  package func count(of path: TOMLPath) -> Int {
    if case .list(let count)? = definitions[path] { return count }
    guard case .array(let elements)? = value(of: path) else { return 0 }
    return elements.count
  }

  /// Returns the entry whose value is, or contains, the one at a path, and the components
  /// inside it.
  package func entry(holding path: TOMLPath) -> (Entry, inside: ArraySlice<TOMLPath.Component>)? {
    for count in 0...path.components.count {
      if case .entry(let index)? = definitions[TOMLPath(Array(path.components.prefix(count)))] {
        return (entries[index], path.components.dropFirst(count))
      }
    }
    return nil
  }
}

// MARK: - In the order of the text

extension TOMLDocument {
  /// Returns the keys of a table, in the order of the text; none if there is no table.
  package func keys(of path: TOMLPath) -> [String] {
    guard let (entry, inside) = entry(holding: path) else { return members[path] ?? [] }
    return entry.span.span(at: inside).map(Self.keys) ?? []
  }

  private static func keys(in span: TOMLSpan) -> [String] {
    span.members.sorted { $0.value.start < $1.value.start }.map(\.key)
  }

  /// Returns the keys of the tables below a path, and of their values, in the order of the text.
  package func names(of path: TOMLPath) -> [String] {
    let depth = path.components.count
    var names: [String] = []
    var known: Set<String> = []
    for entry in leaves where entry.path.components.count > depth && entry.path.starts(with: path) {
      guard case .key(let name) = entry.path.components[depth], known.insert(name).inserted else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// The paths and values of all entries, with those inside inline tables one by one.
  package var leaves: [Entry] { entries.flatMap(leaves) }

  private func leaves(of entry: Entry) -> [Entry] {
    guard case .table(let members) = entry.value, !members.isEmpty else { return [entry] }
    return Self.keys(in: entry.span).flatMap { key -> [Entry] in
      guard let value = members[key], let span = entry.span.members[key] else { return [] }
      return leaves(
        of: Entry(
          path: entry.path[key], value: value, line: lines.line(at: span.start), span: span,
          lines: entry.lines))
    }
  }
}

// MARK: - Places

extension TOMLDocument {
  /// Returns the bytes of a key and its value; `nil` if there is none.
  private func span(of path: TOMLPath) -> TOMLSpan? {
    if let (entry, inside) = entry(holding: path) { return entry.span.span(at: inside) }
    return keys[path].map { TOMLSpan(key: $0, value: $0) }
  }

  /// Returns where a value begins; of a table with a header or dotted keys, where its key does.
  package func place(of path: TOMLPath) -> TextPlace? {
    span(of: path).map { lines.place(at: $0.value.lowerBound) }
  }

  /// Returns where the key of a value begins; `nil` for an element of a list in brackets.
  package func keyPlace(of path: TOMLPath) -> TextPlace? {
    span(of: path)?.key.map { lines.place(at: $0.lowerBound) }
  }

  /// Returns the line of a key, or of an element of a list; of a table, that of its header.
  package func line(of path: TOMLPath) -> Int? { span(of: path).map { lines.line(at: $0.start) } }
}
