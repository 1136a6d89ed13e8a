internal import Clocks
internal import Faces
internal import Programs
internal import Reports
internal import Timers

/// The page of a single timer, whose model is that of `timer attach`.
extension DashboardProgram {
  /// Shows the selected timer alone.
  mutating func open(at now: Moment) -> Actions {
    guard let selected = dashboard.selected, !selected.isOver else { return [] }
    var look = look
    look.placement = .fullScreen
    opened = AttachProgram(selected.record, look, zone: zone, showsFace: true)
    return updateOpened(.started, at: now)
  }

  /// Forwards an event to the view of a single timer, if it is open and shows the timer with a name;
  /// converts its actions to those of the dashboard.
  mutating func updateOpened(
    _ event: Event<AttachProgram.Message, CountdownKeyCommand, CountdownOwner>,
    ofTimer name: String? = nil, at now: Moment
  ) -> Actions {
    guard var view = opened, name == nil || view.record.name == name else { return [] }
    let actions = view.update(event, at: now)
    let timer = view.record.name
    opened = view
    return actions.flatMap { action -> Actions in
      switch action {
      case .perform(.send(let request)): return [.perform(.send(timer, request))]
      // The handler follows every socket that appears, also that of the timer's next process.
      case .perform(.reconnect): return []
      case .end(_, let line):
        return close(saying: line, isByUser: event == .command(.close), at: now)
      default: return [action.passedOn()].compactMap(\.self)
      }
    }
  }

  /// Returns to the list; if the timer closed the view, the reason is shown.
  private mutating func close(saying line: String?, isByUser: Bool, at now: Moment) -> Actions {
    opened = nil
    let reason = line?.split(separator: "\n").first.map(String.init)
    return isByUser ? [] : reason.map { [note($0, at: now)] } ?? []
  }

  /// Returns the subscriptions of the view, all of which only let time pass.
  func openedSubscriptions(at now: Moment) -> Set<Subscription<DashboardMessage>> {
    Set(
      (opened?.subscriptions(at: now) ?? []).map { subscription in
        switch subscription.source {
        case .deadline(let instant): Subscription(.deadline(instant), .instantReached)
        case .time(let instant): Subscription(.time(instant), .instantReached)
        case .wallTime(let time): Subscription(.wallTime(time), .instantReached)
        }
      })
  }
}
