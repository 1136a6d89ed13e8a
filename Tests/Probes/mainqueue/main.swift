internal import Dispatch
internal import Glibc
internal import Runtime
internal import TerminalIO

// Posts to the main queue from everywhere while an event loop turns, and says what ran: a process of
// its own, since the main thread of the tests is not theirs.
@MainActor
enum Steps {
  private static var done: [String] = []

  static func note(_ step: String) {
    done.append(step)
    guard done.count == 6 else { return }
    print(done.sorted().joined(separator: " "))
    exit(0)
  }
}

guard let loop = EventLoop() else { exit(71) }
DispatchQueue.main.async { Steps.note("early") }
loop.onWake = {
  Steps.note("wake")
  DispatchQueue.main.async { Steps.note("main") }
  Task { Steps.note("task") }
}
loop.drainMainQueue()
loop.wake(at: SystemClock.monotonic.now + .milliseconds(1), on: .monotonic)
let thread = Thread {
  DispatchQueue.main.async { MainActor.assumeIsolated { Steps.note("async") } }
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2)) {
    dispatchPrecondition(condition: .onQueue(.main))
    MainActor.assumeIsolated { Steps.note("after") }
  }
}
thread.start()
loop.run()

/// A thread of its own, unknown to Dispatch.
struct Thread {
  private final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  private let box: Box

  init(_ body: @escaping @Sendable () -> Void) { box = Box(body) }

  func start() {
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(box).toOpaque()
    unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        }
        return nil
      }, context)
    // No process waits for it, so it leaves nothing behind.
    pthread_detach(thread)
  }
}
