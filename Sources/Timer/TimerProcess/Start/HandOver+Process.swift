internal import Cells
internal import Reports
package import Runtime
internal import TimerEnvironment
package import Timers

extension RunRegistration {
  /// Releases the timer with its name, so that another process can resume it; returns whether its
  /// state is saved.
  ///
  /// Followers learn that they have to connect again.
  package func handOver(_ timer: HandOver, in loop: EventLoop, within patience: Duration) -> Bool {
    defer { close(in: loop) }
    let record = timer.record.handedOver
    _ = keep(record, within: patience)
    guard isLastChangeSaved else { return false }
    announce(record)
    return true
  }
}

extension HandlerDependencies {
  /// Starts a process that resumes a released timer; returns the error message if that fails.
  @MainActor
  package func resume(_ timer: HandOver, isSaved: Bool) -> String? {
    let name = timer.record.name
    if isSaved, case .started = launch(["resume", "--detach", "--", name]) { return nil }
    return "\(TextWidth.visible(name)) couldn’t be started in the background: "
      + CalledName.own.command("resume", name)
  }
}
