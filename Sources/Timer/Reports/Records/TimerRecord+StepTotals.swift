internal import Countdowns

/// The counted time by step.
extension TimerRecord {
  /// The maximum number of bytes of all labels in one line of the history.
  private static let longestLabels = 65_536

  /// Returns the totals of the steps with any counted time that isn't in the history, in order; empty
  /// without steps.
  ///
  /// `ran` is the counted time of the timer, and `endsStep` is whether the current step reached its
  /// end. Steps with the same label and length are added up.
  func stepTotals(of ran: Duration, endsStep: Bool) -> [HistoryEntry.StepTotal] {
    let hasLabels =
      differentSteps.reduce(0) { $0 + ($1.label ?? "").utf8.count } <= Self.longestLabels
    var totals: [HistoryEntry.StepTotal] = []
    for (step, time) in zip(differentSteps, newStepTimes(ran: ran, endsStep: endsStep))
    where time != StepTime() {
      let label = hasLabels ? step.label : nil
      let index = totals.firstIndex { $0.label == label && $0.length == step.length }
      let place = index ?? totals.endIndex
      if index == nil {
        totals.append(.init(label: label, length: step.length, runs: 0, completed: 0, ran: .zero))
      }
      totals[place].runs += time.runs
      totals[place].completed += time.completed
      totals[place].ran = RecordLimits.bounded(totals[place].ran + time.ran)
    }
    return totals
  }

  private func newStepTimes(ran: Duration, endsStep: Bool) -> [StepTime] {
    let times = stepTimesWhenOver(ran: ran, endsStep: endsStep)
    let logged = filled(loggedSteps)
    return zip(times, logged).map { time, logged in
      var time = time
      time.ran = max(.zero, time.ran - logged.ran)
      time.completed = max(0, time.completed - logged.completed)
      // A step that was canceled and resumed is in the history twice, but was started once.
      time.runs = max(0, time.runs - logged.runs)
      return time
    }
  }

  /// Returns the counted time by step once the timer is over; the time that isn't in `stepTimes`
  /// belongs to the current step.
  func stepTimesWhenOver(ran: Duration, endsStep: Bool = false) -> [StepTime] {
    guard !steps.isEmpty else { return [] }
    var times = filled(stepTimes)
    let rest = max(.zero, ran - times.reduce(.zero) { $0 + $1.ran })
    times[index(at: position)].add(rest, endsRun: true, isComplete: endsStep)
    return times
  }

  private func filled(_ times: [StepTime]) -> [StepTime] {
    times.count == differentSteps.count ? times : differentSteps.map { _ in StepTime() }
  }

  /// Adds the full length of all steps after the current one.
  mutating func completeLaterSteps() {
    guard !steps.isEmpty else { return }
    stepTimes = filled(stepTimes)
    let (round, present) = position.quotientAndRemainder(dividingBy: steps.count)
    for index in steps.indices {
      complete(index, times: rounds - round - (index <= present ? 1 : 0))
    }
    guard finalStep != nil, position < stepCount - 1 else { return }
    complete(steps.count - 1, times: -1)
    complete(steps.count, times: 1)
  }

  private mutating func complete(_ index: Int, times count: Int) {
    stepTimes[index].runs += count
    stepTimes[index].completed += count
    let added = differentSteps[index].length * count
    stepTimes[index].ran = RecordLimits.bounded(stepTimes[index].ran + added)
  }
}

extension TimerRecord.StepTime {
  /// Adds counted time; `endsRun` is whether the step is over, and `isComplete` whether it reached
  /// its end.
  package mutating func add(_ time: Duration, endsRun: Bool, isComplete: Bool) {
    ran += time
    if endsRun, isComplete || time > .zero { runs += 1 }
    if isComplete { completed += 1 }
  }
}
