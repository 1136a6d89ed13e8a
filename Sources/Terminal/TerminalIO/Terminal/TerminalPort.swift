package import TerminalCodes

/// A terminal as the runtime sees it: a real one, or one in memory.
///
/// Nothing here blocks unless stated.
package protocol TerminalPort: AnyObject {
  /// The descriptor to wait on, for reading and for writing; `nil` for a terminal in memory.
  var descriptor: Int32? { get }
  /// The window's current size.
  var size: WindowSize { get }
  /// Whether this process's group owns the terminal, so that it may draw and set modes.
  var isForeground: Bool { get }
  /// Whether the terminal is known not to reply to queries.
  var isSilent: Bool { get set }
  /// Whether the terminal has gone away; nothing is written or read anymore.
  var isGone: Bool { get }
  /// Whether bytes are waiting that the terminal hasn't accepted; false once it has gone away.
  var isStalled: Bool { get }
  /// Whether there is something to read now.
  var hasInput: Bool { get }

  /// Turns off echo and line editing.
  ///
  /// A crash from now on sends `restoring`, at most `CSYSTEM_GUARD_CAPACITY` bytes.
  func enterKeyMode(restoring: [UInt8])
  /// Restores the line settings.
  func leaveKeyMode()
  /// Discards input that hasn't been read.
  func discardInput()

  /// Returns the bytes that have arrived, at most a few kilobytes; empty if there are none.
  func read() -> [UInt8]
  /// Writes all bytes, or buffers those that the terminal doesn't accept at once.
  func write(_ bytes: [UInt8])
  /// Continues writing the buffered bytes.
  func flush()
  /// Waits for input for at most `limit`, and returns whether there is any.
  func waitForInput(_ limit: Duration) -> Bool
  /// Writes the bytes that restore the terminal, and then a text for the user, within a tenth of a
  /// second.
  ///
  /// Both reach the terminal even if it accepts nothing now, replacing the buffered bytes. The
  /// bytes should begin with CAN, since what they replace may be part of a sequence.
  func restore(_ bytes: [UInt8], then words: [UInt8])
}
