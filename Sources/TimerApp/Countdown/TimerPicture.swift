internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports
internal import Scenes
internal import Widgets

/// The picture of a timer, the same in all programs that show one.
struct TimerPicture {
  /// The state of the face.
  var state: FaceState
  var face: Face
  /// The elapsed time at the end of each lap.
  var laps: [Duration] = []
  /// The grid of frame times, counted back from the deadline or forward from the start.
  let grid: FrameGrid
  @Shared var settings: CountdownSettings

  /// Creates the picture of a report, with a frame grid.
  init(
    _ report: TimerReport, _ grid: FrameGrid, _ face: Face, _ wording: Wording,
    _ settings: Shared<CountdownSettings>, at now: Moment
  ) {
    state = FaceState(report, wording, settings.wrappedValue, at: now)
    (self.grid, self.face, _settings) = (grid, face, settings)
  }

  /// Creates the picture of a record, with a wall-clock end that doesn't jitter.
  init(
    _ record: TimerRecord, ends: WallTime?, _ face: Face, _ wording: Wording,
    _ settings: Shared<CountdownSettings>, at now: Moment
  ) {
    var report = record.report(at: now)
    if report.ends != nil { report.ends = ends }
    self.init(report, FrameGrid(of: record), face, wording, settings, at: now)
    laps = record.laps
  }

  /// Returns the view of a program that shows only this timer, optionally with its keys; `title`
  /// applies to a timer without a name.
  func view<P: Program>(
    of program: P, showsKeys: Bool, title: String? = nil, in surroundings: Surroundings
  ) -> View<CountdownOwner> {
    let keys =
      !showsKeys
      ? nil
      : FacePanes.Keys(
        list: KeyHelp(documenting: P.keyMaps, availability: program.availability(of:)),
        line: KeyHelp(program.activeKeyMaps, availability: program.availability(of:)))
    let (placement, panes) = FacePanes(
      face: face, state: state, laps: LapList(laps), grid: grid, keys: keys
    ).placed(by: settings, in: surroundings)
    return View(
      panes, placement: placement, title: state.title(named: state.name ?? title),
      percent: state.percent, takesMouse: false)
  }
}

extension FrameGrid {
  /// Creates the grid of a record: it is anchored at the deadline or the origin while time counts.
  init(of record: TimerRecord) {
    let moves = record.phase == .running || record.phase == .ringing
    self.init(anchor: moves ? record.deadline ?? record.origin : nil)
  }
}
