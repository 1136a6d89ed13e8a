package import Clocks
internal import Programs
internal import TerminalCodes
internal import Testing

extension ProgramTester {
  /// The next thing that the clock causes.
  private enum Due {
    case wake
    case flush
    case message(Subscription<P.Message>)
  }

  /// Advances the clock: everything that falls due happens at its exact instant, in order.
  ///
  /// While the program is suspended, nothing happens until it is resumed.
  package mutating func advance(by duration: Duration) {
    let end = now.instant.advanced(by: duration)
    var idle = 0
    while !isSuspended, !isEnded, let (instant, due) = nextDue, instant <= end {
      idle = instant <= now.instant ? idle + 1 : 0
      guard idle < 100 else {
        Issue.record("the program wakes without end at \(now.instant)")
        break
      }
      move(to: max(now.instant, instant))
      wakes += 1
      run(due)
    }
    move(to: end)
  }

  /// The instant at which the clock next causes something.
  package var nextWake: Instant? { nextDue?.instant }

  /// Sets the wall clock forward or, with a negative duration, back.
  package mutating func setWallClock(by duration: Duration) {
    now.wall = now.wall.advanced(by: duration)
    let messages = subscriptions.compactMap { subscription -> P.Message? in
      if case .wallTime = subscription.source { subscription.message } else { nil }
    }
    // Times that have passed may come again now.
    fired = fired.filter { if case .wallTime = $0.source { false } else { true } }
    if !messages.isEmpty { turn(messages.map { .message($0) }) }
  }

  /// Stops the process, as Ctrl-Z does.
  package mutating func suspend() {
    turn([.suspending])
    bytes += display.retake()
    turn([.visible(false)])
    isSuspended = true
  }

  /// Continues the process in the foreground.
  package mutating func resume() {
    isSuspended = false
    turn([.visible(true), .window(window), .resumed])
    advance(by: .zero)
  }

  /// Gives the terminal to another process, or back.
  package mutating func setVisible(_ isVisible: Bool) {
    if !isVisible { bytes += display.retake() }
    turn(isVisible ? [.visible(true), .window(window)] : [.visible(false)])
  }

  /// Resizes the window.
  package mutating func resize(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    window = WindowSize(
      columns: columns, rows: rows, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    turn([.window(window)])
  }
}

extension ProgramTester {
  private mutating func move(to instant: Instant) {
    now = Moment(instant: instant, wall: now.wallTime(of: instant))
  }

  private var nextDue: (instant: Instant, due: Due)? {
    var all: [(instant: Instant, due: Due)] = []
    if let wake { all.append((wake, .wake)) }
    if let inputDeadline { all.append((inputDeadline, .flush)) }
    for subscription in subscriptions where !fired.contains(subscription) {
      switch subscription.source {
      case .deadline(let instant): all.append((instant, .message(subscription)))
      case .wallTime(let time): all.append((now.instant(of: time), .message(subscription)))
      case .time: break  // The session wakes for it.
      }
    }
    return all.min { $0.instant < $1.instant }
  }

  private mutating func run(_ due: Due) {
    switch due {
    case .wake: turn([.timePassed])
    case .flush:
      inputDeadline = nil
      turn(decoder.flush().map { .terminal($0) })
    case .message(let subscription):
      fired.insert(subscription)
      turn([.message(subscription.message)])
    }
  }
}
