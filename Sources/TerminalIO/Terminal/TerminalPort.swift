package import TerminalCodes

/// A terminal as the runtime sees it: the real one, or one in memory.
///
/// Nothing here waits but what says so.
package protocol TerminalPort: AnyObject {
  /// The descriptor to wait on, for reading and for writing; `nil` for a terminal in memory.
  var descriptor: Int32? { get }
  /// The window's size now.
  var size: WindowSize { get }
  /// Whether this process's group has the terminal, so that it may draw and set modes.
  var isForeground: Bool { get }
  /// Whether the terminal has gone away; nothing is written or read any more.
  var isGone: Bool { get }
  /// Whether bytes wait that the terminal hasn't taken yet; never once it has gone away.
  var isStalled: Bool { get }
  /// Whether there is something to read now.
  var hasInput: Bool { get }

  /// Turns off echo and line editing. A crash from now on sends `restoring`, at most
  /// `CSYSTEM_GUARD_CAPACITY` bytes.
  func enterKeyMode(restoring: [UInt8])
  /// Puts the line back as it was found.
  func leaveKeyMode()
  /// Throws away input that was not read yet.
  func discardInput()

  /// Returns the bytes that have arrived, at most a few kilobytes; empty when there are none.
  func read() -> [UInt8]
  /// Writes all bytes, or keeps those that the terminal doesn't take at once.
  func write(_ bytes: [UInt8])
  /// Continues with the bytes that wait.
  func flush()
  /// Waits until there is input, for at most `limit`, and returns whether there is.
  func waitForInput(_ limit: Duration) -> Bool
  /// Writes the bytes that give the terminal back, and then words for the person who reads it, within
  /// a tenth of a second.
  ///
  /// Both reach the terminal even if it takes nothing now, in place of what waited. The bytes should
  /// begin with CAN, since what they replace may be half a sequence.
  func restore(_ bytes: [UInt8], then words: [UInt8])
}
