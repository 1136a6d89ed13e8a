import Foundation
package import Testing

/// Expects the parts of a manual page that are made from declarations to be as they are made now.
///
/// A part lies between the comments `.\" KIND: NAME` and `.\" end of KIND`. With UPDATE_GOLDEN set in the
/// environment, the page is written instead.
///
/// - Parameters:
///   - path: The path of the page, from the root of the project.
///   - parts: The parts, by `KIND: NAME`.
///   - sourceLocation: The place of the test.
/// - Throws: An error if the page can’t be read or written.
package func expectManual(
  _ path: String, _ parts: [String: String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let page = try Documents.text(path)
  let (text, found) = replacingParts(of: page, with: parts)
  #expect(found.sorted() == parts.keys.sorted(), sourceLocation: sourceLocation)
  guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == nil else {
    return try text.write(to: Documents.url(path), atomically: true, encoding: .utf8)
  }
  #expect(text == page, "\(path) isn’t as declared: run make man", sourceLocation: sourceLocation)
}

/// Returns the page with its parts exchanged, and the names of the parts that it has.
private func replacingParts(
  of page: String, with parts: [String: String]
) -> (text: String, found: [String]) {
  let comment = ".\\\" "
  var lines: [String] = []
  var found: [String] = []
  var end: String?
  for line in page.components(separatedBy: "\n") {
    if end == line { end = nil }
    guard end == nil else { continue }
    lines.append(line)
    let words = line.dropFirst(comment.count)
    guard line.hasPrefix(comment), let colon = words.firstRange(of: ": ") else { continue }
    let last = "\(comment)end of \(words[..<colon.lowerBound])"
    guard page.contains("\n\(last)\n") else { continue }
    (end, found) = (last, found + [String(words)])
    lines += (parts[String(words)] ?? "").split(separator: "\n").map(String.init)
  }
  return (lines.joined(separator: "\n"), found)
}
