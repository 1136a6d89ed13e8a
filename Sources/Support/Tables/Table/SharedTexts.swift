/// A column of texts under construction that may be limited to a number of different ones.
///
/// A column with more different texts is given up: it is empty from then on.
package struct SharedTexts: Sendable {
  /// The maximum number of different texts; `nil` for no limit.
  private let most: Int?
  /// Whether the rows of each text are only counted.
  private let isCounted: Bool
  private var column = TextColumn()
  private var places: [String: UInt32] = [:]
  private var spellings = Spellings()
  /// Whether there were too many different texts.
  package private(set) var isGivenUp = false

  package init(most: Int? = nil, isCounted: Bool = false) {
    (self.most, self.isCounted) = (most, isCounted)
  }

  package var count: Int { column.count }

  /// Appends a text, unless the column is given up.
  package mutating func append(_ text: String) {
    guard !isGivenUp else { return }
    append(code(of: text))
  }

  /// Appends the text that bytes are, unless the column is given up.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !isGivenUp else { return }
    let word = Spellings.word(bytes, range)
    if let known = spellings.code(bytes, range, word) { return append(known) }
    learn(bytes, range, word)
  }

  /// Appends texts whose ranges are words of a ``PlainCell``, unless the column is given up.
  mutating func append(_ bytes: Span<UInt8>, _ words: ArraySlice<UInt64>) {
    for word in words { append(bytes, PlainCell.range(word)) }
  }

  /// Appends a text of which the spelling isn't known.
  @inline(never)
  private mutating func learn(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: UInt64) {
    let spelling = range.map { bytes[$0] }
    let known = column.names.count
    let code = code(of: Letters.text(spelling))
    // Another encoding or composition of a known text isn't kept.
    if code == known { spellings.add(spelling, word, code) }
    append(code)
  }

  private mutating func code(of text: String) -> UInt32 {
    if let known = places[text] { return known }
    let code = column.add(text)
    places[text] = code
    return code
  }

  @inline(__always)
  private mutating func append(_ code: UInt32) {
    column.append(code, isCounted: isCounted)
    if let most, Int(code) >= most { giveUp() }
  }

  private mutating func giveUp() {
    self = SharedTexts(most: most, isCounted: isCounted)
    isGivenUp = true
  }

  /// Appends empty texts up to a number of texts, unless the column is given up.
  package mutating func pad(to count: Int) {
    while !isGivenUp, column.count < count { append("") }
  }

  /// Reserves memory for a number of rows.
  mutating func reserve(_ count: Int) { if !isCounted { column.reserve(count) } }

  /// Removes all texts and returns them; a column that was given up stays so.
  package mutating func drain() -> TextColumn {
    let texts = column
    let isGivenUp = isGivenUp
    self = SharedTexts(most: most, isCounted: isCounted)
    self.isGivenUp = isGivenUp
    return texts
  }
}
