/// Something that was found about a terminal or a machine.
package struct Finding: Hashable, Sendable {
  /// What it is about, in a word, which is also the key of JSON.
  package let name: String
  /// What was found.
  package let value: String
  /// What it means, or where it is from, as sentences; may be empty.
  package let reason: String
  /// What would help, as a sentence, if something is missing.
  package let advice: String?

  package init(_ name: String, _ value: String, _ reason: String, advice: String? = nil) {
    (self.name, self.value, self.reason, self.advice) = (name, value, reason, advice)
  }
}

/// Findings under a heading.
package struct FindingsSection: Hashable, Sendable {
  package let title: String
  package let findings: [Finding]

  package init(_ title: String, _ findings: [Finding]) {
    (self.title, self.findings) = (title, findings)
  }
}
