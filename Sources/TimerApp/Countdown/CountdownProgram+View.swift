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
    let placement = placement(in: surroundings)
    var rows = surroundings.canvas.rows
    if case .inline(let some) = placement { rows = some }
    let coversFace = showsKeys && rows >= Self.leastSheetRows
    // The list of keys covers the face, so a line above the list shows the time.
    let face = FaceWidget(
      coversFace ? .line : face, faceState(at: now), on: grid, rows: coversFace ? 1 : nil)
    var panes = [
      Pane(CountdownOwner.screen, .whole) { face.owned(by: CountdownOwner.face, stop: .none) }
    ]
    if showsKeys { panes.append(keys(in: surroundings, rows: rows)) }
    return View(
      panes, placement: placement, title: title(at: now), percent: percent(at: now),
      takesMouse: false)
  }

  /// The least number of rows for a list of keys.
  private static let leastSheetRows = 7

  /// Returns where the face is drawn, with a second row if there is a notice or hint.
  private func placement(in surroundings: Surroundings) -> Placement {
    let windowRows = surroundings.canvas.rows
    let placement = settings.placement(of: face, windowRows: windowRows)
    guard placement == .inline(rows: 1), (notice ?? hint) != nil else { return placement }
    return .inline(rows: min(2, windowRows))
  }

  /// The list of keys, or where it has no room, one line with the most important ones.
  private func keys(in surroundings: Surroundings, rows: Int) -> Pane<CountdownOwner> {
    guard rows >= Self.leastSheetRows else {
      let row = CellRect(columns: 0..<surroundings.canvas.columns, rows: rows / 2..<rows / 2 + 1)
      let legend = LegendLine(KeyHelp(activeKeyMaps).footer(surroundings.keyForm))
      var pane = Pane(CountdownOwner.keys, .cells(row)) { legend }
      pane.background = Style(attributes: .reverse)
      return pane
    }
    var pane = KeyHelp(documenting: Self.keyMaps).pane(
      owner: CountdownOwner.keys, rowOwner: { .key($0) },
      background: surroundings.theme.style(.raised), form: surroundings.keyForm,
      mostRows: rows - 2)
    // The countdown goes on below, and its keys work.
    pane.isModal = false
    return pane
  }

  /// The grid on which frames lie, counted back from the deadline.
  var grid: FrameGrid {
    switch manager.state {
    case .running(let until): FrameGrid(anchor: until)
    case .ringing(let deadline, _): FrameGrid(anchor: deadline)
    case .paused, .stopped: FrameGrid(anchor: nil)
    }
  }

  /// Returns what the face shows at an instant.
  func faceState(at now: Moment) -> FaceState {
    var state = FaceState(
      snapshot: manager.snapshot(at: now.instant), time: time, name: settings.name,
      caption: caption(at: now), shortCaption: shortCaption(at: now), hint: hint?.text,
      notice: notice?.text, direction: settings.direction, isStill: settings.isStill)
    state.showsProgress = settings.showsProgress
    state.showsOvertime = settings.showsOvertime
    state.flashes = settings.alarm.flashes
    // What is paused stands still.
    let moves = state.snapshot.phase == .running || state.snapshot.phase == .ringing
    if settings.hasEffects == true, !settings.isStill, moves {
      state.effects = FaceEffects(at: now.instant)
    }
    return state
  }

  /// The form of the time, by the whole length.
  var time: TimeText { TimeText(total: longest, showsTenths: settings.showsTenths) }

  /// Returns the window's title.
  func title(at now: Moment) -> String {
    let snapshot = manager.snapshot(at: now.instant)
    let time = TimeText(total: longest)
    let digits =
      switch snapshot.phase {
      case .ringing: "Time’s up"
      case .paused: "\(time.text(left: snapshot.left)) paused"
      case .ready, .running, .ended: time.text(left: snapshot.left)
      }
    return settings.name.map { "\(digits) · \($0)" } ?? digits
  }

  private func percent(at now: Moment) -> Int {
    Int((1 - manager.snapshot(at: now.instant).fractionLeft) * 100)
  }

  private func caption(at now: Moment) -> String {
    switch manager.state {
    case .running, .stopped: wording.echo(total: manager.total, ends: ends, now: now.wall)
    case .paused: "\(wording.length(manager.total)) · paused · space goes on"
    case .ringing: "\(wording.length(manager.total)) · time’s up · Enter stop · s snooze"
    }
  }

  /// What must be known where there is no room for more.
  private func shortCaption(at now: Moment) -> String {
    switch manager.state {
    case .running, .stopped: wording.ends(ends, now: now.wall)
    case .paused: "paused"
    case .ringing: "time’s up · Enter stop"
    }
  }
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
      if streams.feeds, !feed.hasEnded, let change = time.timeToChange(left: snapshot.left) {
        times.append(change)
      }
    }
    return times.min().map {
      grid.align(now.instant.advanced(by: max(.zero, $0)), after: now.instant)
    }
  }
}
