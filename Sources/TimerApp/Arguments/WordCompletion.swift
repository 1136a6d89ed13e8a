internal import Synth

/// What a shell offers for the words of a command line that aren't options.
enum WordCompletion {
  /// Returns the words that can stand at an index of a command line, which begins with the program.
  static func candidates(in line: [String], at index: Int) -> [String] {
    let before = line.prefix(max(0, index)).dropFirst().filter { !$0.hasPrefix("-") }
    guard let first = before.first else { return ["until", "sounds"] }
    guard first == "sounds" else { return [] }
    switch before.dropFirst().first {
    case nil: return ["play", "export", "devices"]
    case "play": return BuiltInSound.allCases.map(\.rawValue)
    default: return []
    }
  }
}
