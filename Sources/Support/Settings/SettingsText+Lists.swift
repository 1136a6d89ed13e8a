package import TOML

extension TOMLDocument {
  /// Returns the byte ranges of a table's sections, each including the comments directly above it;
  /// adjacent sections are merged into one range.
  func blocks(of path: TOMLPath) -> [Range<Int>] {
    let text = SettingsText(bytes)
    var blocks: [Range<Int>] = []
    for (index, section) in sections.enumerated().dropFirst() where section.path.starts(with: path)
    {
      let start = text.startOfComments(above: section.header.lowerBound)
      let end =
        index + 1 < sections.count
        ? text.startOfComments(above: sections[index + 1].header.lowerBound) : bytes.count
      if let last = blocks.last, last.upperBound == start {
        blocks[blocks.count - 1] = last.lowerBound..<end
      } else {
        blocks.append(start..<end)
      }
    }
    return blocks
  }

  /// Returns the start of the blank lines at the end of a block.
  func contentEnd(of block: Range<Int>) -> Int {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0D, 0x0A]
    guard let last = bytes[block].lastIndex(where: { !blanks.contains($0) }) else {
      return block.lowerBound
    }
    return bytes[last..<block.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? block.upperBound
  }
}

// MARK: - Arrays of tables

extension SettingsText {
  /// Returns the text with a table appended to an array of tables such as `[[timers]]`.
  package func appending(
    _ members: [(key: String, value: TOMLValue)], to list: TOMLPath
  ) throws(SettingsError) -> SettingsText {
    let document = try document()
    let count = document.count(of: list)
    if document.entry(holding: list) != nil {
      let table = Dictionary(members.map { ($0.key, $0.value) }) { $1 }
      return try setting(list[count], to: .table(table))
    }
    guard document.definitions[list] == nil || count > 0 else {
      throw .line(document.line(of: list) ?? 1, key: list.description, "it isn’t a list")
    }
    let place = document.blocks(of: list).last.map(document.contentEnd) ?? bytes.count
    let lines = members.map { "\(TOMLPath.text(of: $0.key)) = \($0.value)" }
    return inserting(gap(before: place) + ["[[\(list)]]"] + lines, at: place)
  }

  /// Returns the text with the values of a table replaced; values that are equal keep their
  /// spelling.
  package func replacing(
    _ table: TOMLPath, with members: [(key: String, value: TOMLValue)]
  ) throws(SettingsError) -> SettingsText {
    var text = self
    if case .table(let old)? = try value(of: table) {
      for key in old.keys.sorted() where !members.contains(where: { $0.key == key }) {
        text = try text.removing(table[key])
      }
    }
    for (key, value) in members { text = try text.setting(table[key], to: value) }
    return text
  }

  /// Returns the text with the elements of an array reordered, each with its comments.
  ///
  /// `order` lists the old indices in the new order; unless it is a permutation, nothing changes.
  package func reordering(_ list: TOMLPath, by order: [Int]) throws(SettingsError) -> SettingsText {
    let document = try document()
    guard order.sorted() == Array(0..<document.count(of: list)), order != order.sorted() else {
      return self
    }
    guard case .list? = document.definitions[list] else {
      guard case .array(let elements)? = document.value(of: list) else { return self }
      return try setting(list, to: .array(order.map { elements[$0] }))
    }
    return reordering(order.indices.map { document.blocks(of: list[$0]) }, by: order, document)
  }

  /// Returns the text of an element's blocks without their trailing blank lines.
  private func content(of blocks: [Range<Int>], _ document: TOMLDocument) -> [UInt8] {
    var content: [UInt8] = []
    for block in blocks {
      if !content.isEmpty { content += newline }
      content += bytes[block.lowerBound..<document.contentEnd(of: block)]
      if content.last != 0x0A { content += newline }
    }
    return content
  }

  /// Moves each element to the place of another's first block; blank lines stay in place.
  private func reordering(
    _ elements: [[Range<Int>]], by order: [Int], _ document: TOMLDocument
  ) -> SettingsText {
    let contents = elements.map { content(of: $0, document) }
    var edits: [(range: Range<Int>, new: [UInt8])] = []
    for (slot, old) in order.enumerated() {
      for (index, block) in elements[slot].enumerated() {
        let content = block.lowerBound..<document.contentEnd(of: block)
        edits.append((index == 0 ? content : block, index == 0 ? contents[old] : []))
      }
    }
    return edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(self) {
      $0.replacing($1.range, with: $1.new)
    }
  }
}
