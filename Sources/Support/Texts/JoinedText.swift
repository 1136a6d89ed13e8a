// The standard library's version isn't specialized, and its first call looks its types up by name, which
// takes 5 % of the instructions of a start.
extension [String] {
  /// Returns the concatenation of the texts, with another text between each two.
  package func joined(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
