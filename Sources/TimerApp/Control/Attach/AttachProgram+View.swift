internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports
internal import Scenes
internal import Widgets

extension AttachProgram {
  func view(
    _ interaction: InteractionState<CountdownOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<CountdownOwner> {
    let state = faceState(at: now)
    let (placement, panes) = FacePanes(
      face: face, state: state, grid: grid, keys: showsKeys ? keys : nil
    ).placed(by: settings, in: surroundings)
    return View(
      panes, placement: placement,
      // Windows of timers without labels are distinguished by the names of these.
      title: state.title(named: state.name ?? name), percent: state.percent, takesMouse: false)
  }

  private var keys: FacePanes.Keys {
    FacePanes.Keys(
      list: KeyHelp(documenting: Self.keyMaps, availability: availability(of:)),
      line: KeyHelp(activeKeyMaps, availability: availability(of:)))
  }

  /// The frame grid, counted back from the deadline or forward from the start.
  var grid: FrameGrid {
    let moves = record.phase == .running || record.phase == .ringing
    return FrameGrid(anchor: moves ? record.deadline ?? record.origin : nil)
  }

  /// Returns what the timer shows at a moment.
  func report(at now: Moment) -> TimerReport {
    var report = record.report(at: now)
    report.ends = ends
    return report
  }

  /// Returns what the face shows at a moment.
  func faceState(at now: Moment) -> FaceState {
    var state = FaceState(report(at: now), wording, settings, at: now)
    state.caption += " · q closes the view"
    state.notice = notice?.text
    state.help = settings.help(
      for: face, until: helpEnd, showsKeys: showsKeys, at: now.instant)
    return state
  }
}
