internal import Clocks
internal import Control
internal import Countdowns
internal import Faces
internal import Programs
internal import Reports

/// Shows other processes the timers that count, and answers their requests.
extension AppProgram {
  /// What other processes know of a timer that counts.
  struct Shared: Hashable, Sendable {
    /// What distinguishes it from others, once it is registered.
    var identity: RunIdentity?
    /// The state from which the record that was sent last was made.
    var basis: RecordBasis?
  }

  /// All the state from which a record is made; none of it changes as time passes.
  struct RecordBasis: Hashable, Sendable {
    var run: TimerRun
    var name: String?
    var face: Face
    var sound: String?
    var showsTenths: Bool
  }

  /// Returns actions together with those for other processes, in the order in which they are
  /// carried out.
  mutating func publish(_ actions: Actions, at now: Moment) -> Actions {
    let all = actions + tabs.indices.compactMap { news(ofTab: $0, at: now) }
    guard all.count > 1 else { return all }
    return all.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// Returns the action that shows other processes a timer, if it started or changed.
  private mutating func news(ofTab place: Int, at now: Moment) -> Action<AppEffect>? {
    let tab = tabs[place]
    guard tab.run != nil else { return nil }
    guard let known = shared[tab.id] else {
      shared[tab.id] = Shared()
      return .perform(.register(tab: tab.id, label: tab.name))
    }
    guard let run = tab.run, known.identity != nil else { return nil }
    let basis = RecordBasis(
      run: run, name: tab.name, face: tab.face ?? settings.face, sound: tab.sound,
      showsTenths: settings.showsTenths)
    guard basis != known.basis, let record = record(of: tab, at: now) else { return nil }
    shared[tab.id]?.basis = basis
    return .perform(.publish(tab: tab.id, record))
  }

  /// Returns the record of a timer for other processes; `nil` before it is registered.
  func record(of tab: TimerTab, at now: Moment) -> TimerRecord? {
    guard let run = tab.run, let identity = shared[tab.id]?.identity else { return nil }
    return record(of: run, in: tab, as: identity, at: now)
  }

  private func record(
    of run: TimerRun, in tab: TimerTab, as identity: RunIdentity, at now: Moment
  ) -> TimerRecord {
    let settings = settings
    var record = run.record(as: identity, at: now)
    record.label = tab.name
    record.face = (tab.face ?? settings.face).rawValue
    record.showsTenths = settings.showsTenths
    record.words =
      run.words(
        name: tab.name, sound: tab.sound ?? base.alarm.sound.name,
        countsSuspension: identity.countsSuspension, in: zone)
      + base.alarmWords
    return record
  }
}

extension Action<AppEffect> {
  /// The place in the order of actions: the alarm comes before what a disk may delay, an answer after what
  /// it says was kept, a socket is closed after the last answer, and then its name is free for the next
  /// timer.
  fileprivate var rank: Int {
    switch self {
    case .perform(.alarm): 0
    case .perform(.publish(_, let record)): record.status == nil ? 1 : 5
    case .perform(.reply): 2
    case .perform(.edit), .perform(.keepRecents): 4
    case .perform(.log): 5
    case .perform(.unregister): 6
    case .perform(.register): 7
    case .perform(.handOver): 8
    case .end: 9
    default: 3
    }
  }
}

// MARK: - Requests

extension AppProgram {
  /// Answers a request of another process about a timer, by its number.
  mutating func answer(
    _ request: ControlRequest, about id: Int, from connection: Int, at now: Moment
  ) -> Actions {
    func reply(_ reply: ControlReply) -> Action<AppEffect> {
      .perform(.reply(reply, to: connection, tab: id))
    }
    guard let place = tabs.firstIndex(where: { $0.id == id }), let run = tabs[place].run,
      let identity = shared[id]?.identity
    else { return [reply(.refused(TimerRefusal.alreadyStopped.sentence))] }
    do throws(TimerRefusal) {
      let effects = try obey(request, onTab: place, at: now)
      let tab = tabs[place]
      // A countdown that is over leaves its tab when its effects are carried out.
      let record = record(of: tab.run ?? run, in: tab, as: identity, at: now)
      return carryOut(effects, onTab: place, at: now) + said(of: place, since: run, at: now)
        + [reply(.timer(record.forOthers.json))]
    } catch {
      return [reply(.refused(error.sentence))]
    }
  }

  /// Hands a request to the countdown, and returns what that asks for.
  private mutating func obey(
    _ request: ControlRequest, onTab place: Int, at now: Moment
  ) throws(TimerRefusal) -> [TimeManager.Effect] {
    guard case .command(let command) = request else { return [] }
    let effects = tabs[place].handle(.command(command), at: now)
    for case .refuse(_, let reason) in effects { throw reason }
    return effects
  }

  /// Returns words about what a request changed, for those who can't see the picture.
  private func said(of place: Int, since before: TimerRun, at now: Moment) -> Actions {
    let tab = tabs[place]
    guard let run = tab.run else { return [.say("\(spokenTitle(of: place))stopped")] }
    // Ringing has already been announced.
    guard run.manager.state != before.manager.state, !run.isRinging else { return [] }
    return [.say(spokenTitle(of: place) + stateWords(of: run, in: tab, at: now))]
  }
}

// MARK: - The end

extension AppProgram {
  /// Ends the countdown of a timer that is over, for other processes too.
  mutating func end(_ place: Int, at now: Moment) -> Actions {
    let tab = tabs[place]
    let record = record(of: tab, at: now)
    tabs[place].reset(at: now)
    guard let run = tab.run, shared.removeValue(forKey: tab.id) != nil else { return [] }
    let last: Actions =
      record.map { record in
        [
          .perform(.log(tab: tab.id, run.entry(of: record, at: now))),
          .perform(.publish(tab: tab.id, record)),
        ]
      } ?? []
    return last + [.perform(.unregister(tab: tab.id))]
  }

  /// Returns the lines of the history for timers that a signal ends, with their numbers.
  func interruptedEntries(at now: Moment) -> [(tab: Int, entry: HistoryEntry)] {
    tabs.compactMap { tab in
      guard let run = tab.run, let record = record(of: tab, at: now) else { return nil }
      return (tab.id, run.entry(of: record, at: now))
    }
  }
}
