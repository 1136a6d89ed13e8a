/// The words that stand for values in a help, such as `name|file`.
enum Placeholder {
  /// Returns a placeholder as words, such as “a name or a file”.
  static func words(_ placeholder: String) -> String {
    ValueError.list(placeholder.split(separator: "|").map { kind(String($0)) })
  }

  private static func kind(_ name: String) -> String {
    switch name {
    case "n": "a number"
    case "rows", "times", "percent": "a number of \(name)"
    default: name.first.map { "aeiou".contains($0) } == true ? "an \(name)" : "a \(name)"
    }
  }
}
