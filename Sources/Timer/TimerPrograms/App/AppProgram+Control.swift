package import Clocks
internal import Countdowns
internal import Faces
internal import Programs
package import Reports
package import Timers

/// The interface to other processes, which can read and control the active timers.
extension AppProgram {
  /// Returns actions and the publications that follow from them, in execution order.
  mutating func publish(_ actions: Actions, at now: Moment) -> Actions {
    Action<AppEffect>.ordered(actions + tabs.indices.compactMap { news(ofTab: $0, at: now) })
  }

  /// Returns the action that registers or publishes a timer, if it started or changed.
  private mutating func news(ofTab place: Int, at now: Moment) -> Action<AppEffect>? {
    let tab = tabs[place]
    guard let run = tab.run else { return nil }
    guard shared[tab.id] != nil else {
      shared[tab.id] = RunPublication()
      let resumed = run.definition.unfinished?.name
      return .perform(
        .register(tab: tab.id, label: tab.name, resumes: resumed, isUndone: tab.isUndone))
    }
    guard run.identity != nil, var publication = shared[tab.id] else { return nil }
    let record = publication.update(
      run, tab.face ?? settings.look.face, showsTenths: settings.look.showsTenths,
      words: presentation(of: run, in: tab).words, at: now)
    shared[tab.id] = publication
    return record.map { .perform(.timer(tab: tab.id, .publish($0))) }
  }

  /// Returns the presentation that is saved with the state of a timer.
  package func presentation(of run: Run, in tab: TimerTab) -> Run.Presentation {
    let words = run.commandLine(sound: tab.sound ?? settings.alarm.sound.name, in: zone)
    return Run.Presentation(
      face: tab.face ?? settings.look.face, showsTenths: settings.look.showsTenths,
      words: words + (run.definition.words.isEmpty ? settings.alarmWords : []))
  }

  /// Returns the record of a timer for other processes; `nil` before it is registered.
  package func record(of tab: TimerTab, at now: Moment) -> TimerRecord? {
    guard let run = tab.run, run.identity != nil else { return nil }
    return run.record(presentation(of: run, in: tab), at: now)
  }

  /// Stores the identity of a registered timer, and runs its start hook.
  mutating func register(_ id: Int, as identity: RunIdentity, at now: Moment) -> Actions {
    guard let place = tabs.firstIndex(where: { $0.id == id }), shared[id] != nil,
      var run = tabs[place].run
    else { return [] }
    run.identity = identity
    tabs[place].run = run
    unfinished.removeAll { $0.name == identity.name }
    return carryOut(run.startHook(at: now), onTab: place, at: now)
  }
}

// MARK: - Requests

extension AppProgram {
  /// Answers another process's request about the timer with a tab ID; SIGUSR1 has no connection.
  mutating func answer(
    _ request: ControlRequest, about id: Int, from connection: Int?, at now: Moment
  ) -> Actions {
    func reply(_ reply: ControlReply) -> Actions {
      connection.map { [.perform(.timer(tab: id, .reply(reply, to: $0)))] } ?? []
    }
    func refuse(_ refusal: TimerRefusal) -> Actions { reply(.refused(refusal.sentence)) }
    guard let place = tabs.firstIndex(where: { $0.id == id }), let before = tabs[place].run,
      connection == nil || before.identity != nil
    else { return refuse(.alreadyStopped) }
    if case .share = request {
      return reply(
        .refused("timers of the app can’t be shared yet: start one in a terminal of its own"))
    }
    var effects: [Run.Effect] = []
    if case .command(let command) = request {
      effects = tabs[place].run?.handle(.command(command), at: now) ?? []
    }
    for case .refused(let reason) in effects {
      // The sender of a signal gets no reply.
      let words = connection == nil ? reason.words(isLast: before.manager.isLast) : nil
      return refuse(reason) + (words.map { [note($0, at: now)] } ?? [])
    }
    // Performing the effects removes a timer that is over from its tab.
    let record = record(of: tabs[place], at: now)
    return carryOut(effects, onTab: place, at: now) + said(of: place, since: before, at: now)
      + (record.map { reply(.timer($0.forOthers.json)) } ?? [])
  }

  /// Returns the spoken announcement of what a request changed.
  private func said(of place: Int, since before: Run, at now: Moment) -> Actions {
    guard let run = tabs[place].run else { return [.say("\(spokenTitle(of: place))stopped")] }
    // Ringing and a change of step have already been announced.
    guard run.manager.position == before.manager.position,
      run.manager.state != before.manager.state, let words = run.stateWords(at: now, in: zone)
    else { return [] }
    return [.say(spokenTitle(of: place) + words)]
  }
}

// MARK: - The end

extension AppProgram {
  /// Resets the tab of a timer that is over, and unregisters the timer.
  package mutating func end(_ place: Int, at now: Moment) -> Actions {
    let tab = tabs[place]
    let record = record(of: tab, at: now)
    tabs[place].reset(at: now)
    guard let run = tab.run, shared.removeValue(forKey: tab.id) != nil else { return [] }
    let last: [RunEffect] = record.map { [.log(run.historyEntry(at: now)), .publish($0)] } ?? []
    let actions: Actions = last.map { .perform(.timer(tab: tab.id, $0)) }
    return actions + [.perform(.unregister(tab: tab.id))]
  }

  /// Returns the interruption by a signal of each active timer, with its tab ID.
  package func interruptions(cancels: Bool, at now: Moment) -> [(tab: Int, left: Run.Interruption)]
  {
    tabs.compactMap { tab in
      guard let run = tab.run, run.identity != nil else { return nil }
      return (tab.id, run.interruption(presentation(of: run, in: tab), cancels: cancels, at: now))
    }
  }
}
