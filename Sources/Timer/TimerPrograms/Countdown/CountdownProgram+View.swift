package import Clocks
internal import Countdowns
internal import Faces
package import Programs
package import Reports
internal import Synth
internal import Timers
package import Widgets

extension CountdownProgram {
  package func view(
    _ interaction: InteractionState<CountdownOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<CountdownOwner> {
    picture(at: now).view(of: self, keyTables, showsKeys: showsKeys, in: surroundings)
  }

  package func report(at now: Moment) -> TimerReport {
    run.report(showsTenths: settings.look.showsTenths, at: now)
  }

  func picture(at now: Moment) -> TimerPicture {
    var picture = TimerPicture(
      report(at: now).ending(at: run.ends), on: FrameGrid(of: run), face, wording, settings.look,
      captions: captions.flatMap { $0.areValid(at: now) ? $0 : nil }, at: now)
    (picture.state.hint, picture.state.notice) = (hint?.text, notice?.text)
    picture.state.help = settings.look.help(
      keyTables.hint(run.definition.countsUp ? [.timer(.lap), .timer(.cancel)] : []), for: face,
      until: helpEnd, showsKeys: showsKeys, at: now.instant)
    return picture
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<CountdownMessage>> {
    var subscriptions = run.subscriptions(
      CountdownMessage.instantReached, wallClock: .wallClockChanged, at: now)
    if streams.feeds, !feed.hasEnded, let due = feed.due {
      subscriptions.insert(Subscription(.time(max(due, now.instant)), .instantReached))
    }
    if run.rings, case .ring(let deadline) = alarmOrder {
      let near = deadline.advanced(by: .zero - settings.alarm.ticks.reminder)
      if near > now.instant { subscriptions.insert(Subscription(.time(near), .alarmNears)) }
    }
    if let next = nextChange(after: now) {
      subscriptions.insert(Subscription(.time(next), .instantReached))
    }
    return subscriptions
  }

  /// Returns the next instant at which something outside the face changes by itself.
  private func nextChange(after now: Moment) -> Instant? {
    let instants: [Instant?] =
      switch streams.show {
      case .face: [notice?.until, hint?.until]
      case .words: [run.nextSpokenTime(after: now.instant)]
      case .nothing: []
      }
    return instants.compactMap(\.self).min().map {
      FrameGrid(of: run).align(max($0, now.instant), after: now.instant)
    }
  }
}
