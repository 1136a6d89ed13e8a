/// The options that a command line uses, as conflicts name them.
struct UsedOptions: Sendable {
  private(set) var names: Set<String> = []
  private var values: [String: [String]] = [:]

  /// Records an option under its name or that of its opposite.
  ///
  /// A value replaces an earlier one, unless the option may be repeated.
  mutating func insert<Arguments>(
    _ option: Option<Arguments>, as name: String, value: String? = nil
  ) {
    names.insert(name)
    guard let value else { return }
    values[name] = (option.isRepeatable ? values[name] ?? [] : []) + [value]
  }

  /// Returns whether a term is used: an option, or an option with a value, such as `--format json`.
  func contains(_ term: String) -> Bool {
    if names.contains(term) { return true }
    guard let space = term.utf8.firstIndex(of: 0x20) else { return false }
    return values[String(term[..<space])]?.contains(String(term[space...].dropFirst())) == true
  }
}
