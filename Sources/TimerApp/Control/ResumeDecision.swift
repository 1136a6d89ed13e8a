internal import Control
internal import Reports

/// What `timer resume` does, by what runs and what was left unfinished.
enum ResumeDecision {
  /// A paused timer continues in its own process.
  case carryOut(RunningTimers.Timer)
  /// An unfinished or cancelled timer continues in this process.
  case resume(UnfinishedTimers.Timer)
  /// Nothing can be done: what could be named, each in a sentence, and why.
  case refuse(listing: [String] = [], why: String, status: Int32)

  /// What is known of timers; each is asked for only if the others don't decide.
  @MainActor
  struct Sources {
    /// Returns the unfinished timer with exactly a name.
    var named: (String) -> UnfinishedTimers.Timer?
    var running: () -> RunningTimers
    /// Returns all unfinished timers.
    var unfinished: () -> UnfinishedTimers
    /// Returns the timer of a name that was cancelled a while ago.
    var cancelled: (String) -> UnfinishedTimers.Timer?
    /// Says what can't be read.
    var complain: (String) -> Void
  }

  /// Decides for the timer of a name, or the only one.
  @MainActor
  init(_ name: String?, detaches: Bool, _ sources: Sources) {
    // No running timer has the name of an unfinished one.
    if let timer = name.flatMap(sources.named) {
      self = .resume(timer)
      return
    }
    let running = sources.running()
    let paused = running.timers.filter { [.paused, .waiting].contains($0.record.phase) }
    let unfinished = sources.unfinished()
    unfinished.failures.forEach(sources.complain)
    let names = paused.map(\.record.name) + unfinished.timers.map(\.record.name)
    do throws(TimerChoice.Failure) {
      let place = try TimerChoice.one(name, among: names)
      guard place < paused.count else {
        self = .resume(unfinished.timers[place - paused.count])
        return
      }
      self = detaches ? Self.refusal(toDetach: paused[place]) : .carryOut(paused[place])
    } catch {
      guard case .several = error else {
        self = Self.cancelled(name, running, sources)
        return
      }
      self = .refuse(
        listing: paused.map(Self.sentence) + unfinished.timers.map(\.sentence),
        why: "several timers can be resumed: name one", status: error.status)
    }
  }

  /// Decides for a timer that is neither paused nor unfinished.
  @MainActor
  private static func cancelled(
    _ name: String?, _ running: RunningTimers, _ sources: Sources
  ) -> ResumeDecision {
    let names = running.timers.map(\.record.name)
    if let place = try? TimerChoice.one(name, among: names) {
      return .refuse(why: "\(names[place]): it isn’t paused", status: ControlCommand.refused)
    }
    if let silent = running.silent(named: name) {
      return .refuse(why: silent.words, status: ControlCommand.unavailable)
    }
    if let timer = name.flatMap(sources.cancelled) { return .resume(timer) }
    let what = name.map { "“\($0)” is neither paused nor unfinished" }
    return .refuse(why: what ?? "no timer is paused or unfinished", status: 66)
  }

  private static func refusal(toDetach timer: RunningTimers.Timer) -> ResumeDecision {
    .refuse(
      why: "\(sentence(timer)) in a process of its own: --detach goes with an unfinished timer",
      status: 64)
  }

  private static func sentence(_ timer: RunningTimers.Timer) -> String {
    "\(timer.record.name) is \(timer.record.phase.rawValue)"
  }
}
