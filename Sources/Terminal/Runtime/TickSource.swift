internal import System
internal import TerminalIO
internal import Ticks

/// The ticks of a loop: from Dispatch, or from the kernel if the system allows no thread for it.
///
/// The corresponding C functions are `eventfd` and `timerfd_settime`.
@MainActor
final class TickSource {
  /// The descriptor that becomes readable with each tick.
  let descriptor: Int32
  private let kernel: DeadlineTimer?
  /// The counter that Dispatch raises, which stays open until its last tick has come.
  private let counter: OwnedDescriptor?
  /// The timer of Dispatch, which is made for the first tick: a program that only draws once needs none.
  private lazy var timer = TickTimer { [counter] in
    if let counter { Descriptor.raise(counter.number) }
  }

  /// Creates a source without a tick; `nil` if no descriptors are left.
  init?() {
    kernel = ThreadSupply.suffices ? nil : DeadlineTimer(on: .boottime)
    let opened = kernel?.descriptor ?? Descriptor.openCounter()
    guard opened >= 0 else { return nil }
    counter = kernel == nil ? OwnedDescriptor(opened) : nil
    descriptor = opened
  }

  /// Requests a tick after a delay, at once if it isn't positive, instead of the one requested before;
  /// `nil` cancels it.
  func arm(after delay: Duration?) {
    if let kernel { return kernel.arm(at: delay.map { SystemClock.boottime.now + $0 }) }
    if let delay, delay <= .zero { Descriptor.raise(descriptor) } else { timer.arm(after: delay) }
  }
}
