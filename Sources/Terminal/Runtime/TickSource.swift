internal import TerminalIO
internal import Ticks

/// The ticks of a loop: from Dispatch to pace pictures, and otherwise from the kernel.
///
/// A timer of Dispatch waits out its whole delay after a suspension, so it gets only short ones.
@MainActor
final class TickSource {
  /// The timer that gives a tick.
  enum Means: Hashable {
    case dispatch, kernel

    /// Chooses the timer for a delay.
    init(for delay: Duration, pacesPictures: Bool) {
      let isPicture = delay > .zero && delay <= TickSource.longestPause
      self = pacesPictures && isPicture ? .dispatch : .kernel
    }
  }

  /// The longest pause between two pictures of a motion.
  nonisolated static let longestPause = Duration.milliseconds(500)

  /// Whether Dispatch paces pictures, for which the main queue must be drained.
  var pacesPictures = false
  /// Whether a tick from Dispatch has come.
  private(set) var hasTicked = false

  private let kernel: DeadlineTimer
  private lazy var pictures = TickTimer { [weak self] in self?.hasTicked = true }
  /// The timer that is armed.
  private var armed: Means?

  /// Creates a source without a tick; `nil` if no descriptors are left.
  init?() {
    guard let kernel = DeadlineTimer(on: .boottime) else { return nil }
    self.kernel = kernel
  }

  /// The descriptor that becomes readable with each tick from the kernel.
  var descriptor: Int32 { kernel.descriptor }

  /// Requests a tick after a delay, at once if it isn't positive, instead of the one requested before;
  /// `nil` cancels it.
  func arm(after delay: Duration?) {
    let means = delay.map { Means(for: $0, pacesPictures: pacesPictures) }
    if armed == .kernel, means != .kernel { kernel.arm(at: nil) }
    if armed == .dispatch, means != .dispatch { pictures.arm(after: nil) }
    armed = means
    switch means {
    case .dispatch: pictures.arm(after: delay)
    case .kernel: kernel.arm(at: delay.map { SystemClock.boottime.now + $0 })
    case nil: break
    }
  }

  /// Notes that the requested tick has come.
  func noteTick() { (armed, hasTicked) = (nil, false) }
}
