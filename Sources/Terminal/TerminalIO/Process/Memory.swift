internal import CSystem

/// The process's memory.
package enum Memory {
  /// Makes all threads share one heap; must be called before a second thread exists.
  ///
  /// The corresponding C function is `mallopt`, with `M_ARENA_MAX`.
  package static func shareHeap() { csystem_share_heap() }

  /// Returns free memory to the system, such as what only the start needed.
  ///
  /// The corresponding C function is `malloc_trim`.
  package static func returnUnused() { csystem_trim_heap() }
}
