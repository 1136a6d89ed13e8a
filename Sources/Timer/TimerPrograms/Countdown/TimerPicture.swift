package import Clocks
internal import Countdowns
internal import Faces
internal import Programs
package import Reports
internal import Scenes
package import Timers
internal import Widgets

/// The picture of a timer, the same in all programs that show one.
struct TimerPicture {
  var state: FaceState
  var face: Face
  /// The elapsed time at the end of each lap.
  let laps: [Duration]
  /// The grid of frame times, counted back from the deadline or forward from the start.
  let grid: FrameGrid
  let look: Look

  /// Creates the picture of a report on a frame grid, with its captions if they are known.
  init(
    _ report: TimerReport, on grid: FrameGrid, _ face: Face, _ wording: Wording, _ look: Look,
    captions: FaceCaptions? = nil, at now: Moment
  ) {
    state = FaceState(report, captions ?? FaceCaptions(report, wording, at: now), look)
    (laps, self.grid, self.face, self.look) = (report.laps, grid, face, look)
  }

  /// Returns the view of a program that shows only this timer, optionally with its keys; `title`
  /// applies to a timer without a name.
  func view<P: Program>(
    of program: P, _ tables: TimerKeyTables, showsKeys: Bool, title: String? = nil,
    in surroundings: Surroundings
  ) -> View<CountdownOwner> where P.Command == CountdownKeyCommand {
    let keys =
      !showsKeys
      ? nil
      : FacePanes.Keys(
        list: KeyHelp(documenting: tables.all, availability: program.availability(of:)),
        line: KeyHelp(program.activeKeyMaps, availability: program.availability(of:)))
    let (placement, panes) = FacePanes(
      face: face, state: state, laps: LapList(laps), grid: grid, keys: keys
    ).placed(by: look, in: surroundings)
    return View(
      panes, placement: placement, title: state.title(named: state.name ?? title),
      percent: state.percent, takesMouse: false)
  }
}

extension TimerReport {
  /// Returns the report with a wall-clock end that doesn't jitter, if it has an end.
  package func ending(at ends: WallTime?) -> TimerReport {
    var report = self
    if report.ends != nil { report.ends = ends }
    return report
  }
}

extension FrameGrid {
  /// Creates the grid of a timer: it is anchored at the deadline or the origin while time counts.
  package init(of run: Run) {
    let anchor: Instant? =
      switch run.manager.state {
      case .running(let until):
        run.definition.isOpen ? until.advanced(by: .zero - run.manager.total) : until
      case .ringing(let deadline, _): deadline
      case .paused, .stopped: nil
      }
    self.init(anchor: anchor)
  }

  /// Creates the grid of a record: it is anchored at the deadline or the origin while time counts.
  package init(of record: TimerRecord) {
    let moves = record.phase == .running || record.phase == .ringing
    self.init(anchor: moves ? record.deadline ?? record.origin : nil)
  }
}
