internal import TOML
internal import Texts

extension SettingsKey {
  /// The item of a list in a manual page, in mdoc: the key, its help and details, its values, and the one
  /// that applies while it isn't set.
  package var manual: String {
    let sentences = [help, details, values].filter { !$0.isEmpty }
    return ".It Ic \(path.keys.last ?? "")\n" + ManualText.lines(sentences.joined(separator: " "))
  }

  private var values: String {
    let values =
      switch kind {
      case .text, .texts: ""
      case .boolean: "`true` or `false`"
      case .choice(let words): words.map { "`\(TOMLValue.string($0))`" }.listed("or")
      case .integer, .integerOr, .number, .form:
        kind.description.prefix(1).uppercased() + kind.description.dropFirst()
      }
    let usual = fallback.map { "`\($0)` unless set" } ?? ""
    let parts = [values, usual].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : parts.joined(separator: "; ") + "."
  }
}
