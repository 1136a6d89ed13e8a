import TestSupport
import Testing

/// The built program's completions, in real shells.
struct ShapeCompletionTests {
  private static let cases: [(String, Set<String>)] = [
    ("ga", ["gallery"]), ("draw rin", ["ring"]), ("draw ring --ca", ["--cap"]),
    ("draw ring --cap ", ["butt", "round", "square"]), ("draw ring --cap=r", ["round"]),
    ("draw graph ", []), ("draw ring --peri", []), ("spin ring --peri", ["--period"]),
    ("face di", ["diamond", "digits"]), ("face ring ", []), ("probe --", ["--json", "--help"]),
    ("gallery --sh", ["--sheet"]), ("draw ring -o pic", ["pic.svg"]), ("ring --wi", ["--width"]),
    ("ch", ["chart"]), ("chart pic", ["pic.svg"]), ("chart a.csv pic", ["pic.svg"]),
    ("chart --pal", ["--palette"]), ("chart --palette ", ["file", "okabe", "tol", "mono"]),
    ("chart --kind=ca", ["candle"]), ("chart --format j", ["json"]), ("chart --la", []),
    ("chart --follow --la", ["--last"]), ("chart --describe --sparkl", []), ("chart --title ", []),
    ("qu", ["quotes"]), ("quotes pic", ["pic.svg"]), ("quotes --sort na", ["name"]),
    ("quotes --up ", ["blue", "green", "red"]), ("quotes --refr", []),
    ("quotes --feed x --refr", ["--refresh"]), ("quotes --format=way", ["waybar"]),
    ("quotes --mute --sou", ["--sound"]), ("quotes --list pic", ["pic.svg"]),
  ]

  @Test("Each shell offers exactly what is accepted", arguments: CompletingShell.allCases)
  func matches(shell: CompletingShell) throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "pic.svg")
    for (line, expected) in Self.cases {
      let typed = line.split(separator: " ").last?.split(separator: "=").last ?? ""
      let found = try shell.matches("shape", line, in: folder).map { match in
        line.contains("=") ? String(match.split(separator: "=").last ?? "") : match
      }.filter { shell != .fish || line.hasSuffix(" ") || $0.hasPrefix(typed) }
      #expect(Set(found) == expected, "\(shell): shape \(line)")
    }
  }
}
