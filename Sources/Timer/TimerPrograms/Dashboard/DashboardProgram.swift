internal import Cells
package import Clocks
package import Countdowns
internal import Faces
package import Programs
package import Reports
internal import TerminalCodes
package import Timers
package import Widgets

/// The state of a dashboard, which shows all running timers of the user, and sends them commands.
///
/// The timers run in other processes, and closing the dashboard doesn't affect them. Commands, views
/// and the page of a single timer are in separate files.
package struct DashboardProgram: Program {
  package typealias Message = DashboardMessage
  package typealias Command = DashboardCommand
  package typealias Owner = DashboardOwner
  package typealias Effect = DashboardEffect
  package typealias Actions = [Action<DashboardEffect>]

  /// The look of the faces.
  let look: Look
  package let zone: Zone
  var dashboard = Dashboard()
  /// The view of the timer that is shown alone.
  var opened: AttachProgram?
  /// The name of the timer that is canceled if the user confirms it.
  var question: String?
  var showsKeys = false
  package var notice: Notice?
  /// The deadlines for the replies of timers to commands.
  private var patience: [String: Instant] = [:]
  /// The instant at which timers that were busy are tried again.
  private var search: Instant?
  private(set) var window = WindowSize(columns: 80, rows: 24)

  /// The time limit for a timer's reply to a command.
  private static let patience = Duration.seconds(2)

  /// A time that is never reached, for noticing changes of the wall clock.
  private static let never = WallTime(epochSeconds: 1 << 36)

  package init(_ records: [TimerRecord], _ look: Look, zone: Zone, at now: Moment) {
    self.look = look
    self.zone = zone
    for record in records { dashboard.update(record, at: now) }
    dashboard.select(at: 0)
  }

  package static let keyMaps = DashboardKeys.all

  package var activeKeyMaps: [KeyMap<DashboardCommand>] {
    if let opened { return opened.activeKeyMaps.map { $0.map { .view($0) } } }
    if showsKeys { return [DashboardKeys.help] }
    return question == nil ? pageKeyMaps : [DashboardKeys.question]
  }

  /// The key maps of the list, by the state of the selected timer.
  var pageKeyMaps: [KeyMap<DashboardCommand>] {
    let general = DashboardKeys.general
    guard let selected = dashboard.selected else { return [general] }
    guard !selected.isOver else { return [DashboardKeys.over, general] }
    return switch selected.record.phase {
    case .paused: [DashboardKeys.paused, general]
    case .ringing: [DashboardKeys.ringing, general]
    case .waiting: [DashboardKeys.waiting, general]
    case .running, .ended, .canceled: [general]
    }
  }

  package var appearance: Appearance { look.appearance }

  /// The layout in the window.
  var layout: DashboardLayout {
    DashboardLayout(columns: window.columns, rows: window.rows, count: dashboard.entries.count)
  }
}

// MARK: - Events

extension DashboardProgram {
  package mutating func update(
    _ event: Event<DashboardMessage, DashboardCommand, DashboardOwner>, at now: Moment
  ) -> Actions {
    var actions = passTime(now)
    switch event {
    case .started: return actions + [.say(spokenList(at: now))]
    case .timePassed: break
    case .message(let message): actions += handle(message, at: now)
    case .command(.view(let command)): actions += updateOpened(.command(command), at: now)
    case .command(let command):
      notice = nil
      actions += perform(command, at: now)
    case .refused(.view(let command), let reason):
      actions += updateOpened(.refused(command, reason: reason), at: now)
    case .refused(.timer, let reason):
      let name = dashboard.selection.map { "\(title(ofTimer: $0)): " } ?? ""
      actions.append(note(name + reason, at: now))
    case .refused(_, let reason), .pixelsRefused(let reason): actions.append(note(reason, at: now))
    case .interaction(let interaction): actions += handle(interaction, at: now)
    case .windowChanged(let size): window = size
    // Replies that arrive while the dashboard is suspended are read later.
    case .suspending:
      patience = [:]
      actions += updateOpened(.suspending, at: now)
    case .resumed: actions.append(.perform(.refresh))
    }
    // A timer that is over can't be canceled.
    if let question, dashboard.entry(named: question)?.isOver != false { self.question = nil }
    return actions
  }

  private mutating func passTime(_ now: Moment) -> Actions {
    notice.expire(at: now)
    dashboard.passTime(now)
    var actions = updateOpened(.timePassed, at: now)
    for (name, deadline) in patience where deadline <= now.instant {
      patience[name] = nil
      actions.append(
        note("\(title(ofTimer: name)) doesn’t answer: its process is stopped", at: now))
    }
    if let search, search <= now.instant {
      self.search = nil
      actions.append(.perform(.search))
    }
    return actions
  }

  private mutating func handle(_ message: DashboardMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .note(let words): return [note(words, at: now)]
    case .wallClockChanged: return [.perform(.refresh)]
    case .isBusy(let instant):
      search = min(search ?? instant, instant)
      return []
    case .changed(let record):
      patience[record.name] = nil
      let old = dashboard.entry(named: record.name)
      dashboard.update(record, at: now)
      return announce(record, since: old, at: now)
        + updateOpened(.message(.changed(record)), ofTimer: record.name, at: now)
    case .refused(let name, let reason):
      patience[name] = nil
      guard opened?.record.name != name else {
        return updateOpened(.message(.refused(reason)), at: now)
      }
      return [note("\(title(ofTimer: name)): \(reason)", at: now)]
    case .closed(let name):
      patience[name] = nil
      dashboard.lose(name, at: now)
      return updateOpened(.message(.gone), ofTimer: name, at: now)
    }
  }

  /// Announces a timer that started to ring, or that started or ended; above a single timer, only
  /// that another one started to ring.
  private mutating func announce(
    _ record: TimerRecord, since old: Dashboard.Entry?, at now: Moment
  ) -> Actions {
    guard let entry = dashboard.entry(named: record.name),
      old?.record.phase != record.phase || old?.isOver != entry.isOver
    else { return [] }
    if record.phase == .ringing { notice = nil }
    guard let opened else { return [.say(spoken(entry, at: now))] }
    guard opened.record.name != record.name, record.phase == .ringing else { return [] }
    let words = "\(fullTitle(record.report(at: now))): \(EndWords.text) · q returns to it"
    return [note(words, at: now)]
  }

  /// Shows a notice for a while, and announces it.
  mutating func note(_ text: String, at now: Moment) -> Action<DashboardEffect> {
    let text = TextWidth.visible(text)
    if opened != nil, let said = updateOpened(.message(.report(text)), at: now).first {
      return said
    }
    notice = Notice(text, at: now)
    return .say(text)
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<DashboardMessage>> {
    let times = [dashboard.nextLeave, notice?.until, search, patience.values.min()]
    var subscriptions = Set(
      times.compactMap(\.self).map { Subscription(.time($0), DashboardMessage.instantReached) })
    // A suspended machine shifts the deadlines of timers that don't count in the meantime.
    if dashboard.entries.contains(where: { !$0.record.countsSuspension && !$0.isOver }) {
      subscriptions.insert(Subscription(.wallTime(Self.never), .wallClockChanged))
    }
    return subscriptions.union(openedSubscriptions(at: now))
  }
}

// MARK: - Changes

extension DashboardProgram {
  /// Sends a command to the timer with a name, and waits for its reply.
  mutating func send(_ command: TimerCommand, to name: String, at now: Moment) -> Actions {
    patience[name] = patience[name] ?? now.instant.advanced(by: Self.patience)
    return [.perform(.send(name, .command(command)))]
  }
}
