extension BidirectionalCollection<String> {
  /// Returns the words as a list in a sentence: “a, b or c”.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
