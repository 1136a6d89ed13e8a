internal import Alarms
internal import Cells
internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Scenes
internal import Widgets

extension CountdownProgram {
  func view(
    _ interaction: InteractionState<CountdownOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<CountdownOwner> {
    let state = faceState(at: now)
    let (placement, panes) = FacePanes(
      face: face, state: state, grid: grid, keys: showsKeys ? keys : nil
    ).placed(by: settings, in: surroundings)
    return View(
      panes, placement: placement,
      title: state.title(named: state.name), percent: state.percent, takesMouse: false)
  }

  private var keys: FacePanes.Keys {
    FacePanes.Keys(
      list: KeyHelp(documenting: Self.keyMaps, availability: availability(of:)),
      line: KeyHelp(activeKeyMaps, availability: availability(of:)))
  }

  /// The frame grid, counted back from the deadline.
  var grid: FrameGrid {
    switch manager.state {
    case .running(let until): FrameGrid(anchor: until)
    case .ringing(let deadline, _): FrameGrid(anchor: deadline)
    case .paused, .stopped: FrameGrid(anchor: nil)
    }
  }

  /// Returns what the face shows at an instant.
  func faceState(at now: Moment) -> FaceState {
    var state = FaceState(shownReport(at: now), wording, settings, at: now)
    (state.hint, state.notice) = (hint?.text, notice?.text)
    state.help = settings.help(
      for: face, until: helpEnd, showsKeys: showsKeys, at: now.instant)
    return state
  }

  /// The form of the time, by the whole length.
  var time: TimeText { TimeText(total: longest, showsTenths: settings.showsTenths) }
}

// MARK: - When it changes

extension CountdownProgram {
  func subscriptions(at now: Moment) -> Set<Subscription<CountdownMessage>> {
    var subscriptions: Set<Subscription<CountdownMessage>> = []
    if let deadline = manager.nextDeadline {
      subscriptions.insert(Subscription(.deadline(deadline), .instantReached))
    }
    // A target that has passed stays so, whatever the clock is set to.
    if manager.followsWallClock, let target, target > now.wall {
      subscriptions.insert(Subscription(.wallTime(target), .wallClockChanged))
    }
    if let mark = nextMark(after: now.instant), mark > now.instant {
      subscriptions.insert(Subscription(.deadline(mark), .instantReached))
    }
    if streams.feeds, !feed.hasEnded, let due = feed.due {
      subscriptions.insert(Subscription(.time(max(due, now.instant)), .instantReached))
    }
    if let chime, chime.until > now.instant {
      subscriptions.insert(Subscription(.time(chime.until), .instantReached))
    }
    if rings, case .ring(let deadline) = alarmOrder {
      let near = deadline.advanced(by: .zero - Ringer.lead(settings.alarm.ticks))
      if near > now.instant { subscriptions.insert(Subscription(.time(near), .alarmNears)) }
    }
    if let next = nextChange(after: now) {
      subscriptions.insert(Subscription(.time(next), .instantReached))
    }
    return subscriptions
  }

  /// Returns the next instant at which something changes by itself that isn't part of the face.
  private func nextChange(after now: Moment) -> Instant? {
    let snapshot = manager.snapshot(at: now.instant)
    var times: [Duration] = []
    if streams.show == .face {
      times = [notice, hint].compactMap { $0 }.map { now.instant.duration(to: $0.until) }
    }
    if snapshot.phase == .running {
      if streams.show == .words { times.append(snapshot.left - Marks.next(below: snapshot.left)) }
    }
    return times.min().map {
      grid.align(now.instant.advanced(by: max(.zero, $0)), after: now.instant)
    }
  }
}
