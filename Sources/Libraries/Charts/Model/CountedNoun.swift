extension Int {
  /// Returns a count with its noun, such as “1 value” or “2 values”.
  func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
