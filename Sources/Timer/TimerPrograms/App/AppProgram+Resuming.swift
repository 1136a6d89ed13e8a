internal import Clocks
internal import CommandLines
internal import Countdowns
internal import Faces
internal import Programs
package import Reports
package import Timers

/// Resuming timers whose processes ended before they were over, and undoing a reset.
extension AppProgram {
  /// Offers unfinished timers, the last one first.
  mutating func offer(_ records: [TimerRecord], boot: String, at now: Moment) -> Actions {
    self.boot = boot
    unfinished = records.filter { TimerDefinition(resuming: $0, among: listedTimers) != nil }
      .sorted { $0.written > $1.written }
    guard plain != nil, let title = unfinishedTitle else { return [] }
    return [.say("\(title) is unfinished; type resume to resume it")]
  }

  /// The title of the unfinished timer that is offered.
  var unfinishedTitle: String? { unfinished.first.map { TimerTab.title(ofTimer: $0) } }

  /// Resumes the unfinished timer that is offered, in a new tab if the selected timer is active.
  mutating func resume(at now: Moment) -> Actions {
    guard let record = unfinished.first,
      let definition = TimerDefinition(resuming: record, among: listedTimers)
    else { return [] }
    unfinished.removeFirst()
    if tab.run != nil { addTab() }
    let arguments = try? Arguments.command.read(record.words, program: CalledName().text)
    var timer = NamedTimer(name: record.label ?? "", time: "")
    timer.sound = arguments?.alarm.sound.name
    tab.take(timer)
    return goOn(record, definition, boot: boot, at: now)
  }

  private mutating func goOn(
    _ record: TimerRecord, _ definition: TimerDefinition, boot: String, at now: Moment
  ) -> Actions {
    var definition = definition
    definition.unfinished = record
    (tab.name, tab.face) = (record.label, record.face.flatMap { Face(rawValue: $0) })
    let goal = CountdownGoal(
      total: record.total ?? TimerDefinition.openTotal, target: record.target)
    return start(goal, definition, boot: boot, typed: nil, at: now)
  }

  /// Resets the tab of a timer that another process has resumed or cleared in the meantime; a timer
  /// whose reset was undone goes on under another name.
  mutating func forgetResumed(_ id: Int, named name: String, at now: Moment) -> Actions {
    guard let place = tabs.firstIndex(where: { $0.id == id }) else { return [] }
    if tabs[place].isUndone { return [.perform(.register(tab: id, label: tabs[place].name))] }
    tabs[place].reset(at: now)
    shared.removeValue(forKey: id)
    return [note("\(name) is no longer unfinished", at: now)]
  }
}

// MARK: - Undoing a reset

extension AppProgram {
  /// Whether the selected timer was reset, which `undoReset` undoes.
  var canUndoReset: Bool { tab.run == nil && tab.reset != nil }

  /// Forgets resets that are too long ago.
  mutating func forgetResets(at now: Moment) {
    for place in tabs.indices where tabs[place].reset.map({ $0.until <= now.instant }) == true {
      tabs[place].reset = nil
    }
  }

  /// Goes on as if the selected timer hadn't been reset.
  mutating func undoReset(at now: Moment) -> Actions {
    guard canUndoReset, let reset = tab.reset else { return [] }
    let face = tab.face
    let actions = goOn(reset.record, reset.definition, boot: reset.record.boot, at: now)
    (tab.face, tab.isUndone) = (face, true)
    return actions
  }
}

extension TimerTab {
  /// Returns the title of a timer of another process: its label, or `Timer 2` for one that has only a
  /// number.
  static func title(ofTimer record: TimerRecord) -> String {
    record.label ?? (Int(record.name) == nil ? record.name : "Timer \(record.name)")
  }
}

extension TimerDefinition {
  /// Creates the settings of an unfinished timer that is resumed in the app; `nil` if a command
  /// follows its end, which only its own process can run.
  package init?(resuming record: TimerRecord, among timers: [NamedTimer]) {
    let arguments = try? Arguments.command.read(record.words, program: CalledName().text)
    self = arguments?.definition ?? TimerDefinition()
    guard command.isEmpty else { return nil }
    if marks.isEmpty, let words = arguments?.words,
      let plan = try? NamedTimer.named(words, among: timers)?.plan()
    {
      marks = plan.marks
    }
    (planFile, isDetached, showsStatistics) = (nil, false, false)
    (format, cadence) = (nil, nil)
    routine =
      record.steps.isEmpty
      ? nil
      : try? Routine(
        steps: record.steps, rounds: record.rounds, waits: record.waits,
        finalStep: record.finalStep)
    (countsUp, isOpen) = (record.countsUp, record.isOpen)
    (warnings, words) = (record.warnings, record.words)
  }
}
