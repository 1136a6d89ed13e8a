internal import Cells

/// An editable line of text: its characters, the cursor and a selection.
package struct TextState: Hashable, Sendable {
  package private(set) var characters: [Character]
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// The other end of the selection.
  private var anchor: Int?
  /// The maximum number of characters in the line.
  package let limit: Int

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "", limit: Int = 1000) {
    self.limit = max(0, limit)
    characters = Array(Self.line(of: text).prefix(self.limit))
    cursor = characters.count
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }

  /// The index range of the selected characters; empty without a selection.
  package var selection: Range<Int> {
    guard let anchor else { return cursor..<cursor }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Returns a text as one line: newlines and tabs become spaces, other control characters are
  /// dropped.
  package static func line(of text: String) -> String {
    let lines = text.split { $0.isNewline || $0 == "\t" }
    let line = lines.joined(separator: " ")
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}

// MARK: - Editing

extension TextState {
  /// Replaces the selection with a text, as far as it fits.
  package mutating func insert(_ text: String) {
    removeSelection()
    let room = max(0, limit - characters.count)
    let new = Self.line(of: text).prefix(room)
    guard !new.isEmpty else { return }
    let before = String(characters[..<cursor]) + new
    let after = String(characters[cursor...])
    // A mark may combine with the character before it: characters are counted in the combined text.
    characters = Array((before + after).prefix(limit))
    cursor = min(before.count, characters.count)
  }

  /// Replaces the whole text.
  package mutating func set(_ text: String) { self = TextState(text, limit: limit) }

  /// Removes the selection or, without one, the characters from the cursor to another position.
  package mutating func remove(to place: Int) {
    guard selection.isEmpty else { return removeSelection() }
    let place = min(max(0, place), characters.count)
    let range = min(place, cursor)..<max(place, cursor)
    replace(range)
  }

  private mutating func removeSelection() { replace(selection) }

  /// Removes a range of characters; the remaining ones may combine at the cut.
  private mutating func replace(_ range: Range<Int>) {
    anchor = nil
    guard !range.isEmpty else { return }
    let before = String(characters[..<range.lowerBound])
    characters = Array(before + String(characters[range.upperBound...]))
    cursor = min(before.count, characters.count)
  }
}

// MARK: - The cursor

extension TextState {
  /// Moves the cursor; with `selecting`, the selection is extended.
  package mutating func move(to place: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? cursor : nil
    cursor = min(max(0, place), characters.count)
    if anchor == cursor { anchor = nil }
  }

  /// Selects everything, with the cursor at the start, so that the start of a long text is visible.
  package mutating func selectAll() {
    cursor = 0
    anchor = isEmpty ? nil : characters.count
  }

  /// The beginning of the word before the cursor.
  package var previousWord: Int {
    var place = cursor
    while place > 0, !Self.isWord(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isWord(characters[place - 1]) { place -= 1 }
    return place
  }

  /// The end of the word after the cursor.
  package var nextWord: Int {
    var place = cursor
    while place < characters.count, !Self.isWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isWord(characters[place]) { place += 1 }
    return place
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
