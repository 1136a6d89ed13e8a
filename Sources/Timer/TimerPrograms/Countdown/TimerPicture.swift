package import Clocks
internal import Countdowns
internal import Faces
internal import Programs
package import Reports
internal import Scenes
internal import Timers
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
  let look: Look

  /// Creates the picture of a report with its captions, and a frame grid.
  init(
    _ report: TimerReport, _ captions: FaceCaptions, _ grid: FrameGrid, _ face: Face,
    _ look: Look
  ) {
    state = FaceState(report, captions, look)
    (self.grid, self.face, self.look) = (grid, face, look)
  }

  /// Creates the picture of a record, with a wall-clock end that doesn't jitter, and with its
  /// captions if they are known.
  init(
    _ record: TimerRecord, ends: WallTime?, _ face: Face, _ wording: Wording,
    _ look: Look, captions: FaceCaptions? = nil, at now: Moment
  ) {
    let report = record.report(ends: ends, at: now)
    self.init(
      report, captions ?? FaceCaptions(report, wording, at: now), FrameGrid(of: record), face,
      look)
    laps = record.laps
  }

  /// Returns the view of a program that shows only this timer, optionally with its keys; `title`
  /// applies to a timer without a name.
  func view<P: Program>(
    of program: P, _ tables: TimerKeyTables, showsKeys: Bool, title: String? = nil,
    in surroundings: Surroundings
  ) -> View<CountdownOwner> where P.Command == CountdownCommand {
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

extension TimerRecord {
  /// Returns the report at a moment, with a wall-clock end that doesn't jitter.
  package func report(ends: WallTime?, at now: Moment) -> TimerReport {
    var report = report(at: now)
    if report.ends != nil { report.ends = ends }
    return report
  }
}

extension FrameGrid {
  /// Creates the grid of a record: it is anchored at the deadline or the origin while time counts.
  package init(of record: TimerRecord) {
    let moves = record.phase == .running || record.phase == .ringing
    self.init(anchor: moves ? record.deadline ?? record.origin : nil)
  }
}
