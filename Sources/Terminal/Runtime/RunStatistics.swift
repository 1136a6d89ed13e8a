/// The cost of a program's run.
package struct RunStatistics: Hashable, Sendable {
  /// The number of times that the loop woke.
  package var wakeups: Int
  /// The number of frames drawn.
  package var frames: Int
  /// The number of bytes written to the terminal, except those that give it back.
  package var bytes: Int

  /// Creates statistics.
  package init(wakeups: Int, frames: Int, bytes: Int) {
    (self.wakeups, self.frames, self.bytes) = (wakeups, frames, bytes)
  }
}
