internal import Clocks
internal import Countdowns
internal import Faces
internal import Shapes
internal import Widgets

/// One of the app's timers: the wheels that set it, and the countdown while there is one.
struct TimerTab: Hashable, Sendable {
  /// The share of the way from the wheels to the face.
  struct Turn: Animatable, Hashable, Sendable {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }
  }

  /// The number that distinguishes it from all others of this run.
  let id: Int
  var name: String?
  /// The face and the sound, where they aren't those of the settings.
  var face: Face?
  var sound: String?
  var wheels: TimeWheels
  /// The length of the countdown that the name, the face and the sound were for.
  private var namedFor: Duration?
  /// The time that is being typed, if one is.
  var entry: TimeEntry?
  var run: Run?
  /// How far the picture has turned from the wheels to the face.
  private(set) var turn: Animated<Turn>

  /// The time that the picture takes to turn.
  private static let turnTime = Duration.milliseconds(300)

  init(id: Int, wheels: TimeWheels = TimeWheels(.seconds(300))) {
    self.id = id
    self.wheels = wheels
    turn = Animated(Turn(share: 0))
  }

  /// Starts a countdown, or continues it; the picture turns to the face.
  mutating func start(
    _ goal: TimeEntry.Goal, _ script: ScriptSettings = ScriptSettings(), _ alarm: AlarmSettings,
    boot: String? = nil, at now: Moment
  ) {
    run = Run(
      to: goal, script, label: name, alarm: .rings(limit: alarm.limit), snooze: alarm.snooze,
      boot: boot, at: now)
    namedFor = goal.total
    entry = nil
    turn.move(to: Turn(share: 1), at: now.instant, in: Self.turnTime)
  }

  /// Takes over the name, the face and the sound of a saved timer.
  mutating func take(_ timer: NamedTimer) {
    (name, face, sound) = (timer.name, timer.face, timer.sound)
  }

  /// Drops the name, the face and the sound, unless they were for a countdown of the same length.
  mutating func forgetName(unlessFor length: Duration) {
    guard let namedFor, namedFor != length else { return }
    (name, face, sound) = (nil, nil, nil)
  }

  /// Ends the countdown; the picture turns to the wheels.
  mutating func reset(at now: Moment) {
    guard run != nil else { return }
    run = nil
    turn.move(to: Turn(share: 0), at: now.instant, in: Self.turnTime)
  }

  /// Lets go of wheels that are held.
  mutating func releaseWheels(at now: Moment) {
    for column in TimeWheels.Column.allCases {
      wheels.change(column) { $0.endDrag(at: now.instant) }
    }
  }

  /// Puts the picture at the end of its turn.
  mutating func finishTurn() { turn.finish() }

  /// Returns what the timer is called in a sentence: its name, or its number.
  func title(number: Int) -> String { name ?? "Timer \(number)" }
}
