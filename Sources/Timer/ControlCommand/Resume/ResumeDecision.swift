internal import Reports
internal import TimerProcess
internal import Timers

/// The decision of `timer resume`, based on the running and the unfinished timers.
enum ResumeDecision {
  /// Resume a paused timer in its own process.
  case carryOut(RunningTimers.Timer)
  /// Resume an unfinished or canceled timer in this process.
  case resume(UnfinishedTimers.Leftover)
  /// Refuse, with a list of candidates, the reason, and the exit status.
  case refuse(listing: [String] = [], why: String, status: Int32)

  /// The sources of information about timers, each queried only if needed.
  @MainActor
  struct Sources {
    /// Returns the unfinished timer with exactly the given name.
    var named: (String) -> UnfinishedTimers.Leftover?
    var running: () -> RunningTimers
    var unfinished: () -> UnfinishedTimers
    /// Returns the recently canceled timers.
    var canceled: () -> [UnfinishedTimers.Leftover]
    /// Returns a sentence about a timer that runs where it can't be reached.
    var elsewhere: (String, RunningTimers) -> String?
    /// Reports a file that can't be read.
    var complain: (String) -> Void
  }

  /// Decides about the timer with a name, or the only one if `name` is `nil`.
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
        self = Self.canceled(name, running, sources)
        return
      }
      self = Self.refusal(toChoose: paused.map(Self.sentence) + unfinished.timers.map(\.sentence))
    }
  }

  /// Decides about a timer that is neither paused nor unfinished.
  @MainActor
  private static func canceled(
    _ name: String?, _ running: RunningTimers, _ sources: Sources
  ) -> ResumeDecision {
    // A name is a running timer's rather than a canceled one's.
    if name != nil, let refusal = refusal(of: name, running) { return refusal }
    if let words = name.flatMap({ sources.elsewhere($0, running) }) {
      return .refuse(why: words, status: ControlCommand.unavailable)
    }
    let canceled = sources.canceled()
    do throws(TimerChoice.Failure) {
      return .resume(canceled[try TimerChoice.one(name, among: canceled.map(\.record.name))])
    } catch {
      if case .several = error { return refusal(toChoose: canceled.map(\.sentence)) }
      if let refusal = refusal(of: name, running) { return refusal }
      let what = name.map { "“\($0)” is neither paused nor unfinished" }
      return .refuse(why: what ?? "no timer is paused or unfinished", status: 66)
    }
  }

  /// Returns the refusal of a timer that is running; `nil` if it isn't.
  @MainActor
  private static func refusal(of name: String?, _ running: RunningTimers) -> ResumeDecision? {
    let names = running.timers.map(\.record.name)
    if let place = try? TimerChoice.one(name, among: names) {
      return .refuse(why: "\(names[place]): it isn’t paused", status: ControlCommand.refused)
    }
    return running.silent(named: name).map {
      .refuse(why: $0.words, status: ControlCommand.unavailable)
    }
  }

  private static func refusal(toChoose sentences: [String]) -> ResumeDecision {
    .refuse(listing: sentences, why: "several timers can be resumed: name one", status: 64)
  }

  private static func refusal(toDetach timer: RunningTimers.Timer) -> ResumeDecision {
    .refuse(
      why: "\(sentence(timer)) in its own process: --detach applies only to unfinished timers",
      status: 64)
  }

  private static func sentence(_ timer: RunningTimers.Timer) -> String {
    "\(timer.record.name) is \(timer.record.phase.rawValue)"
  }
}
