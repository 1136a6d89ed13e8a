internal import Alarms
internal import Glibc
internal import Runtime

/// Runs the commands of hooks and marks, which nothing waits for, and remembers what went wrong.
@MainActor
final class HookRunner {
  private let loop: EventLoop
  private var running: [Int32: (title: String, command: ShellCommand)] = [:]
  /// What went wrong, each in a sentence.
  private var failures: [String] = []

  init(loop: EventLoop) { self.loop = loop }

  /// Starts a command.
  func run(_ hook: HookCommand) {
    guard let command = ShellCommand(hook.command, variables: hook.variables) else {
      return failures.append("\(hook.title) couldn’t be started")
    }
    running[command.descriptor] = (hook.title, command)
    loop.watch(command.descriptor) { [weak self] in self?.note(command.descriptor) }
  }

  private func note(_ descriptor: Int32) {
    guard let (title, command) = running[descriptor], let ending = command.ending() else { return }
    loop.unwatch(descriptor)
    running[descriptor] = nil
    if !ending.succeeded { failures.append("\(title) \(ending.words)") }
  }

  /// Waits a limited time for commands that are still running, and returns what went wrong; those
  /// that don't end are left alone.
  func finish(waitingAtMost limit: Duration) -> [String] {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    while !running.isEmpty {
      let rest = clock.now.duration(to: deadline)
      guard rest > .zero else { break }
      wait(atMost: rest)
      for descriptor in running.keys { note(descriptor) }
    }
    return failures + running.values.map { "\($0.title) is still running" }.sorted()
  }

  private func wait(atMost time: Duration) {
    var descriptors = running.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = Int32(clamping: Int(time / .milliseconds(1)) + 1)
    _ = unsafe poll(&descriptors, nfds_t(descriptors.count), milliseconds)
  }
}
