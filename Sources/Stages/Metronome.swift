internal import Dispatch

/// Beats again and again on the main queue, as often as is wanted now.
@MainActor
package final class Metronome {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var interval: Duration?

  /// Creates one that doesn't beat yet.
  package init() {}

  /// Begins to beat, as `beat(every:)` said or will say.
  package func start(_ onBeat: @escaping @MainActor () -> Void) {
    source.setEventHandler { onBeat() }
    source.activate()
  }

  /// Beats so often from now on, or not at all; an interval that it has already changes nothing.
  package func beat(every wanted: Duration?) {
    guard wanted != interval else { return }
    interval = wanted
    guard let wanted else {
      return source.schedule(deadline: .distantFuture, leeway: .nanoseconds(0))
    }
    let time = DispatchTimeInterval.nanoseconds(Int(wanted / .nanoseconds(1)))
    source.schedule(deadline: .now() + time, repeating: time)
  }
}
