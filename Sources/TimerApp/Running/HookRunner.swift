internal import Alarms
internal import Runtime
internal import System

/// Runs the commands of hooks and marks, which nothing waits for, and remembers what went wrong.
///
/// The commands of one option run one after another. After a sleep many may come at once: only the latest
/// of them wait.
@MainActor
final class HookRunner {
  private let loop: EventLoop
  private var running: [Int32: (hook: HookCommand, command: ShellCommand)] = [:]
  /// The commands that wait for another one of the same option, in order.
  private var waiting: [HookCommand] = []
  /// The number of commands of each option that were left out.
  private var skipped: [String: Int] = [:]
  /// What went wrong, each in a sentence.
  private var failures: [String] = []

  init(loop: EventLoop) { self.loop = loop }

  /// The largest number of commands of one option that wait.
  static let mostWaiting = 8

  /// Starts a command, or lets it wait for those of the same option.
  func run(_ hook: HookCommand) {
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

  /// Starts a command; returns false if that fails.
  private func start(_ hook: HookCommand) -> Bool {
    guard let command = ShellCommand(hook.command, variables: hook.variables) else {
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

  /// Waits a limited time for commands that are still running, and returns what went wrong; those
  /// that don't end are left alone.
  func finish(waitingAtMost limit: Duration) -> [String] {
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
      "\(title) wasn’t run \(count == 1 ? "once" : "\(count) times")"
    }
    return failures + unfinished.sorted() + left.sorted()
  }
}
