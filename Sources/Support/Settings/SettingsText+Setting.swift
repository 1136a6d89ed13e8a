package import TOML

extension SettingsText {
  /// Returns the text with a value replaced, or added to its table.
  ///
  /// A missing table is added at the end of the file, or of the array element that it belongs to.
  package func setting(
    _ path: TOMLPath, to value: TOMLValue
  ) throws(SettingsError) -> SettingsText {
    let document = try document()
    if let (entry, inside) = document.entry(holding: path) {
      guard let new = entry.value.setting(value, at: inside) else {
        throw .line(entry.line, key: entry.path.description, "it can’t contain \(path)")
      }
      // An equal value keeps its spelling; descriptions are compared because of nan and -0.
      guard new.description != entry.value.description else { return self }
      return replacing(entry.span.value, with: new.description.utf8)
    }
    guard document.definitions[path] == nil, let table = path.parent,
      case .key(let key)? = path.components.last
    else { throw .line(document.line(of: path) ?? 1, key: path.description, "it isn’t a value") }
    return try adding(key, value, to: table, in: document)
  }

  private func adding(
    _ key: String, _ value: TOMLValue, to table: TOMLPath, in document: TOMLDocument
  ) throws(SettingsError) -> SettingsText {
    switch document.definitions[table] {
    case .section(let index)?: return adding([key], value, to: index, in: document)
    case .dotted(let index)?:
      let inside = table.keys.dropFirst(document.sections[index].path.keys.count)
      return adding(inside + [key], value, to: index, in: document)
    case .list?, .entry?:
      throw .line(document.line(of: table) ?? 1, key: table.description, "it is a list")
    case .implicit?, nil:
      let place = try end(of: table, in: document)
      let line = "\(TOMLPath.text(of: key)) = \(value)"
      return inserting(gap(before: place) + ["[\(table)]", line], at: place)
    }
  }

  private func adding(
    _ keys: [String], _ value: TOMLValue, to index: Int, in document: TOMLDocument
  ) -> SettingsText {
    let section = document.sections[index]
    let line = "\(TOMLPath(keys: keys)) = \(value)"
    if let last = section.entries.last {
      return inserting([line], at: document.entries[last].lines.upperBound)
    }
    if index > 0 { return inserting([line], at: section.header.upperBound) }
    guard document.sections.count > 1 else { return inserting([line], at: bytes.count) }
    // A comment directly above a table belongs to the table.
    let place = startOfComments(above: document.sections[1].header.lowerBound)
    return inserting([line, ""], at: place)
  }

  /// Returns the place where a missing table may be added.
  private func end(of table: TOMLPath, in document: TOMLDocument) throws(SettingsError) -> Int {
    for count in 0..<table.components.count {
      let above = TOMLPath(Array(table.components.prefix(count)))
      if case .list? = document.definitions[above], case .key = table.components[count] {
        throw .line(document.line(of: above) ?? 1, key: above.description, "it is a list")
      }
    }
    guard
      let index = table.components.lastIndex(where: {
        if case .index = $0 { true } else { false }
      })
    else { return bytes.count }
    let element = TOMLPath(Array(table.components.prefix(index + 1)))
    guard let block = document.blocks(of: element).last else {
      throw .line(1, key: element.description, "there is no such element")
    }
    return document.contentEnd(of: block)
  }

  /// Returns the blank line that separates a table from the text before it.
  func gap(before place: Int) -> [String] { place > TOMLDocument.start(of: bytes) ? [""] : [] }
}

extension SettingsText {
  /// Returns the text without a value, a table or an array element; a missing one is ignored.
  ///
  /// Comments above a value stay; comments directly above a table are removed with it.
  package func removing(_ path: TOMLPath) throws(SettingsError) -> SettingsText {
    let document = try document()
    if let (entry, inside) = document.entry(holding: path) {
      guard !inside.isEmpty else { return replacing(entry.lines, with: []) }
      guard entry.value.value(at: inside) != nil, let new = entry.value.setting(nil, at: inside)
      else { return self }
      return replacing(entry.span.value, with: new.description.utf8)
    }
    guard document.definitions[path] != nil, !path.components.isEmpty else { return self }
    let blocks = document.blocks(of: path)
    let lines = document.entries.filter { entry in
      entry.path.starts(with: path) && !blocks.contains { $0.contains(entry.lines.lowerBound) }
    }.map(\.lines)
    let ranges = (blocks + lines).sorted { $0.lowerBound < $1.lowerBound }
    return ranges.reversed().reduce(self) { $0.replacing($1, with: []) }
  }
}
