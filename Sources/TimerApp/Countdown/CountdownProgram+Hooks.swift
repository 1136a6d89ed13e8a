internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports

extension CountdownProgram {
  /// Runs the command of an event, if there is one.
  func run(_ event: Hooks.Event, at now: Moment) -> Actions {
    guard let command = settings.script.hooks[event] else { return [] }
    let hook = HookCommand(
      title: event.option, command: command, variables: variables(event.rawValue, at: now))
    return [.perform(.run(hook))]
  }

  /// Runs the command at the end, the first time that the last step is over.
  mutating func runEnd(at now: Moment) -> Actions {
    guard manager.isLast, !hasRunEnd else { return [] }
    hasRunEnd = true
    return run(.end, at: now)
  }

  /// Returns the actions of marks.
  func act(at indices: [Int], at now: Moment) -> Actions {
    indices.map { index in
      switch marks.marks[index].action {
      case .command(let command):
        let title = "--mark \(marks.marks[index].point.words)"
        return .perform(
          .run(HookCommand(title: title, command: command, variables: variables("mark", at: now))))
      case .sound, .speech: return .perform(.play(mark: index))
      }
    }
  }

  /// Returns the actions of the marks that the remaining time has passed.
  mutating func passMarks(at now: Moment) -> Actions {
    guard case .running = manager.state, !marks.marks.isEmpty else { return [] }
    let left = manager.snapshot(at: now.instant).left
    return act(at: marks.advance(to: left, of: manager.total), at: now)
  }

  /// Returns the instant of the next mark.
  func nextMark(after now: Instant) -> Instant? {
    guard case .running(let until) = manager.state else { return nil }
    let left = manager.snapshot(at: now).left
    return marks.next(below: left, of: manager.total).map { until.advanced(by: .zero - $0) }
  }

  private func variables(_ event: String, at now: Moment) -> [String] {
    var report = report(at: now)
    // A signal cancels it from outside.
    if event == Hooks.Event.cancel.rawValue { report.state = .cancelled }
    return HookVariables.list(report, event: event, zone: wording.zone)
  }
}

extension Mark.Point {
  /// The point as it is typed.
  var words: String {
    switch self {
    case .left(let left): SpanText.words(for: left)
    case .share(let thousandths):
      thousandths % 10 == 0 ? "\(thousandths / 10)%" : "\(thousandths / 10).\(thousandths % 10)%"
    }
  }
}
