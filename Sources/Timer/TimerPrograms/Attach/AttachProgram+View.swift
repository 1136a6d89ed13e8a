package import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import Scenes
package import Widgets

extension AttachProgram {
  package func view(
    _ interaction: InteractionState<CountdownOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<CountdownOwner> {
    // The name distinguishes the windows of timers without labels.
    picture(at: now).view(of: self, .attach, showsKeys: showsKeys, title: name, in: surroundings)
  }

  func report(at now: Moment) -> TimerReport { record.report(at: now).ending(at: ends) }

  func picture(at now: Moment) -> TimerPicture {
    var picture = TimerPicture(
      report(at: now), on: FrameGrid(of: record), face, wording, look, at: now)
    picture.state.caption += " · q closes the view"
    picture.state.notice = notice?.text ?? standingNote
    picture.state.help = look.help(
      TimerKeyTables.attach.hint(record.countsUp ? [.timer(.lap)] : []), for: face,
      until: helpEnd, showsKeys: showsKeys, at: now.instant)
    return picture
  }
}
