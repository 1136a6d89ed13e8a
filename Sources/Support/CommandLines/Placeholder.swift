internal import Texts

/// The placeholders for values in the help, such as `name|file`.
enum Placeholder {
  /// Returns a placeholder in words, such as “a name or a file”.
  static func words(_ placeholder: String) -> String {
    placeholder.split(separator: "|").map { kind(String($0)) }.listed("or")
  }

  private static func kind(_ name: String) -> String {
    switch name {
    case "n": "a number"
    case "none": "none"
    case "rows", "times", "percent", "degrees", "seconds", "hundredths": "a number of \(name)"
    case "wxh": "a width and a height such as 80x24"
    case _ where name.hasSuffix("s") && name != "glyphs": "a list of \(name)"
    default: name.first.map { "aeiou".contains($0) } == true ? "an \(name)" : "a \(name)"
    }
  }
}
