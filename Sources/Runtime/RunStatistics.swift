/// What a run of a program has cost.
package struct RunStatistics: Hashable, Sendable {
  /// The number of times that the loop woke.
  package var wakeups: Int
  /// The number of frames that were drawn.
  package var frames: Int
  /// The number of bytes that were written to the terminal, except those that give it back.
  package var bytes: Int

  /// Creates statistics.
  package init(wakeups: Int, frames: Int, bytes: Int) {
    (self.wakeups, self.frames, self.bytes) = (wakeups, frames, bytes)
  }
}
