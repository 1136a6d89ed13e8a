/// The bytes of texts that recur in a column, by which their indices are found without making texts.
///
/// This is a hash table of which a few places are searched, so that no choice of texts makes it slow. What isn't
/// found there has to be looked up as a text.
struct Spellings: Sendable {
  private struct Spelling {
    var word: UInt64
    var start: Int
    var count: Int
    var code: UInt32
  }

  private var list: [Spelling] = []
  private var bytes: [UInt8] = []
  /// The number of a spelling in the list, from 1, at each place; 0 where there is none.
  private var table: [UInt32] = []

  /// The number of places that are searched.
  private static let steps = 8

  /// Returns a word that differs for different bytes of the same number up to eight, and mostly for more.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    guard range.count > 8 else { return short(bytes, range) }
    var word: UInt64 = 0
    var offset = range.lowerBound
    while offset < range.upperBound - 8 {
      word ^= EightBytes(bytes, offset).number
      offset &+= 8
    }
    return word ^ EightBytes(bytes, range.upperBound - 8).number
  }

  /// Returns at most eight bytes as a number, the first one lowest.
  @inline(__always)
  private static func short(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    if range.lowerBound + 8 <= bytes.count, !range.isEmpty {
      return EightBytes(bytes, range.lowerBound).number & (.max >> UInt64(64 - 8 * range.count))
    }
    var word: UInt64 = 0
    for offset in range.reversed() { word = word << 8 | UInt64(bytes[offset]) }
    return word
  }

  /// Returns the index of the text that bytes spell; `nil` if it isn't found.
  @inline(__always)
  func code(_ text: Span<UInt8>, _ range: Range<Int>, _ word: UInt64) -> UInt32? {
    guard !table.isEmpty else { return nil }
    var place = start(word)
    for _ in 0..<Self.steps {
      let number = Int(table[place])
      guard number > 0 else { return nil }
      if list[number - 1].word == word, isEqual(number - 1, text, range) {
        return list[number - 1].code
      }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Adds a spelling that isn't known.
  mutating func add(_ spelling: [UInt8], _ word: UInt64, _ code: UInt32) {
    list.append(Spelling(word: word, start: bytes.count, count: spelling.count, code: code))
    bytes += spelling
    guard 4 * list.count > table.count else { return enter(list.count) }
    table = Array(repeating: 0, count: max(256, 4 * table.count))
    for number in 1...list.count { enter(number) }
  }

  private mutating func enter(_ number: Int) {
    var place = start(list[number - 1].word)
    for _ in 0..<Self.steps {
      if table[place] == 0 {
        table[place] = UInt32(clamping: number)
        return
      }
      place = (place + 1) & (table.count - 1)
    }
  }

  /// Returns the first place to search for a word.
  @inline(__always)
  private func start(_ word: UInt64) -> Int {
    // The highest bits of a product depend on all bytes.
    let hash = word &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> UInt64(table.count.leadingZeroBitCount + 1))
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard list[index].count == range.count else { return false }
    guard range.count > 8 else { return true }
    let start = list[index].start
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }
}
