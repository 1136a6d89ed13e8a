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
      snapshot: manager.snapshot(at: now.instant), time: time, name: shownName,
      caption: caption(at: now), shortCaption: shortCaption(at: now), hint: hint?.text,
      notice: notice?.text, direction: settings.direction, isStill: settings.isStill)
    state.showsProgress = settings.showsProgress
    state.showsOvertime = settings.showsOvertime
    state.flashes = settings.alarm.flashes
    if settings.script.countsUp { countUp(&state, at: now) }
    // What is paused stands still.
    let moves = state.snapshot.phase == .running || state.snapshot.phase == .ringing
    if settings.hasEffects == true, !settings.isStill, moves {
      state.effects = FaceEffects(at: now.instant)
    }
    return state
  }

  /// Shows what was counted; without an end, the picture goes round once a minute.
  private func countUp(_ state: inout FaceState, at now: Moment) {
    let elapsed = manager.elapsed(at: now.instant)
    state.elapsed = elapsed
    state.direction = .filling
    state.isOpen = settings.script.isOpen
    guard state.isOpen else { return }
    let minute = Duration.seconds(60)
    state.time = TimeText(total: max(elapsed, minute), showsTenths: settings.showsTenths)
    let inMinute = elapsed - minute * elapsed.wholeUnits(of: minute)
    (state.snapshot.total, state.snapshot.left) = (minute, minute - inMinute)
  }

  /// The form of the time, by the whole length.
  var time: TimeText { TimeText(total: longest, showsTenths: settings.showsTenths) }

  /// What it is for and, among steps, which one it is: `Tea · Work 1/8`.
  var shownName: String? {
    guard manager.routine.count > 1 else { return settings.name }
    let number = "\(manager.position + 1)/\(manager.routine.count)"
    let step = manager.step.label.map { "\($0) \(number)" } ?? number
    return settings.name.map { "\($0) · \(step)" } ?? step
  }

  /// Returns the window's title.
  func title(at now: Moment) -> String {
    let snapshot = manager.snapshot(at: now.instant)
    var state = FaceState(snapshot: snapshot, time: TimeText(total: longest))
    if settings.script.countsUp { countUp(&state, at: now) }
    let digits =
      switch snapshot.phase {
      case .ringing: "Time’s up"
      case .paused: "\(state.digits) paused"
      case .ready, .running, .ended: state.digits
      }
    return shownName.map { "\(digits) · \($0)" } ?? digits
  }

  private func percent(at now: Moment) -> Int? {
    settings.script.isOpen ? nil : Int((1 - manager.snapshot(at: now.instant).fractionLeft) * 100)
  }

  private func caption(at now: Moment) -> String {
    let length = lengthWords(of: manager.total)
    return switch manager.state {
    case .stopped(nil): "\(length) · Enter starts it"
    case .running where settings.script.isOpen: length
    case .running, .stopped: "\(length) · \(wording.ends(ends, now: now.wall))"
    case .paused: "\(length) · paused · space goes on"
    case .ringing:
      "\(length) · time’s up · Enter \(manager.isLast ? "stop" : "next step") · s snooze"
    }
  }

  /// What must be known where there is no room for more.
  private func shortCaption(at now: Moment) -> String {
    switch manager.state {
    case .stopped(nil): "Enter starts it"
    case .running where settings.script.isOpen: ""
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
