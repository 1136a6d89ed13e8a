package import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Expects a text to equal the one recorded in `Golden/NAME.txt` beside the test.
///
/// With UPDATE_GOLDEN set in the environment, the text is recorded instead.
package func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = file.split(separator: "/").dropLast().joined(separator: "/")
  let path = "/\(folder)/Golden/\(name).txt"
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return
  }
  let recorded = try String(contentsOfFile: path, encoding: .utf8)
  let difference = firstDifference(text, recorded)
  #expect(
    text == recorded,
    "\(name): \(difference)\n--- recorded\n\(recorded)\n--- now\n\(text)",
    sourceLocation: sourceLocation)
}

private func firstDifference(_ one: String, _ other: String) -> String {
  let (lines, others) = (one.split(separator: "\n"), other.split(separator: "\n"))
  let index = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset
  return index.map { "line \($0 + 1) differs" } ?? "\(lines.count) lines, \(others.count) recorded"
}
