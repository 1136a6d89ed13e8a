internal import CSystem

/// The process's memory.
package enum Memory {
  /// Lets all threads share one heap; to be called before there is a second thread.
  ///
  /// The corresponding C function is `mallopt`, with `M_ARENA_MAX`.
  package static func shareHeap() {
    csystem_share_heap()
  }
}
