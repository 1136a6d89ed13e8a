import Settings
import TOML
import TestSupport

/// Random valid settings files.
enum RandomSettings {
  /// Returns a file with tables, arrays of tables, comments and irregular spacing.
  static func text(_ generator: inout SeededGenerator) -> SettingsText {
    let newline = Bool.random(using: &generator) ? "\n" : "\r\n"
    var lines = entries(&generator)
    for table in ["one", "two.three", "four"].shuffled(using: &generator).prefix(2) {
      lines += gap(&generator) + ["[\(table)]" + comment(&generator)] + entries(&generator)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        lines += gap(&generator) + ["[[list]]" + comment(&generator)] + entries(&generator)
        guard Bool.random(using: &generator) else { continue }
        lines += gap(&generator) + ["[ list . sub ]"] + entries(&generator)
      }
    }
    let end = Bool.random(using: &generator) ? newline : ""
    return SettingsText(lines.joined(separator: newline) + end)
  }

  private static func gap(_ generator: inout SeededGenerator) -> [String] {
    let lines = ["", "# about", "  ", "\t# a = 1", ""].shuffled(using: &generator)
    return Array(lines.prefix(Int.random(in: 0...3, using: &generator)))
  }

  private static func comment(_ generator: inout SeededGenerator) -> String {
    ["", "", " # c", "\t#[d]"].randomElement(using: &generator) ?? ""
  }

  private static func entries(_ generator: inout SeededGenerator) -> [String] {
    let keys = ["a", "b", "'c d'", "e.f", "e.\"g\"", "'é'"].shuffled(using: &generator)
    var lines: [String] = []
    for key in keys.prefix(Int.random(in: 0...4, using: &generator)) {
      let space = Bool.random(using: &generator) ? " " : ""
      let value = spelling(of: value(&generator), &generator)
      lines += gap(&generator)
      lines.append("\(space)\(key)\(space)=\(space)\(value)\(comment(&generator))")
    }
    return lines
  }

  private static func spelling(of value: TOMLValue, _ generator: inout SeededGenerator) -> String {
    switch value {
    case .array(let elements) where Bool.random(using: &generator):
      "[" + elements.map { "\n  \($0), # e" }.joined() + "\n]"
    case .integer(let number) where number >= 0: "+\(number)"
    default: value.description
    }
  }

  private static func value(_ generator: inout SeededGenerator) -> TOMLValue {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .string(["", "a # b", "\"\\\n", "é🔔", "]"].randomElement(using: &generator) ?? "")
    case 1: .integer(Int.random(in: Int.min...Int.max, using: &generator))
    case 2: .float(Double.random(in: -1e9...1e9, using: &generator))
    case 3: .boolean(Bool.random(using: &generator))
    case 4: .date("1979-05-27 07:32:00")
    case 5: .array((0..<Int.random(in: 0...2, using: &generator)).map { .integer($0) })
    case 6: .float(-0.0)
    default: .table(["x": .string("y"), "z w": .array([])])
    }
  }
}
