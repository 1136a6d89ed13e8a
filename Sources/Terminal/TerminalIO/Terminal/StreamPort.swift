internal import System
package import TerminalCodes

/// Standard input and standard output in the place of a terminal: lines in and lines out, without a
/// window and without keys.
package final class StreamPort {
  private let input: Int32
  private let output: Int32
  /// Whether the output is a terminal, which can ring a bell.
  private let hasBell: Bool
  /// Whether the terminal is known not to reply to queries.
  package var isSilent = true
  /// Whether the input has ended.
  package private(set) var isGone = false

  /// Creates a port for two open descriptors.
  package init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    hasBell = StandardStreams.isTerminal(output)
  }

  /// The byte of Ctrl-D, which stands for the end of the input.
  package static let endOfTransmission: UInt8 = 4
  private static let bell: UInt8 = 7
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let capacity = 4096
}

extension StreamPort: TerminalPort {
  package var descriptor: Int32? { input }
  package var size: WindowSize { WindowSize(columns: 80, rows: 24) }
  package var isForeground: Bool { true }
  package var isStalled: Bool { false }
  package var hasInput: Bool { waitForInput(.zero) }

  package func enterKeyMode(restoring: [UInt8]) {}
  package func leaveKeyMode() {}
  package func discardInput() {}
  package func flush() {}

  package func read() -> [UInt8] {
    guard !isGone, hasInput else { return [] }
    let bytes = (try? Descriptor.read(input, upTo: Self.capacity)) ?? []
    guard bytes.isEmpty else { return bytes }
    isGone = true
    return [Self.endOfTransmission]
  }

  package func write(_ bytes: [UInt8]) {
    guard hasBell || bytes != [Self.bell] else { return }
    // Without a reader, the timers go on.
    try? Descriptor.writeAll(bytes.filter { $0 != Self.carriageReturn }, to: output)
  }

  package func waitForInput(_ limit: Duration) -> Bool {
    !isGone && Descriptor.isReady(input, for: .reading, within: limit)
  }

  package func restore(_ bytes: [UInt8], then words: [UInt8]) { write(words) }
}
