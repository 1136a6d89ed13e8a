package import Clocks
package import Countdowns
internal import JSON
internal import Texts

/// A change of the history by hand: the text of some of its lines for an editor, and what the
/// changed text means for the file.
package struct HistoryEdit: Hashable, Sendable {
  /// The chosen lines of the file, in order.
  package let lines: [String]

  /// The change of the chosen lines.
  package struct Change: Hashable, Sendable {
    /// The chosen lines that remain, by index.
    fileprivate var kept: Set<Int> = []
    /// The new lines before each chosen line, by its index; those at the end follow the last one.
    fileprivate var added: [Int: [String]] = [:]
    /// The number of chosen lines that are removed or replaced.
    package fileprivate(set) var removals = 0

    /// The number of new lines.
    package var additions: Int { added.values.reduce(0) { $0 + $1.count } }
  }

  /// A line of the changed text that isn't an entry.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    package let reason: TimerRecordError

    package var description: String { "line \(line) isn’t a timer of the history: \(reason)" }
  }

  /// Chooses the lines of a file whose entries belong to a period, at most `limit` from the end.
  package init(
    of file: [UInt8], _ period: HistoryPeriod, limit: Int?, at now: WallTime, in zone: Zone
  ) {
    let lines = Self.split(file).filter { line in
      guard let entry = try? Self.entry(line) else { return false }
      return !period.entries(of: [entry], at: now, in: zone).isEmpty
    }
    self.lines = limit.map { Array(lines.suffix($0)) } ?? lines
  }

  /// The text for an editor: an explanation, and the lines.
  package var text: String {
    let explanation = [
      "# One timer per line, the newest last.",
      "# Remove a line to remove its timer, correct its values, or write a new line to add one.",
      "# Lines that begin with # are ignored; an empty file changes nothing.",
    ]
    return (explanation + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the change that a text means; `nil` if it is blank.
  package func change(to text: [UInt8]) throws(Mistake) -> Change? {
    let words = String(decoding: text, as: UTF8.self)
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    var change = Change()
    var next = 0
    let all = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in all.enumerated() {
      let line = Self.trimmed(line)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let place = lines[next...].firstIndex(of: line) {
        change.kept.insert(place)
        next = place + 1
        continue
      }
      do throws(TimerRecordError) {
        _ = try Self.entry(line)
      } catch {
        throw Mistake(line: number + 1, reason: error)
      }
      change.added[next, default: []].append(line)
    }
    change.removals = lines.count - change.kept.count
    return change
  }

  /// Returns the content of a file after a change, with everything else as it is; `nil` if one of
  /// the chosen lines isn't there anymore.
  package func content(of file: [UInt8], after change: Change) -> [UInt8]? {
    let all = file.split(separator: Self.newline)
    // The chosen lines are near the end, and an equal one may precede them.
    var places: [Int: Int] = [:]
    var rest = lines[...]
    for place in all.indices.reversed()
    where Self.trimmed(String(decoding: all[place], as: UTF8.self)[...]) == rest.last {
      rest.removeLast()
      places[place] = rest.count
    }
    guard rest.isEmpty else { return nil }
    var result: [UInt8] = []
    func add(_ bytes: some Sequence<UInt8>) { result += Array(bytes) + [Self.newline] }
    func addNew(before number: Int) {
      for line in change.added[number] ?? [] { add(line.utf8) }
    }
    for (place, bytes) in all.enumerated() {
      guard let number = places[place] else {
        add(bytes)
        continue
      }
      addNew(before: number)
      if change.kept.contains(number) { add(bytes) }
      if number == lines.count - 1 { addNew(before: lines.count) }
    }
    return result
  }

  private static let newline = UInt8(ascii: "\n")

  private static func split(_ file: [UInt8]) -> [String] {
    file.split(separator: newline).map { trimmed(String(decoding: $0, as: UTF8.self)[...]) }
  }

  /// Returns a line without blanks and control characters at its ends.
  private static func trimmed(_ line: Substring) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 }
    let scalars = line.unicodeScalars.drop(while: isBlank)
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last])
  }

  private static func entry(_ line: String) throws(TimerRecordError) -> HistoryEntry {
    guard let json = JSONValue(line) else { throw .notAnObject }
    return try HistoryEntry(json)
  }
}
