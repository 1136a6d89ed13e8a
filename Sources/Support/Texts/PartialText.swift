// The standard library's own versions are part of the library for regular expressions, which would make
// the programs 1.2 MB larger.
extension StringProtocol {
  /// Returns the range of the first occurrence of a part, compared by character; `nil` if there is none
  /// or the part is empty.
  ///
  /// O(*n* · *m*) for *n* characters and a part of *m*.
  package func range(ofFirst part: String) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }

  /// Whether a part occurs in the text, compared by character; false for an empty part.
  package func contains(part: String) -> Bool { range(ofFirst: part) != nil }

  /// Returns the texts between the occurrences of a part; the whole text if it doesn't occur.
  package func pieces(separatedBy part: String) -> [SubSequence] {
    var pieces: [SubSequence] = []
    var rest = self[...]
    while let found = rest.range(ofFirst: part) {
      pieces.append(self[rest.startIndex..<found.lowerBound])
      rest = self[found.upperBound...]
    }
    return pieces + [self[rest.startIndex...]]
  }

  /// Returns the text with another text in place of each occurrence of a part.
  package func replacing(each part: String, with other: String) -> String {
    pieces(separatedBy: part).joined(separator: other)
  }
}
