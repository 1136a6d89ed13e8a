extension String {
  /// The sentence as a clause after a colon: lowercased, without the period.
  package var asClause: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    // Keeps the case of a name with two capital letters.
    guard text.dropFirst().first?.isLowercase == true else { return String(text) }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
