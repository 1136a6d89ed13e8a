package import Clocks
internal import Countdowns
internal import Faces
internal import Reports
internal import Shapes
package import Timers
internal import Widgets

/// A timer in a tab of the app: its wheels, and its countdown while it is active.
package struct TimerTab: Hashable, Sendable {
  /// The progress of the transition from the wheels to the face.
  struct Transition: Animatable, Hashable, Sendable {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }
  }

  /// The ID, unique among all tabs since the app started.
  package let id: Int
  package var name: String?
  /// The timer's own face; `nil` for that of the settings.
  var face: Face?
  /// The timer's own sound; `nil` for that of the settings.
  var sound: String?
  /// The saved timer with several steps that was started last.
  private var steps: NamedTimer?
  var wheels: TimeWheels
  /// The length of the countdown to which the name, the face and the sound belong.
  private var namedFor: Duration?
  /// The time being typed, if any.
  var entry: TimeEntry?
  package var run: Run?
  /// The timer before its last reset.
  var reset: Reset?
  /// Whether the countdown goes on after a reset that was undone.
  var isUndone = false
  /// The transition from the wheels to the face.
  var transition: Animated<Transition>

  /// A timer that was reset, and the instant until which that can be undone.
  struct Reset: Hashable, Sendable {
    var record: TimerRecord
    var definition: TimerDefinition
    var until: Instant
  }

  private static let transitionTime = Duration.milliseconds(300)

  init(id: Int, wheels: TimeWheels = TimeWheels(.seconds(300))) {
    self.id = id
    self.wheels = wheels
    transition = Animated(Transition(share: 0))
  }

  /// Starts or resumes a countdown, and shows the face.
  package mutating func start(
    _ goal: CountdownGoal, _ definition: TimerDefinition = TimerDefinition(),
    _ alarm: AlarmSettings, boot: String? = nil, at now: Moment
  ) {
    run = Run(
      to: goal, definition, label: name, alarm: .rings(limit: alarm.limit), snooze: alarm.snooze,
      at: now
    ).starting(boot: boot, at: now)
    namedFor = goal.total
    (entry, reset, isUndone) = (nil, nil, false)
    transition.move(to: Transition(share: 1), at: now.instant, in: Self.transitionTime)
  }

  /// Applies the name, the face and the sound of a saved timer; `hasSteps` is whether it has steps
  /// or marks.
  ///
  /// A timer with its own colors is started again with them, too.
  mutating func take(_ timer: NamedTimer, hasSteps: Bool = false) {
    name = timer.name.isEmpty ? nil : timer.name
    (face, sound) = (timer.face, timer.sound)
    steps = hasSteps || !timer.warnings.isEmpty ? timer : nil
  }

  /// Starts the edited version of a saved timer from now on, if the old one would start again.
  mutating func replaceSteps(of old: NamedTimer, with new: NamedTimer) {
    if steps == old { steps = new }
  }

  /// Clears the name, the face and the sound, unless the last countdown was a single one of the
  /// same length.
  mutating func forgetName(unlessFor length: Duration) {
    guard let namedFor, namedFor != length || steps != nil else { return }
    (name, face, sound, steps) = (nil, nil, nil, nil)
  }

  /// Returns the saved timer that starts again from the wheels, if its first step has a length.
  func savedSteps(startingWith length: Duration) -> NamedTimer? { namedFor == length ? steps : nil }

  /// Returns what is needed to undo a reset; `nil` if the timer isn't active, only rings, or isn't
  /// registered.
  func beforeReset(at now: Moment) -> Reset? {
    guard let run, run.identity != nil, !run.isLastRinging else { return nil }
    var record = run.record(at: now)
    // What was counted is in the history, as of a canceled timer.
    let canceled = record.canceled(at: now).uncanceled(boot: record.boot, at: now)
    record.logged = canceled?.logged ?? run.counted(at: now.instant)
    record.loggedSteps = canceled?.loggedSteps ?? []
    return Reset(
      record: record, definition: run.definition, until: now.instant.advanced(by: Run.undoTime))
  }

  /// Ends the countdown, and shows the wheels.
  mutating func reset(at now: Moment) {
    guard run != nil else { return }
    run = nil
    transition.move(to: Transition(share: 0), at: now.instant, in: Self.transitionTime)
  }

  /// Releases all wheels that are being dragged.
  mutating func releaseWheels(at now: Moment) {
    for column in TimeWheels.Column.allCases {
      wheels.change(column) { $0.endDrag(at: now.instant) }
    }
  }

  /// Returns the timer's name in a sentence, such as `Tea` or `Timer 2`.
  func title(number: Int) -> String { name ?? "Timer \(number)" }
}
