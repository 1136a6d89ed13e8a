internal import Alarms
package import Runtime
internal import System
package import Timers

/// A runner for the commands of hooks and marks, which runs them in the background and collects
/// failures.
///
/// The commands of one option run one at a time, from a queue of limited length: after a
/// suspension, many may be due at once, and the oldest are skipped.
@MainActor
package final class HookRunner {
  private let loop: EventLoop
  /// The descriptor for the output of commands; `nil` if it is discarded.
  private let output: Int32?
  private var running: [Int32: (hook: HookCommand, command: ShellCommand)] = [:]
  /// The queue of commands that wait for another one of the same option.
  private var waiting: [HookCommand] = []
  /// The number of skipped commands of each option.
  private var skipped: [String: Int] = [:]
  /// The failures, one sentence each.
  private var failures: [String] = []

  package init(loop: EventLoop, output: Int32? = nil) { (self.loop, self.output) = (loop, output) }

  /// The maximum number of queued commands of one option.
  static let mostWaiting = 8

  /// Starts a command, or queues it behind those of the same option.
  package func run(_ hook: HookCommand) {
    guard running.values.contains(where: { $0.hook.isSameOption(as: hook) }) else {
      _ = start(hook)
      return
    }
    waiting.append(hook)
    guard waiting.count(where: { $0.isSameOption(as: hook) }) > Self.mostWaiting,
      let first = waiting.firstIndex(where: { $0.isSameOption(as: hook) })
    else { return }
    waiting.remove(at: first)
    skipped[hook.title, default: 0] += 1
  }

  /// Starts a command; returns `false` if that fails.
  private func start(_ hook: HookCommand) -> Bool {
    let command = ShellCommand(hook.command, variables: hook.variables, output: output)
    guard let command else {
      failures.append("\(hook.title) couldn’t be started")
      return false
    }
    running[command.descriptor] = (hook, command)
    loop.watch(command.descriptor) { [weak self] in self?.note(command.descriptor) }
    return true
  }

  private func note(_ descriptor: Int32) {
    guard let (hook, command) = running[descriptor], let ending = command.ending() else { return }
    loop.unwatch(descriptor)
    running[descriptor] = nil
    if !ending.succeeded { failures.append("\(hook.title) \(ending.words)") }
    while let next = waiting.firstIndex(where: { $0.isSameOption(as: hook) }) {
      if start(waiting.remove(at: next)) { return }
    }
  }

  /// Waits a limited time for commands that are still running, leaves the rest running, and returns
  /// all failures.
  package func finish(waitingAtMost limit: Duration) -> [String] {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    while !running.isEmpty {
      let rest = clock.now.duration(to: deadline)
      guard rest > .zero else { break }
      Descriptor.isAnyReady(among: Array(running.keys), within: rest)
      for descriptor in running.keys { note(descriptor) }
    }
    for hook in waiting { skipped[hook.title, default: 0] += 1 }
    waiting = []
    let unfinished = running.values.map { "\($0.hook.title) is still running" }
    let left = skipped.map { title, count in
      "\(title) was skipped \(count == 1 ? "once" : "\(count) times")"
    }
    return failures + unfinished.sorted() + left.sorted()
  }
}
