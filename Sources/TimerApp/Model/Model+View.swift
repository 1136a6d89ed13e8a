internal import Cells
internal import Countdowns
internal import Faces
internal import Stages
internal import TerminalIO

extension Model {
  /// Where the face is drawn now.
  var placement: Placement { settings.placement(of: face, windowRows: viewport.window.rows) }

  /// The cells it is drawn on.
  var canvas: Canvas {
    switch placement {
    case .fullScreen: viewport.canvas
    case .inline(let rows): viewport.canvas(rows: rows)
    }
  }

  /// Returns what the face shows at an instant.
  func faceState(at now: Moment) -> FaceState {
    FaceState(
      snapshot: manager.snapshot(at: now.instant), time: time, name: settings.name,
      caption: caption(at: now), shortCaption: shortCaption(at: now), hint: hint?.text,
      notice: notice?.text, direction: settings.direction,
      isStill: settings.isStill, showsHelp: showsHelp)
  }

  /// Returns the picture at an instant.
  func scene(at now: Moment) -> Scene {
    face.scene(faceState(at: now), on: canvas, look: viewport.look)
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

  private func caption(at now: Moment) -> String {
    let total = wording.length(manager.total)
    switch manager.state {
    case .running, .stopped:
      return wording.echo(total: manager.total, ends: ends, now: now.wall)
    case .paused: return "\(total) · paused · space goes on"
    case .ringing: return "\(total) · time’s up · Enter stops the alarm"
    }
  }
}

extension Model {
  /// What must be known where there is no room for more.
  private func shortCaption(at now: Moment) -> String {
    switch manager.state {
    case .running, .stopped: wording.ends(ends, now: now.wall)
    case .paused: "paused"
    case .ringing: "Enter stops"
    }
  }
}

// MARK: - When it changes

extension Model {
  /// The grid on which ticks lie, counted back from the deadline.
  private static let grid = Duration.milliseconds(50)

  /// Returns the next instant at which something that is seen, heard or read changes by itself.
  ///
  /// It is `nil` when nothing does. The deadline isn't among them.
  func nextTick(after now: Moment, shows: Streams.Show, feeds: Bool) -> Instant? {
    let snapshot = manager.snapshot(at: now.instant)
    var times: [Duration] = []
    switch shows {
    case .face:
      if let change = face.timeToChange(faceState(at: now), on: canvas) { times.append(change) }
      for said in [notice, hint].compactMap({ $0 }) {
        times.append(now.instant.duration(to: said.until))
      }
    case .words: if let change = timeToWords(snapshot) { times.append(change) }
    case .nothing: break
    }
    if feeds, snapshot.phase == .running, let change = time.timeToChange(left: snapshot.left) {
      times.append(change)
    }
    return times.min().map { onGrid(now.instant.advanced(by: max(.zero, $0)), now.instant) }
  }

  /// Moves an instant to the grid, never back and never before it is due.
  private func onGrid(_ instant: Instant, _ now: Instant) -> Instant {
    let anchor: Instant? =
      switch manager.state {
      case .running(let until): until
      case .ringing(let deadline, _): deadline
      case .paused, .stopped: nil
      }
    guard let anchor else { return instant }
    let steps = instant.duration(to: anchor).wholeUnits(of: Self.grid)
    let tick = anchor.advanced(by: Self.grid * -steps)
    return tick > now ? tick : now.advanced(by: Self.grid)
  }

  private func timeToWords(_ snapshot: Snapshot) -> Duration? {
    guard snapshot.phase == .running else { return nil }
    return snapshot.left - Marks.next(below: snapshot.left)
  }
}
