package import Clocks
package import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import Settings
internal import TOML
internal import TerminalCodes
internal import Texts
package import Timers
package import Widgets

/// The state of the app: several timers, each with wheels and a face, and the sheets above them.
///
/// There is only one alarm: it belongs to the timer that rang last, or else to the one that ends
/// next. Commands, views and sheets are in separate files.
package struct AppProgram: Program {
  package typealias Message = AppMessage
  package typealias Command = AppKeyCommand
  package typealias Owner = AppOwner
  package typealias Effect = AppEffect
  package typealias Actions = [Action<AppEffect>]

  /// The settings from the command line, which the preferences override.
  package internal(set) var settings: CountdownSettings
  package let zone: Zone
  /// The name of the program in errors.
  let program: CalledName
  var preferences: Preferences { didSet { applyPreferences() } }
  package var tabs: [TimerTab]
  /// The index of the selected timer.
  var selected = 0
  var sheets: [AppSheet] = []
  /// The sound list, while it is open.
  var sounds: SoundList?
  /// The names of the available sounds, once they are listed.
  var soundNames: [String] = []
  var recents: RecentTimes
  /// The state of the plain app; `nil` if pictures are shown.
  package var plain: PlainPrompt?
  /// Whether the introduction is shown.
  var isFirstStart: Bool
  package var notice: Notice?
  var window = WindowSize(columns: 80, rows: 24)
  /// The ID of a timer that started to ring and should be selected.
  var raised: Int?
  /// The last order to the alarm, and its settings.
  package var alarm: (order: AlarmOrder, settings: AlarmSettings)?
  /// The values in the settings file, by key.
  var fileValues: [TOMLPath: TOMLValue] = [:]
  /// The row of the settings sheet that was last focused.
  var settingRow: SettingRow?
  var pointer = PointerState()
  /// The changes on the open sheet, oldest first.
  var changes: [UndoableChange] = []
  /// The unfinished timers that can be resumed, and the current boot ID.
  var unfinished: [TimerRecord] = []
  var boot = ""
  /// The publications of active timers, by tab ID.
  var shared: [Int: RunPublication] = [:]
  private var nextID = 1

  /// The state of a pressed pointer.
  struct PointerState: Hashable, Sendable {
    var isHeld = false
    /// Whether the pointer has moved since the press.
    var hasMoved = false
    /// Whether it has moved a slider whose value isn't saved yet.
    var slides = false
  }

  /// Creates the app with one timer that isn't started.
  package init(
    _ settings: CountdownSettings, _ preferences: Preferences, zone: Zone,
    recents: RecentTimes = RecentTimes(), isFirstStart: Bool = false,
    program: CalledName = CalledName()
  ) {
    (self.settings, self.program) = (settings, program)
    self.preferences = preferences
    // The settings show a sound named on the command line.
    switch settings.alarm.sound {
    case .usual: break
    case .named(let name): self.preferences.sound = name
    case .bellOnly: self.preferences.sound = "none"
    }
    fileValues = preferences.fileValues
    self.zone = zone
    self.recents = recents
    self.isFirstStart = isFirstStart
    tabs = [TimerTab(id: 0)]
    if let time = recents.times.first, case .span(let span, _)? = try? Reading(words: [time]),
      TimeWheels.holds(span)
    {
      tabs[0].wheels = TimeWheels(span)
    }
    applyPreferences()
  }

  /// The selected timer.
  package var tab: TimerTab {
    get { tabs[selected] }
    set { tabs[selected] = newValue }
  }

  private mutating func applyPreferences() {
    settings.use(preferences)
    settings.look.face = preferences.face ?? .ring
  }

  /// Appends a timer and selects it.
  mutating func addTab() {
    tabs.append(TimerTab(id: nextID, wheels: TimeWheels(tab.wheels.duration)))
    nextID += 1
    selected = tabs.count - 1
  }

  package var appearance: Appearance { settings.look.appearance }

  package func closingLine(at now: Moment) -> String? { closingLine(at: now, byUser: false) }

  /// Returns the line that stays on the screen when the timers are interrupted or canceled.
  package func closingLine(at now: Moment, byUser isCanceled: Bool) -> String? {
    let running = tabs.compactMap { $0.run?.interrupted(at: now, in: zone, byUser: isCanceled) }
    return running.isEmpty ? nil : running.joined(separator: "; ")
  }

  /// Returns the wording of sentences about a timer.
  func wording(of tab: TimerTab) -> Wording {
    tab.run?.wording(in: zone) ?? Wording(name: tab.name, zone: zone)
  }
}

// MARK: - Events

extension AppProgram {
  package mutating func update(
    _ event: Event<AppMessage, AppKeyCommand, AppOwner>, at now: Moment
  ) -> Actions {
    var actions = change(at: now) { $0.handle(.timePassed, at: now) }
    notice.expire(at: now)
    forgetResets(at: now)
    switch event {
    case .started:
      actions += tabs.compactMap { $0.run.map { .say($0.echo(at: now, in: zone)) } }
      if plain != nil { actions.append(.say("Type a time such as 5m, or help.")) }
      // The introduction is shown only on the first start, even if nothing is started.
      if isFirstStart || tab.run != nil { actions.append(.perform(.keepRecents(recents.times))) }
    case .timePassed: break
    case .message(let message): actions += handle(message, at: now)
    case .command(let command):
      tab.transition.finish()
      notice = nil
      actions += perform(command, at: now)
    case .refused(_, let reason), .interaction(.refused(_, let reason)), .pixelsRefused(let reason):
      actions.append(note(reason, at: now))
    case .interaction(.typed(let press, _)) where plain != nil: actions += typePlain(press, at: now)
    case .interaction(let interaction): actions += handle(interaction, at: now)
    case .windowChanged(let size):
      window = size
      actions += updateSounds(.windowChanged(size), at: now)
    case .suspending: actions += updateSounds(.suspending, at: now)
    case .resumed: break
    }
    raise(at: now)
    actions += change(at: now) { $0.passMarks(at: now) }
    actions += sayTimes(at: now) + endAfterInput(at: now)
    return publish(actions + followAlarm(), at: now)
  }

  /// Selects the timer that started to ring, unless a time is being typed.
  private mutating func raise(at now: Moment) {
    guard let raised, tab.entry == nil else { return }
    self.raised = nil
    guard let place = tabs.firstIndex(where: { $0.id == raised && $0.run?.isRinging == true })
    else { return }
    tab.releaseWheels(at: now)
    selected = place
  }

  private mutating func handle(_ message: AppMessage, at now: Moment) -> Actions {
    switch message {
    case .instantReached: return []
    case .alarmNears: return alarm.map { [.perform(.alarm($0.order, $0.settings))] } ?? []
    case .alarmFinished(let since): return change(at: now) { $0.finishAlarm(since: since, at: now) }
    case .note(let words): return [note(words, at: now)]
    case .wallClockChanged: return change(at: now) { $0.followWallClock(at: now) }
    case .soundsListed(let entries, let folder): return openSounds(entries, folder: folder, at: now)
    case .sounds(let message): return updateSounds(.message(message), at: now)
    case .registered(let id, let identity): return register(id, as: identity, at: now)
    case .taken(let id, let name): return forgetResumed(id, named: name, at: now)
    case .unfinished(let records, let boot): return offer(records, boot: boot, at: now)
    case .asked(let request, let id, let connection):
      return answer(request, about: id, from: connection, at: now)
    }
  }

  /// Shows a notice for a while, and announces it.
  mutating func note(_ text: String, at now: Moment) -> Action<AppEffect> {
    notice = Notice(text, at: now)
    return .say(text)
  }
}

// MARK: - Countdowns

extension AppProgram {
  /// Sends an event to the countdown of a timer.
  mutating func perform(_ event: TimeManager.Event, onTab place: Int, at now: Moment) -> Actions {
    guard tabs.indices.contains(place) else { return [] }
    return carryOut(tabs[place].run?.handle(event, at: now) ?? [], onTab: place, at: now)
  }

  /// Changes all active timers, and performs the resulting effects.
  private mutating func change(at now: Moment, _ change: (inout Run) -> [Run.Effect]) -> Actions {
    tabs.indices.flatMap { place -> Actions in
      guard var run = tabs[place].run else { return [] }
      let effects = change(&run)
      tabs[place].run = run
      return carryOut(effects, onTab: place, at: now)
    }
  }

  /// Performs the effects of a timer's event.
  mutating func carryOut(_ effects: [Run.Effect], onTab place: Int, at now: Moment) -> Actions {
    guard let run = tabs[place].run else { return [] }
    let id = tabs[place].id
    return effects.flatMap { effect -> Actions in
      let outer = run.outerEffects(
        of: effect, notifies: settings.alarm.notifies, inWindow: true, at: now, in: zone)
      return show(effect, of: run, onTab: place, at: now)
        + outer.map { .perform(.timer(tab: id, $0)) }
    }
  }

  /// Shows and announces an effect of a timer.
  private mutating func show(
    _ effect: Run.Effect, of run: Run, onTab place: Int, at now: Moment
  ) -> Actions {
    switch effect {
    case .alarmBegan: return ring(place, at: now)
    case .stepStarted(let position):
      let words = spokenTitle(of: place) + run.stepWords(position, in: zone)
      notice = Notice(words, at: now)
      return [.say("\(words), \(run.wording(in: zone).ends(run.ends, now: now.wall))")]
    case .lapEnded: return [note(run.lapWords, at: now)]
    case .stopped: return end(place, at: now)
    case .refused(let reason):
      return reason.words(isLast: run.manager.isLast).map { [note($0, at: now)] } ?? []
    case .alarmEnded, .hook, .mark: return []
    }
  }

  /// Announces that a timer's deadline was reached, and raises the timer if the settings say so.
  private mutating func ring(_ place: Int, at now: Moment) -> Actions {
    if settings.alarm.raises { raised = tabs[place].id }
    notice = nil
    // A sound preview is stopped.
    let preview: Actions = sounds == nil ? [] : updateSounds(.command(.stop), at: now)
    let raising: Actions = settings.alarm.raises && plain == nil ? [.raiseWindow] : []
    return preview + [.say(endWords(of: place))] + raising
  }

  /// Updates the alarm for the timer that started to ring last, or else for the one that ends next.
  private mutating func followAlarm() -> Actions {
    let runs = tabs.compactMap { tab in tab.run.map { (tab, $0.alarm.order) } }
    let ringing = runs.compactMap { tab, order in
      if case .ringing(let since) = order { (tab: tab, order: order, time: since) } else { nil }
    }.max { $0.time < $1.time }
    let next = runs.compactMap { tab, order in
      if case .ring(let time) = order { (tab: tab, order: order, time: time) } else { nil }
    }.min { $0.time < $1.time }
    let first = ringing ?? next
    let new = (order: first?.order ?? .none, settings: alarmSettings(of: first?.tab))
    if new.order == alarm?.order ?? .none {
      // While a slider is dragged, the alarm doesn't change.
      guard new.order != .none, !pointer.isHeld, new.settings.heard != alarm?.settings.heard
      else { return [] }
    }
    alarm = new
    return [.perform(.alarm(new.order, new.settings))]
  }

  /// Returns the alarm settings of a timer, with the sound of its step or else its own, if it has
  /// one.
  private func alarmSettings(of tab: TimerTab?) -> AlarmSettings {
    var alarm = settings.alarm
    let voice = tab?.run?.alarm.voice ?? .usual
    if voice.isOnce || plain?.hasEnded == true { alarm.rounds = 1 }
    guard let sound = voice.sound ?? tab?.sound else { return alarm }
    alarm.sound = .usual
    alarm.chosenSound = sound
    return alarm
  }
}
