package import TerminalCodes
internal import TerminalIO

/// A terminal in memory: a test types into it, reads what it was sent, and configures its behavior.
package final class MemoryTerminal: TerminalPort {
  /// The state of the line, with counts of entering and leaving key mode.
  package struct Line: Hashable, Sendable {
    /// Whether keys arrive one by one.
    package var isInKeyMode = false
    /// The number of times that key mode was entered.
    package var entries = 0
    /// The number of times that key mode was left.
    package var exits = 0
    /// The bytes that a crash would send; `nil` outside key mode.
    package var crashBytes: [UInt8]?
  }

  package var descriptor: Int32? { nil }
  package var size: WindowSize
  package var isForeground = true
  package var isSilent = false
  package var isGone = false
  /// The number of bytes that it accepts before it stalls; `nil` for no limit.
  package var capacity: Int?
  /// The handler called when the program waits for input that isn't there, in which a test may
  /// type.
  package var onWait: (Duration) -> Void = { _ in }

  /// The state of the line.
  package private(set) var line = Line()
  /// All bytes that it has accepted.
  package private(set) var output: [UInt8] = []
  /// The bytes of each call of `restore`.
  package private(set) var restorations: [[UInt8]] = []
  /// The number of bytes in each write.
  package private(set) var writes: [Int] = []
  private var input: [UInt8] = []
  private var pending: [UInt8] = []
  private var taken = 0

  /// Creates a terminal in the foreground that accepts everything.
  package init(columns: Int = 80, rows: Int = 24, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    size = WindowSize(
      columns: columns, rows: rows, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// Adds input from the user or a reply of the terminal.
  package func type(_ bytes: [UInt8]) { input += bytes }

  /// Adds input from the user or a reply of the terminal.
  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Returns what it has accepted since the last call.
  package func takeOutput() -> [UInt8] {
    defer { taken = output.count }
    return Array(output[taken...])
  }
}

extension MemoryTerminal {
  package var isStalled: Bool { !isGone && !pending.isEmpty }
  package var hasInput: Bool { !input.isEmpty }

  package func enterKeyMode(restoring: [UInt8]) {
    line.isInKeyMode = true
    line.entries += 1
    line.crashBytes = restoring
  }

  package func leaveKeyMode() {
    line.isInKeyMode = false
    line.exits += 1
    line.crashBytes = nil
  }

  package func discardInput() { input = [] }

  package func read() -> [UInt8] {
    guard !isGone else { return [] }
    let bytes = Array(input.prefix(4096))
    input.removeFirst(bytes.count)
    return bytes
  }

  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isGone else { return }
    writes.append(bytes.count)
    pending += bytes
    flush()
  }

  package func flush() {
    guard !isGone else { return }
    let count = min(pending.count, capacity ?? pending.count)
    output += pending.prefix(count)
    pending.removeFirst(count)
    capacity? -= count
  }

  package func waitForInput(_ limit: Duration) -> Bool {
    if !hasInput, limit > .zero { onWait(limit) }
    return hasInput
  }

  /// Replaces the buffered bytes like the real terminal, even if it accepts nothing else.
  package func restore(_ bytes: [UInt8], then words: [UInt8]) {
    restorations.append(bytes)
    guard !isGone else { return }
    if isStalled { pending = [] }
    output += bytes + words
  }
}
