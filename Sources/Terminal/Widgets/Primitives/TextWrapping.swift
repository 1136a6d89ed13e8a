internal import Cells

/// The lines into which a text is wrapped at a width.
///
/// Lines break after spaces and beside wide characters; a word that is longer than a line is split.
/// The spaces at a break belong to no line. A character wider than the width has a line of its own.
package struct TextWrapping: Hashable, Sendable {
  /// The characters; newlines are kept.
  package let characters: [Character]
  /// The index ranges of the characters of each line.
  package private(set) var lines: [Range<Int>] = []
  private let widths: [Int]

  /// Wraps a text, which may contain newlines, into lines.
  package init(_ text: String, columns: Int) { self.init(Array(text), columns: columns) }

  package init(_ characters: [Character], columns: Int) {
    self.characters = characters
    widths = characters.map { TextWidth.columns(of: $0) }
    guard columns > 0, !characters.isEmpty else { return }
    var start = 0
    for index in characters.indices where characters[index].isNewline {
      wrap(start..<index, columns)
      start = index + 1
    }
    wrap(start..<characters.count, columns)
  }

  package func columns(of line: Range<Int>) -> Int { widths[line].reduce(0, +) }

  package func text(_ range: Range<Int>) -> String { String(characters[range]) }
}

// MARK: - Wrapping

extension TextWrapping {
  /// The characters that don't begin a line even after a wide character.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》", "ー",
  ]

  private mutating func wrap(_ paragraph: Range<Int>, _ columns: Int) {
    var start = paragraph.lowerBound
    var index = start
    var used = 0
    var hasWord = false
    /// The index at which the next line could begin.
    var chance: Int?
    while index < paragraph.upperBound {
      let isSpace = characters[index] == " "
      if hasWord, !isSpace, canBreak(before: index) { chance = index }
      if !isSpace, used + widths[index] > columns, index > start {
        let next = chance ?? index
        lines.append(trimmed(start..<next))
        (start, index, used, hasWord, chance) = (next, next, 0, false, nil)
        continue
      }
      used += widths[index]
      hasWord = hasWord || !isSpace
      index += 1
    }
    lines.append(trimmed(start..<paragraph.upperBound))
  }

  /// Returns whether a line may begin at a character that isn't a space.
  private func canBreak(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = characters[index - 1]
    if previous == " " { return true }
    guard widths[index] == 2 || widths[index - 1] == 2 else { return false }
    return !Self.closing.contains(characters[index])
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, characters[end - 1] == " " { end -= 1 }
    return line.lowerBound..<end
  }
}
