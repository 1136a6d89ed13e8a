/// The text of a file in `/proc` that is a line of words separated by blanks.
package enum StatusText {
  /// Returns the word at a place, counted from 0; `nil` if there are fewer.
  package static func word(_ place: Int, of text: ArraySlice<UInt8>) -> String? {
    var place = place
    var start: Int?
    for index in text.indices {
      let isBlank = text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\n")
      if let first = start, isBlank {
        if place == 0 { return String(decoding: text[first..<index], as: UTF8.self) }
        (place, start) = (place - 1, nil)
      } else if start == nil, !isBlank {
        start = index
      }
    }
    guard let start, place == 0 else { return nil }
    return String(decoding: text[start...], as: UTF8.self)
  }
}
