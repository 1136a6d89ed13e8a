internal import Programs

extension ProgramTester {
  /// Returns where a text is first seen.
  package func place(of text: String) -> ScreenCell? {
    for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.firstRange(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound), row)
    }
    return nil
  }

  /// The exit status, once the program has ended.
  package var status: Int32? {
    for case .end(let status, _) in actions { return status }
    return nil
  }
}
